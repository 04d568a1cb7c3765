import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { cancellationOutcome } from "@tropa/domain/organizers/departure-cancellation";
import type { CancellationOutcome } from "@tropa/domain/organizers/departure-cancellation";
import type { Config } from "../../../config/config.ts";
import type { Client } from "../../../platform/db/database.ts";
import { closeOpenPayments, createRefunds } from "../../payments/payments.ts";
import { releaseUses } from "../../promo/promo.ts";
import { maskContacts } from "../../../conversation/chat/chat.ts";
import {
  areContactsHidden,
  changeStatus,
  findBooking,
  notifyTourist,
} from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import { orNotFound } from "../../../server/or-not-found.ts";

/** Refunds for the bookings of a called-off departure, in the same order. */
export const refundsOf = (
  bookings: readonly BookingRecord[],
): { booking: BookingRecord; outcome: CancellationOutcome }[] =>
  bookings.map((booking) => ({
    booking,
    outcome: cancellationOutcome({ status: booking.status, paid: booking.paid_minor }),
  }));

/**
 * Cancels the bookings of a called-off departure, with seats, open payments, refunds and letters, in the caller's
 * transaction, which must hold locks on the bookings and their date. Tells tourists the reason, masking contacts where
 * those are hidden.
 */
export async function cancelBookingsOf(
  client: Client,
  config: Config,
  bookings: readonly BookingRecord[],
  { byOrganizer, reason }: { byOrganizer: boolean; reason: string | null },
): Promise<void> {
  const hides = (booking: BookingRecord) => areContactsHidden(config.storefronts, booking);
  const to = byOrganizer ? bookingStatuses.canceledByAuthor : bookingStatuses.canceledByAdmin;
  for (const { booking, outcome } of refundsOf(bookings)) {
    const note = reason !== null && hides(booking) ? maskContacts(reason) : reason;
    await changeStatus(client, booking, to, "departure_canceled", { note });
    await closeOpenPayments(client, booking.id);
    await createRefunds(client, config, booking, outcome.refund, "booking_canceled");
    const canceled = orNotFound(await findBooking(client, { id: booking.id }));
    await notifyTourist(client, config, canceled, "departureCanceled", { note });
  }
  const ids = bookings.map(({ id }) => id);
  await releaseUses(client, ids);
}
