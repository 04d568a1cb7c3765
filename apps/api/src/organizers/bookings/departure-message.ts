import { writeAsOrganizer } from "../../conversation/chat/chat.ts";
import type { ApiContext } from "../../config/context.ts";
import { takeAllowance } from "../../people/codes/codes.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { existing } from "../../server/existing.ts";
import { onceForKey } from "../../server/idempotency.ts";
import {
  findDepartureMessage,
  findOwnDeparture,
  guestsOfDeparture,
  insertDepartureMessage,
} from "./departure-message-store.ts";
import { organizerOf } from "./guest-answer.ts";

/**
 * Writes one text to all guests of a departure whose bookings are not cancelled, into the chat of each: all of them have
 * it, or none. Once for a key. Throws `not_found` for a departure of somebody else's.
 */
export async function messageDeparture(
  context: ApiContext,
  actor: Actor,
  { dateId, text }: { dateId: number; text: string },
  key: string | null,
): Promise<{ sent: number; skipped: number }> {
  const organizerId = organizerOf(actor);
  return inTransaction(context.pool, async (client) => {
    const { tourId } = existing(await findOwnDeparture(client, { dateId, organizerId }));
    const content = { dateId, text };
    const call = `message-departure/${actor.accountId}`;
    const { id } = await onceForKey(client, { call, key, content }, async () => {
      const subject = `${organizerId} ${dateId}`;
      const wait = await takeAllowance(context, client, "departureMessages", subject);
      if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
      const counts = await writeToAll(context, client, actor, {
        organizerId,
        dateId,
        tourId,
        text,
      });
      const { accountId: authorId } = actor;
      return insertDepartureMessage(client, { dateId, authorId, body: text, ...counts });
    });
    return existing(await findDepartureMessage(client, id));
  });
}

async function writeToAll(
  context: ApiContext,
  client: Client,
  { accountId: authorId }: Actor,
  departure: { organizerId: number; dateId: number; tourId: number; text: string },
): Promise<{ sent: number; skipped: number }> {
  const { organizerId, tourId, text } = departure;
  const author = { accountId: authorId, organizerId };
  let sent = 0;
  let skipped = 0;
  for (const { accountId, storefront, bookings } of await guestsOfDeparture(client, departure)) {
    // Nobody chats with themselves.
    const isReachable = accountId !== null && accountId !== authorId;
    const guest = { accountId: accountId ?? 0, storefront, tourId, text };
    if (isReachable && (await writeAsOrganizer(context, client, author, guest))) sent += 1;
    else skipped += bookings;
  }
  return { sent, skipped };
}
