import { z } from "zod";
import { ApiError } from "../../../../platform/errors/api-error.ts";
import { isSameSecret } from "../../../../platform/secrets/constant-time.ts";
import { createMonetaService } from "./moneta-service.ts";
import type { MonetaOperation } from "./moneta-service.ts";
import {
  readAmount,
  signCheck,
  signNotification,
  signRequest,
  writeAmount,
} from "./payanyway-signature.ts";
import type { MonetaFields } from "./payanyway-signature.ts";
import { refundKey } from "../base/payment-provider.ts";
import type {
  PaymentNotification,
  PaymentOrder,
  PaymentProvider,
} from "../base/payment-provider.ts";
import type { PayanywaySettings } from "../../../../config/payment-settings.ts";
import { providerFailure } from "../base/provider-http.ts";

/** Statuses in which the money is on our account; in the second, we have not acknowledged the notification yet. */
const paidStatuses = new Set(["SUCCEED", "TAKENIN_NOTSENT"]);
/** MONETA has not decided yet. */
const waitingStatuses = new Set(["CREATED", "INPROGRESS"]);

const notificationFields = z.object({
  MNT_ID: z.string(),
  MNT_TRANSACTION_ID: z.uuid(),
  MNT_OPERATION_ID: z.string().regex(/^\d{1,15}$/),
  MNT_AMOUNT: z.string(),
  MNT_CURRENCY_CODE: z.string().max(3),
});

export interface PayanywayProvider extends PaymentProvider {
  /** Parses MONETA's check whether an order may be paid. Throws `forbidden` for a forged one. */
  parseCheck(rawBody: Buffer): MonetaFields;
  /** Signs our answers to such checks. */
  secret: string;
}

/** PayAnyWay through MONETA.Assistant: a signed link to its page; notifications are verified with MONETA's service. */
export function createPayanyway(settings: PayanywaySettings, timeoutMs: number): PayanywayProvider {
  const { secret } = settings;
  const service = createMonetaService(settings, timeoutMs);
  const testMode = settings.isTestMode ? "1" : "0";

  /**
   * Parses a request; throws `forbidden` if signature, account or test mode is wrong: a test payment must never pay for
   * a real tour.
   */
  function requireGenuine(rawBody: Buffer, sign: typeof signNotification): MonetaFields {
    const fields: MonetaFields = Object.fromEntries(new URLSearchParams(rawBody.toString("utf8")));
    const isGenuine =
      isSameSecret((fields.MNT_SIGNATURE ?? "").toLowerCase(), sign(fields, secret)) &&
      fields.MNT_ID === settings.accountId &&
      (fields.MNT_TEST_MODE || "0") === testMode;
    if (!isGenuine) throw new ApiError("forbidden");
    return fields;
  }

  return {
    name: "payanyway",
    secret,
    acknowledgement: "SUCCESS",
    refusal: "FAIL",
    isStartRepeatable: true,
    // Send no request: the link itself is the order, and MONETA assigns its id on payment.
    async start(order) {
      return { url: assistantLink(order, settings, testMode), providerRef: order.uuid };
    },
    parseCheck: (rawBody) => requireGenuine(rawBody, signCheck),
    parseNotification(rawBody) {
      const fields = requireGenuine(rawBody, signNotification);
      const parsed = notificationFields.safeParse(fields);
      const amountMinor = readAmount(parsed.data?.MNT_AMOUNT ?? "");
      if (!parsed.success || amountMinor === null) {
        const name = fields.MNT_OPERATION_ID ?? null;
        return { outcome: "unknown", event: fields.MNT_COMMAND ?? "payment", name };
      }
      return {
        paymentUuid: parsed.data.MNT_TRANSACTION_ID,
        providerRef: parsed.data.MNT_TRANSACTION_ID,
        operationRef: parsed.data.MNT_OPERATION_ID,
        outcome: "paid",
        amountMinor,
        currency: parsed.data.MNT_CURRENCY_CODE,
      };
    },
    async confirm(notification) {
      const operation = await service.operation(notification.operationRef ?? "");
      if (
        operation.clientTransaction !== notification.paymentUuid ||
        operation.amountMinor === null
      )
        throw new ApiError("forbidden");
      const { id, status } = operation;
      const confirmed = notificationOf(operation.clientTransaction, operation);
      if (status === "CANCELED")
        return { ...confirmed, outcome: "returned", isAll: true, isDone: true };
      // Undecided, whatever the notification says: MONETA repeats it for a day.
      if (waitingStatuses.has(status))
        throw providerFailure("payanyway GetOperationDetailsById", `status ${status}`);
      return paidStatuses.has(status)
        ? confirmed
        : { outcome: "unknown", event: `status ${status}`, name: id };
    },
    async lookUp({ uuid }) {
      const operations = await service.operationsOf(uuid);
      const paid = operations.find(
        ({ status, amountMinor }) => paidStatuses.has(status) && amountMinor !== null,
      );
      return paid ? notificationOf(uuid, paid) : null;
    },
    // Do nothing: before taking money MONETA sends a check request, which we answer with "closed".
    async abandon() {},
    async refund(payment, amountMinor, ordinal) {
      const clientTransaction = refundKey(payment.uuid, ordinal);
      const operationId = payment.operationRef;
      if (operationId === null) throw providerFailure("payanyway Refund", "no operation is known");
      const earlier = await service.operationsOf(clientTransaction);
      const existing = earlier.find(({ status }) => status !== "CANCELED");
      const status =
        existing?.status ?? (await service.refund({ operationId, amountMinor, clientTransaction }));
      if (status === "CANCELED") throw providerFailure("payanyway Refund", `status ${status}`);
      return { status: status === "SUCCEED" ? "done" : "sent", ref: existing?.id ?? null };
    },
  };
}

/** Converts a paid operation to a notification. */
function notificationOf(uuid: string, operation: MonetaOperation): PaymentNotification {
  const { id, amountMinor, currency } = operation;
  return {
    paymentUuid: uuid,
    providerRef: uuid,
    operationRef: id,
    outcome: "paid",
    amountMinor: amountMinor ?? 0,
    currency,
  };
}

function assistantLink(order: PaymentOrder, settings: PayanywaySettings, testMode: string): string {
  const signed = {
    MNT_ID: settings.accountId,
    MNT_TRANSACTION_ID: order.uuid,
    MNT_AMOUNT: writeAmount(order.amountMinor),
    MNT_CURRENCY_CODE: order.currency,
    MNT_TEST_MODE: testMode,
  };
  const unitId = settings.unitIds[order.method];
  const link = new URL(settings.assistantUrl);
  link.search = new URLSearchParams({
    ...signed,
    MNT_DESCRIPTION: order.subject.title.slice(0, 200),
    MNT_SUCCESS_URL: order.returnUrl,
    MNT_INPROGRESS_URL: order.returnUrl,
    MNT_FAIL_URL: order.failUrl,
    MNT_RETURN_URL: order.failUrl,
    "moneta.locale": order.locale === "ru" ? "ru" : "en",
    ...(unitId ? { "paymentSystem.unitId": unitId } : {}),
    MNT_SIGNATURE: signRequest(signed, settings.secret),
  }).toString();
  return link.href;
}
