import { paymentProviders, paymentStatuses } from "@tropa/domain/sales/payment";
import { orNotFound } from "../../../server/or-not-found.ts";
import type { ApiContext } from "../../../config/context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { settleDispute } from "./disputes.ts";
import { lockPayableOf } from "../store/payable.ts";
import type { PaymentNotification, PaymentProvider } from "../providers/base/payment-provider.ts";
import {
  findPayment,
  insertAlert,
  lockPayment,
  setAmount,
  settlePayment,
} from "../store/payment-store.ts";
import type { PaymentRecord } from "../store/payment-store.ts";
import { insertRefund, recountPaid, returnedOf } from "../store/refund-store.ts";
import { settleRefund, settleReturned } from "./returned-money.ts";
import { amountText } from "./settling.ts";
import type { Settlement, SettlementContext } from "./settling.ts";
import { creditPayment, notifyPaymentRefunded, notifyPaymentReceived } from "./taking.ts";

/**
 * Applies a notification in one transaction that locks the booking or certificate, so that payments, bookings, seats and
 * messages stay consistent. Idempotent, and independent of the order of notifications.
 */
export async function settle(
  context: ApiContext,
  provider: PaymentProvider,
  notification: PaymentNotification,
  now: Date,
): Promise<Settlement> {
  return inTransaction(context.pool, async (client) => {
    const { paymentUuid: uuid } = notification;
    const found = uuid === null ? null : await findPayment(client, { uuid });
    if (found && isOfEarlierStart(found, provider, notification)) return "pending";
    if (!found || !isOurs(found, provider, notification)) {
      const name = notification.providerRef ?? notification.operationRef ?? uuid;
      const details = `${provider.name}: ${name}`.slice(0, 200);
      await insertAlert(client, {
        paymentId: found?.id ?? null,
        reason: "unknown_payment",
        details,
      });
      return "unknown";
    }
    const payable = await lockPayableOf(client, found);
    const payment = orNotFound(await lockPayment(client, found.id));
    return settleKnown({ ...context, client, payable, payment, now }, notification);
  });
}

async function settleKnown(
  context: SettlementContext,
  notification: PaymentNotification,
): Promise<Settlement> {
  const { client, payment } = context;
  switch (notification.outcome) {
    case "pending":
      return "pending";
    case "returned":
      return settleReturned(context, notification);
    case "refund":
      return settleRefund(context, notification);
    case "dispute":
      return settleDispute(context, notification);
    case "warning": {
      const { warning: reason, details } = notification;
      await insertAlert(client, { paymentId: payment.id, reason, details });
      return "warned";
    }
    case "failed":
      if (payment.status === paymentStatuses.new)
        await settlePayment(client, payment.id, paymentStatuses.canceled);
      return "failed";
    case "paid":
      return settlePaid(context, notification);
  }
}

/** Whether a notification belongs to a payment. After a lost start we lack the provider's id: our UUID is enough. */
function isOurs(
  payment: PaymentRecord,
  provider: PaymentProvider,
  { providerRef }: PaymentNotification,
): boolean {
  if (payment.provider !== paymentProviders[provider.name].id) return false;
  return (
    payment.provider_ref === null || providerRef === null || payment.provider_ref === providerRef
  );
}

/** Whether a failure concerns an earlier code that a newer one has replaced; it does not decide the payment. */
const isOfEarlierStart = (
  payment: PaymentRecord,
  provider: PaymentProvider,
  notification: PaymentNotification,
): boolean =>
  payment.code_ends_at !== null &&
  payment.provider === paymentProviders[provider.name].id &&
  !isOurs(payment, provider, notification) &&
  (notification.outcome === "failed" || notification.outcome === "pending");

/** Books incoming money, even for a closed payment or of another sum than requested. */
async function settlePaid(
  context: SettlementContext,
  { amountMinor, currency, operationRef }: PaymentNotification,
): Promise<Settlement> {
  const { client, payment } = context;
  const isOtherSum = amountMinor !== payment.amount_minor;
  const isOtherCurrency = currency !== payment.currency;
  if (isOtherSum || isOtherCurrency) {
    await insertAlert(client, {
      paymentId: payment.id,
      reason: isOtherCurrency ? "wrong_currency" : "wrong_amount",
      details: `expected ${amountText(payment.amount_minor, payment.currency)}, got ${amountText(amountMinor, currency)}`,
    });
  }
  // If each try has its own id, a returned try does not exclude a new one.
  const isNextTry =
    operationRef !== undefined &&
    payment.operation_ref !== null &&
    payment.operation_ref !== operationRef;
  const isReturned = payment.returned_at !== null && !isNextTry;
  const isSettled = payment.status === paymentStatuses.payed || isReturned;
  // A settled payment is not counted again, and a booking has only one currency.
  if (isOtherCurrency || amountMinor <= 0 || (isOtherSum && isSettled)) return "mismatch";
  if (isSettled) return "repeated";
  if (isOtherSum) await setAmount(client, payment.id, amountMinor);
  await settlePayment(client, payment.id, paymentStatuses.payed, operationRef);
  const received = { ...context, payment: { ...payment, amount_minor: amountMinor } };
  return creditOrRefund(received, isOtherSum);
}

/** Credits a payment, or creates its refund if it is refused; tells both sides, or the payer. */
async function creditOrRefund(
  context: SettlementContext,
  isOtherSum: boolean,
): Promise<Settlement> {
  const { client, payable, payment } = context;
  // A certificate is worth its price, so another sum does not buy it.
  const refusal =
    isOtherSum && payable.purpose === "certificate"
      ? "wrong_amount"
      : await creditPayment(context, payable);
  // Part of it may have been refunded before we learned that it was paid.
  const returned = await returnedOf(client, payment.id);
  if (refusal) {
    const left = payment.amount_minor - returned;
    if (left > 0) await insertRefund(client, payment, { reason: refusal, minor: left });
    await notifyPaymentRefunded(context, payable);
    return "refunded";
  }
  if (returned > 0 && payable.purpose === "booking") await recountPaid(client, payable.booking.id);
  await notifyPaymentReceived(context, payable);
  return "taken";
}
