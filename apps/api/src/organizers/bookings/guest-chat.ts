import { openTouristChat } from "../../conversation/chat/chat.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { findBooking } from "../../sales/booking/booking.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { organizerOf } from "./guest-answer.ts";

/** Opens the chat with a booking's guest. Throws `not_found` for another organizer's booking. */
export async function guestChat(
  context: ApiContext,
  actor: Actor,
  bookingId: number,
): Promise<{ chat_id: number }> {
  const organizerId = organizerOf(actor);
  return inTransaction(context.pool, async (client) => {
    const booking = orNotFound(await findBooking(client, { id: bookingId }));
    if (booking.organizer_id !== organizerId) throw new ApiError("not_found");
    const { account_id: accountId, storefront } = booking;
    if (accountId === null || accountId === actor.accountId) throw new ApiError("conflict");
    const pair = { accountId, organizerId, storefront };
    return { chat_id: await openTouristChat(context, client, pair) };
  });
}
