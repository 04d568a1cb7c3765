import { minorPerMajor } from "@tropa/domain/money";
import { paymentProviders, paymentStatuses } from "@tropa/domain/sales/payment";
import { existing } from "../../server/existing.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { lockPayableOf } from "./payable.ts";
import type { Payable } from "./payable.ts";
import type { PaymentNotification, PaymentProvider } from "./providers/payment-provider.ts";
import {
  findPayment,
  insertAlert,
  lockPayment,
  markReturned,
  settlePayment,
} from "./payment-store.ts";
import type { PaymentRecord } from "./payment-store.ts";
import { insertRefund, lockRefunds } from "./refund-store.ts";
import { finishRefund } from "./refunds.ts";
import { takeMoney, tellRefused, tellTaken } from "./taking.ts";

/** What came of a notification; each is committed, also what is answered with an error. */
export type Settlement =
  | "taken"
  | "refunded"
  | "failed"
  | "repeated"
  | "pending"
  | "returned"
  | "mismatch"
  | "unknown";

/**
 * Lets a notification change what it may, in one transaction under the lock of what is paid for, so that payments,
 * bookings, seats and messages never disagree. The same notification twice changes nothing, in whichever order
 * they come.
 */
export async function settle(
  context: ApiContext,
  provider: PaymentProvider,
  notification: PaymentNotification,
  now: Date,
): Promise<Settlement> {
  return inTransaction(context.pool, async (client) => {
    const found = await findPayment(client, { uuid: notification.paymentUuid });
    if (found && isOfEarlierStart(found, provider, notification)) return "pending";
    if (!found || !isOurs(found, provider, notification)) {
      const details = `${provider.name}: ${notification.providerRef}`.slice(0, 200);
      await insertAlert(client, {
        paymentId: found?.id ?? null,
        reason: "unknown_payment",
        details,
      });
      return "unknown";
    }
    const payable = await lockPayableOf(client, found);
    const payment = existing(await lockPayment(client, found.id));
    switch (notification.outcome) {
      case "pending":
        return "pending";
      case "refunded":
        return settleReturned({ ...context, client, payable, payment, now });
      case "failed":
        if (await isMismatch(client, payment, notification)) return "mismatch";
        if (payment.status === paymentStatuses.new)
          await settlePayment(client, payment.id, paymentStatuses.canceled);
        return "failed";
      case "paid":
        if (await isMismatch(client, payment, notification)) return "mismatch";
        if (payment.status === paymentStatuses.payed || payment.returned_at) return "repeated";
        // Money that a closed payment brings after all is money nonetheless.
        await settlePayment(client, payment.id, paymentStatuses.payed, notification.operationRef);
        return settlePaid({ ...context, client, payable, payment, now });
    }
  });
}

/** A start whose answer was lost leaves us without the provider's name; its signature and our number are enough. */
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

/** A code that another one has taken the place of ends without money: that decides nothing about the payment. */
const isOfEarlierStart = (
  payment: PaymentRecord,
  provider: PaymentProvider,
  notification: PaymentNotification,
): boolean =>
  payment.code_ends_at !== null &&
  payment.provider === paymentProviders[provider.name].id &&
  !isOurs(payment, provider, notification) &&
  (notification.outcome === "failed" || notification.outcome === "pending");

interface Settling extends ApiContext {
  client: Client;
  payable: Payable;
  payment: PaymentRecord;
  now: Date;
}

async function settlePaid(settling: Settling): Promise<Settlement> {
  const { client, payable, payment } = settling;
  const refusal = await takeMoney(settling, payable);
  if (refusal) {
    await insertRefund(client, payment, refusal);
    await tellRefused(settling, payable);
    return "refunded";
  }
  await tellTaken(settling, payable);
  return "taken";
}

/** The money went back: as we asked, or by a person at the provider, whom a person of ours should hear of. */
async function settleReturned(settling: Settling): Promise<Settlement> {
  const { client, config, payable, payment } = settling;
  if (payment.returned_at) return "repeated";
  await markReturned(client, payment.id);
  if (payment.status === paymentStatuses.new)
    await settlePayment(client, payment.id, paymentStatuses.canceled);
  const refunds = await lockRefunds(client, payment.id);
  for (const refund of refunds) await finishRefund(client, config, payable, refund);
  if (refunds.length === 0 && payment.status === paymentStatuses.payed) {
    const details = inWords(payment.amount_minor, payment.currency);
    await insertAlert(client, { paymentId: payment.id, reason: "returned_elsewhere", details });
  }
  return "returned";
}

/** As the bank's papers have it: staff compare them, and nobody counts kopecks there. */
const inWords = (minor: number, currency: string) => `${minor / minorPerMajor} ${currency}`;

async function isMismatch(
  client: Client,
  payment: PaymentRecord,
  notification: PaymentNotification,
): Promise<boolean> {
  const { amountMinor, currency } = notification;
  const isWrongCurrency = currency !== payment.currency;
  if (!isWrongCurrency && amountMinor === payment.amount_minor) return false;
  await insertAlert(client, {
    paymentId: payment.id,
    reason: isWrongCurrency ? "wrong_currency" : "wrong_amount",
    details: `asked ${inWords(payment.amount_minor, payment.currency)}, told ${inWords(amountMinor, currency)}`,
  });
  return true;
}
