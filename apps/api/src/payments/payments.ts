import type { createPaymentCall } from "@tropa/api-contract/calls-booking";
import type { BodyOf } from "@tropa/api-contract/endpoint";
import { bookingStatuses, holdSeconds, isCanceled } from "@tropa/domain/booking-status";
import { localise } from "@tropa/domain/locale";
import { paymentProviders, paymentStatuses } from "@tropa/domain/payment";
import type { PaymentKind } from "@tropa/domain/payment";
import { tellOrganizer, tellTourist } from "../booking/booking-messages.ts";
import { addPaid, extendHold, findBooking, lockBooking } from "../booking/booking-store.ts";
import type { BookingRecord } from "../booking/booking-store.ts";
import { existing, markPrepaid, retakeLostBooking } from "../booking/booking.ts";
import { onceForKey } from "../booking/idempotency.ts";
import { isStorefrontAddress } from "../booking/storefront.ts";
import type { ApiContext } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import type { Client } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import type { PaymentNotification, PaymentProvider } from "./payment-provider.ts";
import {
  closeOpenPayments,
  findPayment,
  insertAlert,
  insertRefund,
  lockPayment,
  openPayment,
  setStarted,
  settlePayment,
} from "./payment-store.ts";
import type { PaymentRecord, RefundReason } from "./payment-store.ts";
import type { Providers } from "./providers.ts";

export type PaymentRequest = BodyOf<typeof createPaymentCall>;

/**
 * Opens a payment of a booking, or the one of the same kind that is open already, and has the provider
 * start collecting. Throws `conflict` where there is nothing to pay now and `gone` for a lost booking.
 */
export async function createPayment(
  { pool, config }: ApiContext,
  providers: Providers,
  request: PaymentRequest,
  idempotencyKey: string | null,
): Promise<{ payment: PaymentRecord; url: string }> {
  const strangers = (["return_url", "fail_url"] as const).filter(
    (field) => !isStorefrontAddress(config, request[field]),
  );
  if (strangers.length > 0) {
    throw new ApiError("validation", { fields: strangers.map((field) => ({ field, key: "url" })) });
  }
  const id = await inTransaction(pool, async (client) => {
    const repeatable = { call: "createPayment", key: idempotencyKey, content: request };
    const { id: paymentId } = await onceForKey(client, repeatable, () =>
      openFor(client, providers, request),
    );
    return paymentId;
  });
  const payment = existing(await findPayment(pool, { id }));
  if (payment.pay_url !== null) return { payment, url: payment.pay_url };
  // Outside the transaction: a provider that takes its time must not keep a booking locked.
  const booking = existing(await findBooking(pool, { id: payment.booking_id }));
  const started = await startCollecting(
    providers.collecting(booking.storefront, request.provider),
    payment,
    booking,
  );
  await setStarted(pool, payment.id, started);
  return { payment, url: started.url };
}

async function openFor(
  client: Client,
  providers: Providers,
  request: PaymentRequest,
): Promise<number> {
  const booking = existing(await lockBooking(client, { uuid: request.uuid }));
  const provider = providers.collecting(booking.storefront, request.provider);
  const amountMinor = amountDue(booking, request.kind);
  await extendHold(client, booking.id, holdSeconds.whilePaying);
  return openPayment(client, {
    bookingId: booking.id,
    provider: paymentProviders[provider.name],
    kind: request.kind,
    method: request.method,
    amountMinor,
    currency: booking.currency,
    returnUrl: request.return_url,
    failUrl: request.fail_url,
  });
}

function startCollecting(
  provider: PaymentProvider,
  payment: PaymentRecord,
  booking: BookingRecord,
) {
  return provider.start({
    uuid: payment.uuid,
    method: payment.method,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    returnUrl: payment.return_url,
    failUrl: payment.fail_url,
    booking: { id: booking.id, title: localise(booking.tour_title, booking.locale) },
  });
}

/** What a booking owes now: from the booking itself, never from who pays. */
function amountDue(booking: BookingRecord, kind: PaymentKind): number {
  if (isCanceled(booking.status)) throw new ApiError("gone");
  if (booking.status === bookingStatuses.pendingPrepayment && kind !== "payment") {
    if (booking.is_hold_over) throw new ApiError("gone");
    return kind === "prepayment" ? booking.prepayment_minor : booking.total_minor;
  }
  const rest = booking.total_minor - booking.paid_minor;
  if (booking.status === bookingStatuses.madePrepayment && kind === "payment" && rest > 0)
    return rest;
  throw new ApiError("conflict");
}

/** What came of a notification; each is committed, also what is answered with an error. */
export type Settlement = "taken" | "refunded" | "failed" | "repeated" | "mismatch" | "unknown";

/**
 * Lets a notification change what it may, in one transaction under the booking's lock, so that payments,
 * bookings, seats and messages never disagree. The same notification twice changes nothing.
 */
export async function settle(
  { pool, config }: ApiContext,
  provider: PaymentProvider,
  notification: PaymentNotification,
  now: Date,
): Promise<Settlement> {
  return inTransaction(pool, async (client) => {
    const found = await findPayment(client, { uuid: notification.paymentUuid });
    const isOurs =
      found?.provider === paymentProviders[provider.name] &&
      found.provider_ref === notification.providerRef;
    if (!found || !isOurs) {
      const details = `${provider.name}: ${notification.providerRef}`.slice(0, 200);
      await insertAlert(client, {
        paymentId: found?.id ?? null,
        reason: "unknown_payment",
        details,
      });
      return "unknown";
    }
    const booking = existing(await lockBooking(client, { id: found.booking_id }));
    const payment = existing(await lockPayment(client, found.id));
    if (await isMismatch(client, payment, notification)) return "mismatch";
    if (notification.outcome === "failed") {
      if (payment.status === paymentStatuses.new)
        await settlePayment(client, payment.id, paymentStatuses.canceled);
      return "failed";
    }
    if (payment.status === paymentStatuses.payed) return "repeated";
    // Money that a closed payment brings after all is money nonetheless.
    await settlePayment(client, payment.id, paymentStatuses.payed);
    const refusal = await takeMoney(client, booking, payment, now);
    const amountMinor = payment.amount_minor;
    if (refusal) {
      await insertRefund(client, payment, refusal);
      await tellTourist(client, config, booking, "paymentRefunded", { amountMinor });
      return "refunded";
    }
    const paid = existing(await findBooking(client, { id: booking.id }));
    await tellTourist(client, config, paid, "bookingPaid", { amountMinor });
    await tellOrganizer(client, paid, "organizerBookingPaid", { amountMinor });
    return "taken";
  });
}

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
    details: `asked ${payment.amount_minor} ${payment.currency}, told ${amountMinor} ${currency}`,
  });
  return true;
}

/** Takes the money for the booking; answers with why it cannot be taken and goes back. */
async function takeMoney(
  client: Client,
  booking: BookingRecord,
  payment: PaymentRecord,
  now: Date,
): Promise<RefundReason | null> {
  if (booking.paid_minor + payment.amount_minor > booking.total_minor) return "already_paid";
  switch (booking.status) {
    case bookingStatuses.pendingPrepayment:
      await markPrepaid(client, booking);
      break;
    case bookingStatuses.madePrepayment:
    case bookingStatuses.tourComplete:
      // A second prepayment is one too many; the rest is what a paid booking still owes.
      if (payment.kind !== "payment") return "already_paid";
      break;
    case bookingStatuses.canceledBySystem:
      if (!(await retakeLostBooking(client, booking, now))) return "no_seats";
      break;
    default:
      return "booking_canceled";
  }
  await addPaid(client, booking.id, payment.amount_minor);
  await closeOpenPayments(client, booking.id);
  return null;
}
