import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Refund } from "@tropa/domain/sales/cancellation";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { cancelStatus } from "@tropa/domain/people/permissions";
import type { ApiContext } from "../../../config/context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Client } from "../../../platform/db/database.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { closeOpenPayments, createRefunds } from "../../payments/payments.ts";
import { releaseUses } from "../../promo/promo.ts";
import {
  bookingFor,
  findBooking,
  lockBooking,
  changeStatus,
  ownersOf,
  refundNow,
  notifyOrganizer,
  notifyTourist,
} from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import { orNotFound } from "../../../server/or-not-found.ts";

const reasons = {
  5: "tourist_canceled",
  6: "organizer_canceled",
  8: "staff_canceled",
} as const satisfies Partial<Record<BookingStatus, string>>;

export interface Cancellation {
  id: number;
  message?: string | undefined;
  notify_client: boolean;
}

/**
 * Cancels a booking by number. Refunds according to the terms if the tourist cancels, else everything. Throws
 * `forbidden` for strangers and `conflict` if it is completed or cancelled already.
 */
export async function cancelBookingAs(
  { pool, config }: ApiContext,
  actor: Actor,
  { id, message, notify_client: tellsTourist }: Cancellation,
): Promise<BookingRecord> {
  return inTransaction(pool, async (client) => {
    orNotFound(await lockBooking(client, { id }));
    const booking = await bookingFor(client, actor, id);
    const to = cancelStatus(actor, ownersOf(booking));
    if (to === null || !isCancelStatus(to)) throw new ApiError("forbidden");
    const isTourist = to === bookingStatuses.canceledByTourist;
    await recordAct(client, actor, "cancelBooking", ["booking", id]);
    return cancel(client, config, booking, {
      to,
      refund: refundNow(booking, isTourist),
      note: message || null,
      message: message || null,
      tellsTourist: isTourist || tellsTourist,
      tellsOrganizer: to !== bookingStatuses.canceledByAuthor,
    });
  });
}

/**
 * Like `cancelBookingAs`, for a holder of the booking's link, who acts for the tourist
 * (docs/product/people-and-rights.md#bookings).
 *
 * @param refundMinor the refund that they were shown: if it differs by now, because a day has passed or a payment has
 *   come, throws `conflict` and cancels nothing
 */
export async function cancelBookingByLink(
  { pool, config }: ApiContext,
  { uuid, message, refundMinor }: { uuid: string; message: string | null; refundMinor: number },
): Promise<BookingRecord> {
  return inTransaction(pool, async (client) => {
    const booking = orNotFound(await lockBooking(client, { uuid }));
    const refund = refundNow(booking, true);
    if (refund.refund.minor !== refundMinor) throw new ApiError("conflict");
    const to = bookingStatuses.canceledByTourist;
    return cancel(client, config, booking, {
      to,
      refund,
      note: message,
      message,
      tellsTourist: true,
      tellsOrganizer: true,
    });
  });
}

const isCancelStatus = (status: BookingStatus): status is keyof typeof reasons => status in reasons;

/** Releases the seats of a locked booking, closes open payments and creates refunds, in one transaction. */
export async function cancel(
  client: Client,
  config: ApiContext["config"],
  booking: BookingRecord,
  how: {
    to: keyof typeof reasons;
    refund: Refund;
    /** For the booking's history. */
    note: string | null;
    /** For the other side, in its letter. */
    message: string | null;
    tellsTourist: boolean;
    tellsOrganizer: boolean;
  },
): Promise<BookingRecord> {
  const { to, refund, note, message } = how;
  await changeStatus(client, booking, to, reasons[to], { note });
  // Who cancels for a fee has used the code.
  if (refund.kept.minor === 0) await releaseUses(client, [booking.id]);
  await closeOpenPayments(client, booking.id);
  await createRefunds(client, config, booking, refund.refund.minor, "booking_canceled");
  const isTourist = to === bookingStatuses.canceledByTourist;
  const canceled = orNotFound(await findBooking(client, { id: booking.id }));
  if (how.tellsTourist) {
    const own = booking.paid_minor > 0 ? "bookingCanceledWithTerms" : "bookingCanceled";
    await notifyTourist(client, config, canceled, isTourist ? own : "bookingCanceledForTourist", {
      keptMinor: refund.kept.minor,
      note: isTourist ? null : message,
    });
  }
  if (how.tellsOrganizer) {
    const letter = isTourist ? "organizerBookingCanceled" : "organizerBookingCanceledByStaff";
    await notifyOrganizer(client, config, booking, letter, { note: isTourist ? message : null });
  }
  return canceled;
}
