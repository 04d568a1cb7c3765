import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { MoneyReturn } from "@tropa/domain/sales/money/ledger";
import {
  addPaid,
  findBooking,
  markPrepaid,
  priceOf,
  reviveExpiredBooking,
  notifyOrganizer,
  notifyTourist,
} from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import { activateCertificate, notifyBuyer } from "../../certificates/certificates.ts";
import type { ApiContext } from "../../../config/context.ts";
import type { Client } from "../../../platform/db/database.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import type { Payable } from "../store/payable.ts";
import { closeOpenPayments } from "../store/payment-store.ts";
import type { PaymentRecord } from "../store/payment-store.ts";
import type { RefundReason } from "../store/refund-store.ts";

/** The transaction that credits a payment, and the payment. */
export interface CreditContext extends Pick<ApiContext, "config"> {
  client: Client;
  payment: Pick<PaymentRecord, "id" | "kind" | "amount_minor">;
  now: Date;
}

/** Credits a payment to its booking or certificate; returns the reason if it is refused and must be refunded. */
export async function creditPayment(
  { client, config, payment, now }: CreditContext,
  payable: Payable,
): Promise<RefundReason | null> {
  if (payable.purpose === "booking")
    return creditBooking({ client, payment, now }, payable.booking);
  const { certificate } = payable;
  if (certificate.paid_at !== null) return "already_paid";
  await activateCertificate(client, config, certificate, payment.id, now);
  return null;
}

async function creditBooking(
  { client, payment, now }: Omit<CreditContext, "config">,
  booking: BookingRecord,
): Promise<RefundReason | null> {
  const { total, prepayment } = priceOf(booking);
  const paid = booking.paid_minor + payment.amount_minor;
  if (paid > total) return "already_paid";
  switch (booking.status) {
    case bookingStatuses.pendingPrepayment:
      // A certificate may cover part of the prepayment; the hold then waits for the rest.
      if (paid >= prepayment) await markPrepaid(client, booking);
      break;
    case bookingStatuses.madePrepayment:
    case bookingStatuses.tourComplete:
      // A prepaid booking accepts the rest, not a second prepayment.
      if (payment.kind !== "payment") return "already_paid";
      break;
    case bookingStatuses.canceledBySystem:
      // A certificate's part of a lost booking has already been returned to it.
      if (paid < prepayment) return "booking_canceled";
      if (!(await reviveExpiredBooking(client, booking, now))) return "no_seats";
      break;
    default:
      return "booking_canceled";
  }
  await addPaid(client, booking.id, payment.amount_minor);
  await closeOpenPayments(client, booking.id);
  return null;
}

/** Notifies both sides of a payment, unless the prepayment is still incomplete. */
export async function notifyPaymentReceived(
  { client, config, payment }: CreditContext,
  payable: Payable,
): Promise<void> {
  if (payable.purpose === "certificate") return;
  const booking = orNotFound(await findBooking(client, { id: payable.booking.id }));
  if (booking.status === bookingStatuses.pendingPrepayment) return;
  const extra = { amountMinor: payment.amount_minor };
  await notifyTourist(client, config, booking, "bookingPaid", extra);
  await notifyOrganizer(client, config, booking, "organizerBookingPaid", extra);
}

/** Tells the payer that a payment was not accepted and is refunded. */
export async function notifyPaymentRefunded(
  { client, config, payment }: CreditContext,
  payable: Payable,
): Promise<void> {
  if (payable.purpose === "certificate")
    await notifyBuyer(client, config, payable.certificate, "certificatePaymentRefunded");
  else
    await notifyTourist(client, config, payable.booking, "paymentRefunded", {
      amountMinor: payment.amount_minor,
    });
}

/** Tells the payer that the bank has rejected the refund and that staff take care of it. */
export async function notifyRefundFailed(
  { client, config }: Pick<CreditContext, "client" | "config">,
  payable: Payable,
  amountMinor: number,
): Promise<void> {
  if (payable.purpose === "certificate")
    await notifyBuyer(client, config, payable.certificate, "certificateRefundFailed");
  else await notifyTourist(client, config, payable.booking, "bookingRefundFailed", { amountMinor });
}

/** Tells the payer that the refund was sent. */
export async function notifyRefundSent(
  client: Client,
  config: ApiContext["config"],
  payable: Payable,
  { amount, method }: Pick<MoneyReturn, "amount" | "method">,
): Promise<void> {
  if (payable.purpose === "certificate")
    await notifyBuyer(client, config, payable.certificate, "certificateRefundSent");
  else
    await notifyTourist(client, config, payable.booking, "bookingRefundSent", {
      amountMinor: amount,
      returns: [{ amount, state: "done", method }],
    });
}
