import type { ApiContext } from "../../config/context.ts";
import { takeAllowance } from "../../people/codes/codes.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { findBooking } from "../../sales/booking/booking.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { onceForKey } from "../../server/idempotency.ts";
import {
  findDepartureMessage,
  findOwnDeparture,
  insertDepartureMessage,
  liveBookings,
} from "./departure-message-store.ts";
import type { StoredMessage } from "./departure-message-store.ts";
import { organizerOf } from "./guest-answer.ts";
import { guestKey, writeToGuest } from "./guest-message.ts";

/**
 * Sends a message to all guests of a departure whose bookings are not cancelled, all in one transaction. The same
 * idempotency key sends it once. Throws `not_found` for a departure of another organizer.
 */
export async function messageDeparture(
  context: ApiContext,
  actor: Actor,
  { dateId, text }: { dateId: number; text: string },
  key: string | null,
): Promise<StoredMessage> {
  const organizerId = organizerOf(actor);
  return inTransaction(context.pool, async (client) => {
    orNotFound(await findOwnDeparture(client, { dateId, organizerId }));
    const content = { dateId, text };
    const call = `message-departure/${actor.accountId}`;
    const { id } = await onceForKey(client, { call, key, content }, async () => {
      await takeMessage(context, client, `${organizerId} ${dateId}`);
      const { accountId: authorId } = actor;
      const author = { accountId: authorId, organizerId };
      const counts = await writeToAll(context, client, { author, dateId, text });
      const message = { dateId, bookingId: null, authorId, body: text };
      return insertDepartureMessage(client, { ...message, ...counts });
    });
    return orNotFound(await findDepartureMessage(client, id));
  });
}

/** Like `messageDeparture`, for the guest of one booking; `unreached` names guests without any contact. */
export async function messageGuest(
  context: ApiContext,
  actor: Actor,
  { bookingId, text }: { bookingId: number; text: string },
  key: string | null,
): Promise<StoredMessage> {
  const organizerId = organizerOf(actor);
  return inTransaction(context.pool, async (client) => {
    const booking = orNotFound(await findBooking(client, { id: bookingId }));
    if (booking.organizer_id !== organizerId) throw new ApiError("not_found");
    const content = { bookingId, text };
    const call = `message-guest/${actor.accountId}`;
    const { id } = await onceForKey(client, { call, key, content }, async () => {
      await takeMessage(context, client, `${organizerId} booking ${bookingId}`);
      const { accountId: authorId } = actor;
      const author = { accountId: authorId, organizerId };
      const isReached = await writeToGuest(context, client, booking, { author, text });
      return insertDepartureMessage(client, {
        dateId: booking.tour_date_id,
        bookingId,
        authorId,
        body: text,
        sent: isReached ? 1 : 0,
        unreached: isReached ? [] : [bookingId],
      });
    });
    return orNotFound(await findDepartureMessage(client, id));
  });
}

async function takeMessage(context: ApiContext, client: Client, subject: string): Promise<void> {
  const wait = await takeAllowance(context, client, "departureMessages", subject);
  if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
}

async function writeToAll(
  context: ApiContext,
  client: Client,
  { dateId, ...message }: Parameters<typeof writeToGuest>[3] & { dateId: number },
): Promise<{ sent: number; unreached: number[] }> {
  const reached = new Map<string, boolean>();
  const unreached: number[] = [];
  for (const id of await liveBookings(client, {
    dateId,
    organizerId: message.author.organizerId,
  })) {
    const booking = orNotFound(await findBooking(client, { id }));
    const guest = guestKey(booking);
    const isReached = reached.get(guest) ?? (await writeToGuest(context, client, booking, message));
    reached.set(guest, isReached);
    if (!isReached) unreached.push(id);
  }
  return { sent: [...reached.values()].filter(Boolean).length, unreached };
}
