import { travellersReminderDays } from "@tropa/domain/sales/travellers";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { findBooking, notifyTourist } from "../booking/booking.ts";
import { claimIncompleteBookings } from "./travellers-jobs-store.ts";

/** Letters per transaction, small so that a failure repeats few of them. */
const batch = 50;

/** Reminds each tourist once, shortly before a trip, to fill in missing travellers. */
export async function remindOfTravellers({ pool, config }: ApiContext): Promise<void> {
  const withPassports = config.storefronts.all
    .filter(({ features }) => features.passportCollection)
    .map(({ id }) => id);
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const scope = { days: travellersReminderDays, withPassports, limit: batch };
      const ids = await claimIncompleteBookings(client, scope);
      for (const id of ids) {
        const booking = await findBooking(client, { id });
        if (booking) await notifyTourist(client, config, booking, "bookingTravellersReminder");
      }
      return ids.length;
    });
    if (count < batch) return;
  }
}
