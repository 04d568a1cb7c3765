import type { ApiContext } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { tellTourist } from "./booking-messages.ts";
import { findBooking } from "./booking-store.ts";
import { takeDue } from "./reminder-store.ts";

/** Letters of one transaction: a failure repeats few of them. */
const batch = 50;

const letters = { pay: "bookingPayReminder", depart: "bookingDepartReminder" } as const;

/** Writes to everybody that a letter of a kind is due for; each gets it once. */
async function remind({ pool, config }: ApiContext, kind: keyof typeof letters): Promise<void> {
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const ids = await takeDue(client, kind, batch);
      for (const id of ids) {
        const booking = await findBooking(client, { id });
        if (booking) await tellTourist(client, config, booking, letters[kind]);
      }
      return ids.length;
    });
    if (count < batch) return;
  }
}

/** The seats are held for ten more minutes and nothing is paid. */
export function remindToPay(context: ApiContext): Promise<void> {
  return remind(context, "pay");
}

/** The trip begins within three days. */
export function remindOfDepartures(context: ApiContext): Promise<void> {
  return remind(context, "depart");
}
