import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { ApiContext } from "../../../config/context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import {
  clearPaid,
  lockExpiredBooking,
  changeStatus,
  notifyOrganizer,
  notifyTourist,
} from "../../booking/booking.ts";
import { createRefunds } from "../../payments/payments.ts";
import { releaseUses } from "../../promo/promo.ts";

/**
 * Releases every expired hold in its own transaction, so that concurrent processes skip each other's rows and one
 * failure does not affect other bookings. Returns the number released; failures are thrown together at the end.
 */
export async function releaseExpiredHolds(context: ApiContext): Promise<number> {
  const failed: number[] = [];
  const failures: unknown[] = [];
  let released = 0;
  for (;;) {
    const step = await releaseOneHold(context, failed);
    if (step === null) break;
    if (step.failure === undefined) released += 1;
    else {
      failed.push(step.bookingId);
      failures.push(step.failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} holds were not released`);
  return released;
}

/** Releases the hold that expired first; null if none is left. */
async function releaseOneHold(
  { pool, config }: ApiContext,
  except: readonly number[],
): Promise<{ bookingId: number; failure?: unknown } | null> {
  let bookingId: number | null = null;
  try {
    await inTransaction(pool, async (client) => {
      const booking = await lockExpiredBooking(client, except);
      if (!booking) return;
      bookingId = booking.id;
      await changeStatus(client, booking, bookingStatuses.canceledBySystem, "hold_expired");
      await releaseUses(client, [booking.id]);
      // A certificate may have paid a part.
      await clearPaid(client, booking.id);
      await createRefunds(client, config, booking, booking.paid_minor, "booking_canceled");
      await notifyTourist(client, config, booking, "bookingExpired");
      await notifyOrganizer(client, config, booking, "organizerBookingExpired");
    });
    return bookingId === null ? null : { bookingId };
  } catch (failure) {
    // If no booking was found yet, the database itself is failing.
    if (bookingId === null) throw failure;
    return { bookingId, failure };
  }
}
