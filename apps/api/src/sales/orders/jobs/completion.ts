import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { ApiContext } from "../../../config/context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { findBooking, notifyTourist, updateStatus } from "../../booking/booking.ts";
import { grantCashback } from "../../certificates/certificates.ts";
import { lockFinishedBooking } from "./reminder-store.ts";

/**
 * Completes every paid booking whose trip is over and asks its tourist for a review. Returns the number completed;
 * failures are thrown together after all others are done.
 */
export async function completeBookings({ pool, config }: ApiContext): Promise<number> {
  const failures: unknown[] = [];
  const failed: number[] = [];
  let completed = 0;
  for (;;) {
    let bookingId: number | null = null;
    try {
      await inTransaction(pool, async (client) => {
        bookingId = await lockFinishedBooking(client, failed);
        if (bookingId === null) return;
        await updateStatus(
          client,
          {
            bookingId,
            from: bookingStatuses.madePrepayment,
            to: bookingStatuses.tourComplete,
            reason: "trip_over",
          },
          null,
        );
        const booking = await findBooking(client, { id: bookingId });
        if (!booking) return;
        await notifyTourist(client, config, booking, "bookingReviewInvitation");
        await grantCashback(client, config, booking);
      });
      if (bookingId === null) break;
      completed += 1;
    } catch (failure) {
      if (bookingId === null) throw failure;
      failures.push(failure);
      failed.push(bookingId);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} bookings were not completed`);
  return completed;
}
