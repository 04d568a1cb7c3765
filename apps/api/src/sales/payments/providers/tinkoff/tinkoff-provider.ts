import { sbpCodeMinutes } from "@tropa/domain/sales/payment";
import { z } from "zod";
import { ApiError, fieldError } from "../../../../platform/errors/api-error.ts";
import { isSameSecret } from "../../../../platform/secrets/constant-time.ts";
import { refundKey } from "../base/payment-provider.ts";
import type {
  PaymentNotification,
  PaymentOrder,
  PaymentProvider,
  StartedPayment,
  ReportedMoney,
} from "../base/payment-provider.ts";
import type { TinkoffSettings } from "../../../../config/payment-settings.ts";
import { providerFailure } from "../base/provider-http.ts";
import {
  createTinkoffClient,
  initAnswer,
  orderAnswer,
  qrAnswer,
  stateAnswer,
} from "./tinkoff-client.ts";
import type { TinkoffClient } from "./tinkoff-client.ts";
import { tinkoffReceipt } from "./tinkoff-receipt.ts";
import { tinkoffToken } from "./tinkoff-token.ts";

/** What final statuses mean. A payment can still succeed after a failure, by another try on the bank's page. */
const outcomes: Record<string, "paid" | "failed" | "returned"> = {
  CONFIRMED: "paid",
  REJECTED: "failed",
  AUTH_FAIL: "failed",
  CANCELED: "failed",
  DEADLINE_EXPIRED: "failed",
  ATTEMPTS_EXPIRED: "failed",
  REVERSED: "returned",
  REFUNDED: "returned",
};
/** Intermediate statuses: a final one always follows. */
const intermediateStatuses = new Set([
  "NEW",
  "FORM_SHOWED",
  "FORMSHOWED",
  "PREAUTHORIZING",
  "AUTHORIZING",
  "3DS_CHECKING",
  "3DS_CHECKED",
  "PAY_CHECKING",
  "AUTHORIZED",
  "CONFIRMING",
  "CONFIRM_CHECKING",
  "REVERSING",
  "REFUNDING",
  "ASYNC_REFUNDING",
  "PROCESSING",
]);
/** Statuses of a payment that is refunded, wholly or partly, or about to be. */
const refundStatuses = new Set([
  "REVERSED",
  "REFUNDED",
  "REFUNDING",
  "ASYNC_REFUNDING",
  "PARTIAL_REVERSED",
  "PARTIAL_REFUNDED",
]);
const isPartial = (status: string): boolean => status.startsWith("PARTIAL_");
const isUnderWay = (status: string): boolean => status.endsWith("REFUNDING");
/** Converts every field to text, as it is signed. */
const notificationBody = z.object({
  TerminalKey: z.string(),
  OrderId: z.uuid(),
  PaymentId: z.string(),
  Success: z.union([z.boolean().transform(String), z.string()]),
  Status: z.string(),
  Amount: z.string().regex(/^\d{1,15}$/),
});

/** T-Bank's internet acquiring, version 2: one-stage card payments on its page, and SBP by QR code. */
export function createTinkoff(settings: TinkoffSettings, timeoutMs: number): PaymentProvider {
  const client = createTinkoffClient(settings, timeoutMs);
  const notificationOf = (payment: StartedPayment, state: { PaymentId: string; Status: string }) =>
    notificationForStatus(moneyOf(payment, state.PaymentId), state.Status);

  return {
    name: "tinkoff",
    acknowledgement: "OK",
    // A second Init would create a second payable order under the same number.
    isStartRepeatable: false,
    hasSbpCodes: true,
    async start(order, attempt) {
      if (order.currency !== "RUB") throw fieldError("provider", "incorrect");
      if (attempt > 1) await cancelOpen(client, order.uuid);
      const dueDate = dueDateOf(order);
      const fields = initFields(order, settings, dueDate);
      const started = await client.call("Init", fields, initAnswer);
      const isOurs =
        started.OrderId === order.uuid &&
        started.Amount === order.amountMinor &&
        started.TerminalKey === settings.terminalKey;
      if (!isOurs) throw providerFailure("tinkoff Init", "an answer about another order");
      if (order.method === "card")
        return { url: started.PaymentURL, providerRef: started.PaymentId };
      const qr = { PaymentId: started.PaymentId, DataType: "PAYLOAD" };
      const { Data } = await client.call("GetQr", qr, qrAnswer);
      return {
        url: Data,
        providerRef: started.PaymentId,
        ...(dueDate && { codeEndsAt: dueDate }),
      };
    },
    parseNotification(rawBody) {
      const fields = parseFields(rawBody);
      const token = typeof fields.Token === "string" ? fields.Token : "";
      const isGenuine =
        isSameSecret(token.toLowerCase(), tinkoffToken(fields, settings.password)) &&
        fields.TerminalKey === settings.terminalKey;
      if (!isGenuine) throw new ApiError("forbidden");
      const parsed = notificationBody.safeParse(fields);
      const event = typeof fields.Status === "string" ? fields.Status : "no status";
      const unknown = { outcome: "unknown", event, name: String(fields.PaymentId) } as const;
      if (!parsed.success) return unknown;
      const { OrderId, PaymentId, Status, Success, Amount } = parsed.data;
      const isKnown = Status in outcomes || intermediateStatuses.has(Status) || isPartial(Status);
      if (!isKnown) return unknown;
      const money = {
        paymentUuid: OrderId,
        providerRef: PaymentId,
        amountMinor: Number(Amount),
        // T-Bank's terminals charge only roubles; notifications do not name the currency.
        currency: "RUB",
      };
      const isClaim = outcomes[Status] === "paid" && Success !== "true";
      return isClaim ? { ...money, outcome: "pending" } : notificationForStatus(money, Status);
    },
    async lookUp(payment) {
      if (payment.providerRef === null) {
        const paid = await findPaid(client, payment);
        return paid ? { ...notificationOf(payment, paid), amountMinor: paid.Amount } : null;
      }
      const parameters = { PaymentId: payment.providerRef };
      let state = await client.call("GetState", parameters, stateAnswer);
      // The bank holds the money until a confirmation, which a one-stage terminal should send by itself.
      if (state.Status === "AUTHORIZED")
        state = await client.call("Confirm", parameters, stateAnswer);
      if (state.OrderId !== payment.uuid)
        throw providerFailure("tinkoff GetState", "an answer about another order");
      const notification = notificationOf(payment, state);
      // Refunds have notifications of their own.
      if (notification.outcome === "pending" || notification.outcome === "refund") return null;
      return { ...notification, amountMinor: state.Amount ?? payment.amountMinor };
    },
    async abandon(payment) {
      await cancelOpen(client, payment.uuid);
    },
    async refund(payment, amountMinor, ordinal) {
      const parameters = { PaymentId: payment.operationRef ?? payment.providerRef };
      const state = await client.call("GetState", parameters, stateAnswer);
      if (isUnderWay(state.Status)) return { status: "sent", ref: null };
      // A full refund was done but its answer lost. For a partial one, the request id tells whether it is this one.
      if (refundStatuses.has(state.Status) && !isPartial(state.Status))
        return { status: "done", ref: null };
      const wanted = {
        ...parameters,
        Amount: amountMinor,
        ExternalRequestId: refundKey(payment.uuid, ordinal),
      };
      const refunded = await client.call("Cancel", wanted, stateAnswer);
      if (!refundStatuses.has(refunded.Status))
        throw providerFailure("tinkoff Cancel", `status ${refunded.Status}`);
      return { status: isUnderWay(refunded.Status) ? "sent" : "done", ref: null };
    },
  };
}

const moneyOf = (payment: StartedPayment, providerRef: string): ReportedMoney => ({
  paymentUuid: payment.uuid,
  providerRef,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
});

/** Converts the bank's status to a notification. For a partial refund the bank sends its sum but no id. */
function notificationForStatus(money: ReportedMoney, status: string): PaymentNotification {
  if (isPartial(status)) {
    const ref = `${status} ${money.amountMinor}`;
    const refund = { ref, ordinal: null, mayBeOurs: true, status: "done" } as const;
    return { ...money, outcome: "refund", refund };
  }
  const outcome = outcomes[status] ?? "pending";
  return outcome === "returned"
    ? { ...money, outcome, isAll: true, isDone: true }
    : { ...money, outcome };
}

function initFields(order: PaymentOrder, settings: TinkoffSettings, dueDate: Date | null): object {
  return {
    Amount: order.amountMinor,
    OrderId: order.uuid,
    PayType: "O",
    Description: order.subject.title.slice(0, 140),
    Language: order.locale === "ru" ? "ru" : "en",
    SuccessURL: order.returnUrl,
    FailURL: order.failUrl,
    NotificationURL: order.notificationUrl,
    ...(dueDate ? { RedirectDueDate: writeDate(dueDate) } : {}),
    DATA: { [order.subject.purpose]: String(order.subject.number) },
    Receipt: tinkoffReceipt(order, settings),
  };
}

/** Shortest lifetime of the bank's page, ms; the bank rejects less than a minute. */
const shortestPage = 2 * 60_000;

/** Returns the expiry of the bank's page: the end of the hold. A code expires sooner: others can photograph it. */
function dueDateOf({ expiresAt, method }: PaymentOrder): Date | null {
  const now = Date.now();
  const ends = [
    ...(expiresAt ? [expiresAt.getTime()] : []),
    ...(method === "sbp" ? [now + sbpCodeMinutes * 60_000] : []),
  ];
  return ends.length === 0 ? null : new Date(Math.max(Math.min(...ends), now + shortestPage));
}

/** Formats a date for the bank: with seconds and an offset, without a fraction. */
const writeDate = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, "+00:00");

/** Closes all unpaid payments of an order. Throws `conflict` for a paid one, so that its outcome is looked up. */
async function cancelOpen(client: TinkoffClient, orderId: string): Promise<void> {
  const order = await client.ask("CheckOrder", { OrderId: orderId }, orderAnswer);
  for (const { PaymentId, Status } of order?.Payments ?? []) {
    if (Status === "CONFIRMED") throw new ApiError("conflict");
    if (outcomes[Status] === undefined && !refundStatuses.has(Status))
      await client.call(
        "Cancel",
        { PaymentId, ExternalRequestId: `close-${PaymentId}` },
        stateAnswer,
      );
  }
}

async function findPaid(client: TinkoffClient, payment: StartedPayment) {
  const order = await client.ask("CheckOrder", { OrderId: payment.uuid }, orderAnswer);
  return order?.Payments.find(({ Status }) => Status === "CONFIRMED") ?? null;
}

/** Keeps numbers as written, because the signature covers every digit of a long id. */
function parseFields(rawBody: Buffer): Record<string, unknown> {
  try {
    const asWritten = (_key: string, value: unknown, context?: { source?: string }) =>
      typeof value === "number" ? (context?.source ?? String(value)) : value;
    const parsed: unknown = JSON.parse(rawBody.toString("utf8"), asWritten);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // Invalid JSON: throw below.
  }
  throw new ApiError("forbidden");
}
