import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { cancellationOutcome } from "@tropa/domain/organizers/departure-cancellation";
import type { CancellationOutcome } from "@tropa/domain/organizers/departure-cancellation";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import { closeOpenPayments, giveBack } from "../payments/payments.ts";
import { move, tellTourist } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";

/** What happens to the bookings of a departure that is called off, in their order. */
export const refundsOf = (
  bookings: readonly BookingRecord[],
): { booking: BookingRecord; outcome: CancellationOutcome }[] =>
  bookings.map((booking) => ({
    booking,
    outcome: cancellationOutcome({ status: booking.status, paid: booking.paid_minor }),
  }));

/**
 * Cancels the bookings of a departure that is called off. The caller holds them and their date: seats, open payments,
 * refunds and letters agree, or nothing has happened.
 */
export async function cancelBookingsOf(
  client: Client,
  config: Config,
  bookings: readonly BookingRecord[],
  { byOrganizer, note }: { byOrganizer: boolean; note: string | null },
): Promise<void> {
  const to = byOrganizer ? bookingStatuses.canceledByAuthor : bookingStatuses.canceledByAdmin;
  for (const { booking, outcome } of refundsOf(bookings)) {
    await move(client, booking, to, "departure_canceled", { note });
    await closeOpenPayments(client, booking.id);
    await giveBack(client, booking.id, outcome.refund, "booking_canceled");
    await tellTourist(client, config, booking, "departureCanceled", {
      refundMinor: outcome.refund,
      note,
    });
  }
}
