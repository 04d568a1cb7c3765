import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import type { OutsideMethod } from "@tropa/domain/sales/payment";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { insertOutsidePayment, isPaperUsed, lockOutsideRefund } from "./store/outside-store.ts";
import { creditPayment, notifyPaymentReceived } from "./settlement/taking.ts";
import type { CreditContext } from "./settlement/taking.ts";
import { finishRefund } from "./settlement/refunds.ts";

export interface OutsidePayment {
  method: OutsideMethod;
  amountMinor: number;
  paidOn: LocalDate;
  /** Number of the receipt or transfer. */
  document: string;
}

/**
 * Credits money that came past the providers to a locked booking, and tells both sides. Throws `gone` for a lost booking,
 * `conflict` where it cannot be paid, and a field error for a paper that is entered already.
 */
export async function creditOutside(
  { client, config, now }: Omit<CreditContext, "payment">,
  booking: BookingRecord,
  paid: OutsidePayment,
): Promise<void> {
  if (isCanceled(booking.status) || booking.is_hold_over) throw new ApiError("gone");
  if (booking.status === bookingStatuses.pendingConfirm) throw new ApiError("conflict");
  const { status, total_minor: total, paid_minor: before } = booking;
  const isAll = before + paid.amountMinor === total;
  const first = isAll ? "full" : "prepayment";
  const kind = status === bookingStatuses.pendingPrepayment ? first : "payment";
  const paymentId = await insertOutsidePayment(client, booking, { ...paid, kind });
  if (paymentId === null) throw fieldError("document", "documentUsed");
  const payable = { purpose: "booking", booking } as const;
  const credit = { client, config, now };
  const payment = { id: paymentId, kind, amount_minor: paid.amountMinor } as const;
  if (await creditPayment({ ...credit, payment }, payable)) throw new ApiError("conflict");
  await notifyPaymentReceived({ ...credit, payment }, payable);
}

/** Marks a refund of money that came past the providers as done and returns its sum. Throws `conflict` for any other. */
export async function finishOutsideRefund(
  client: Client,
  config: Config,
  booking: BookingRecord,
  { refundId, document }: { refundId: number; document: string },
): Promise<number> {
  const refund = await lockOutsideRefund(client, booking.id, refundId);
  if (!refund) throw new ApiError("conflict");
  if (await isPaperUsed(client, refund.payment_id, document))
    throw fieldError("document", "documentUsed");
  await finishRefund(client, config, { purpose: "booking", booking }, refund, document);
  return refund.amount_minor;
}
