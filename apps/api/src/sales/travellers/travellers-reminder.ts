import { travellersReminderDays } from "@tropa/domain/sales/travellers";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { findBooking, notifyTourist } from "../booking/booking.ts";
import { claimIncompleteBookings } from "./travellers-jobs-store.ts";

/** Letters of one transaction: a failure repeats few of them. */
const batch = 50;

/** Writes once to each tourist whose trip comes near while their organizer does not know who travels. */
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
