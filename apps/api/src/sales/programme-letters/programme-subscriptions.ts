import type { Currency } from "@tropa/domain/money";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { individualTour, tourById } from "../../discovery/tour/tour.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import {
  findSubscription,
  nextSubscriber,
  claimOutdatedSubscriptions,
  upsertSubscription,
} from "./programme-letters-store.ts";
import type { Sender } from "./programme-letters-store.ts";
import { sendToSubscriber } from "./send-programme.ts";

export interface Subscription {
  tour_id: number;
  email: string;
  subscriber_id?: number | undefined;
  currency?: Currency | undefined;
  uuid?: string | undefined;
}

/**
 * Subscribes a reader to a tour's programme and sends it. Somebody who is subscribed already, or asks again within a day,
 * gets the same answer but no second letter.
 */
export async function subscribe(
  context: ApiContext,
  catalogue: Catalogue,
  form: Subscription,
  from: Sender,
): Promise<{ success: true; subscriber_id: number }> {
  const sender = { ...from, currency: form.currency ?? from.currency };
  const tour =
    form.uuid === undefined
      ? await tourById(catalogue, form.tour_id, sender)
      : await individualTour(catalogue, form.uuid, sender);
  if (tour.id !== form.tour_id) throw new ApiError("not_found");
  return inTransaction(context.pool, async (client) => {
    const subscriberId = form.subscriber_id ?? (await nextSubscriber(client));
    const made = await upsertSubscription(client, {
      ...sender,
      tourId: tour.id,
      email: form.email,
      subscriberId,
    });
    const subscription = made && (await findSubscription(client, made.uuid));
    if (subscription)
      await sendToSubscriber(context, client, subscription, "tourProgrammeSubscribed");
    return { success: true, subscriber_id: subscriberId };
  });
}

/** Subscribers per transaction. */
const batch = 100;

/** Mails subscribers of changed programmes. Concurrent processes skip each other's subscribers. */
export async function notifySubscribers(context: ApiContext): Promise<number> {
  let sentCount = 0;
  for (;;) {
    const count = await inTransaction(context.pool, async (client) => {
      const readers = await claimOutdatedSubscriptions(client, batch);
      for (const reader of readers)
        await sendToSubscriber(context, client, reader, "tourProgrammeChanged");
      return readers.length;
    });
    sentCount += count;
    if (count < batch) return sentCount;
  }
}
