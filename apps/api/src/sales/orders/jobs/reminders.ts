import type { ApiContext } from "../../../config/context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { findBooking, notifyTourist } from "../../booking/booking.ts";
import type { MessageKind } from "../../../platform/outbox/message-text.ts";
import { claimDueReminders } from "./reminder-store.ts";
import type { ReminderKind } from "./reminder-store.ts";

/** Letters per transaction, small so that a failure repeats few of them. */
const batch = 50;

const letters = {
  pay: "bookingPayReminder",
  rest: "bookingRestReminder",
  restLast: "bookingRestReminder",
  depart: "bookingDepartReminder",
  guaranteed: "bookingGuaranteed",
} as const satisfies Record<ReminderKind, MessageKind>;

/** Sends all due letters of a kind, each once. */
async function remind({ pool, config }: ApiContext, kind: ReminderKind): Promise<void> {
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const ids = await claimDueReminders(client, kind, batch);
      for (const id of ids) {
        const booking = await findBooking(client, { id });
        if (booking) await notifyTourist(client, config, booking, letters[kind]);
      }
      return ids.length;
    });
    if (count < batch) return;
  }
}

/** Reminds tourists whose time to pay is nearly over. */
export function remindToPay(context: ApiContext): Promise<void> {
  return remind(context, "pay");
}

/** Reminds tourists that the rest of the price is due soon. */
export async function remindOfRests(context: ApiContext): Promise<void> {
  await remind(context, "rest");
  await remind(context, "restLast");
}

/** Tells guests that a departure which was preliminary when they booked is now guaranteed. */
export function notifyGuarantees(context: ApiContext): Promise<void> {
  return remind(context, "guaranteed");
}

/** Reminds tourists of a trip that begins within three days. */
export function remindOfDepartures(context: ApiContext): Promise<void> {
  return remind(context, "depart");
}
