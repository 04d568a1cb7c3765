import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { ApiContext } from "../../../config/context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { findBooking, notifyTourist, updateStatus } from "../../booking/booking.ts";
import { grantCashback } from "../../certificates/certificates.ts";
import { finishedBookings, lockFinishedBooking } from "./reminder-store.ts";

/**
 * Completes every paid booking whose trip is over and asks its tourist for a review. Returns the number completed;
 * failures are thrown together after all others are done.
 */
export async function completeBookings({ pool, config }: ApiContext): Promise<number> {
  const failures: unknown[] = [];
  let completed = 0;
  for (const bookingId of await finishedBookings(pool)) {
    try {
      const isCompleted = await inTransaction(pool, async (client) => {
        if (!(await lockFinishedBooking(client, bookingId))) return false;
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
        if (!booking) return false;
        await notifyTourist(client, config, booking, "bookingReviewInvitation");
        await grantCashback(client, config, booking);
        return true;
      });
      if (isCompleted) completed += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} bookings were not completed`);
  return completed;
}
