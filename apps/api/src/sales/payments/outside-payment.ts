import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { BookingRecord } from "../booking/booking.ts";
import {
  insertOutsidePayment,
  insertPaper,
  lockOutsideRefund,
  resolveHandedOver,
} from "./store/outside-store.ts";
import type { OutsidePaper } from "./store/outside-store.ts";
import { creditPayment, notifyPaymentReceived } from "./settlement/taking.ts";
import type { CreditContext } from "./settlement/taking.ts";
import { finishRefund } from "./settlement/refunds.ts";

export interface OutsidePayment extends OutsidePaper {
  amountMinor: number;
  paidOn: LocalDate;
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
  if (paymentId === null || !(await insertPaper(client, paid, { paymentId, paidOn: paid.paidOn })))
    throw fieldError("document", "documentUsed");
  const payable = { purpose: "booking", booking } as const;
  const credit = { client, config, now };
  const payment = { id: paymentId, kind, amount_minor: paid.amountMinor } as const;
  if (await creditPayment({ ...credit, payment }, payable)) throw new ApiError("conflict");
  await notifyPaymentReceived({ ...credit, payment }, payable);
}

/**
 * Marks a refund of money that came past the providers as done and returns its sum. Throws `conflict` for any other, and a
 * field error for a paper that is entered already.
 */
export async function finishOutsideRefund(
  client: Client,
  config: Config,
  booking: BookingRecord,
  { refundId, ...paper }: { refundId: number } & Omit<OutsidePaper, "method">,
): Promise<number> {
  const refund = await lockOutsideRefund(client, booking.id, refundId);
  if (!refund) throw new ApiError("conflict");
  if (!(await insertPaper(client, { ...paper, method: refund.method }, { refundId })))
    throw fieldError("document", "documentUsed");
  await finishRefund(client, config, { purpose: "booking", booking }, refund, paper.document);
  await resolveHandedOver(client, refund.id);
  return refund.amount_minor;
}
