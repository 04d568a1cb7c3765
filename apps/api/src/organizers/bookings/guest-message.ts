import { maskContacts, writeAsOrganizer } from "../../conversation/chat/chat.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { areContactsHidden, notifyTourist } from "../../sales/booking/booking.ts";
import type { BookingRecord } from "../../sales/booking/booking.ts";

interface Message {
  author: Pick<Actor, "accountId"> & { organizerId: number };
  text: string;
}

/**
 * Writes to the guest of a booking by what they gave: into their chat where they have an account, else by e-mail, else by
 * SMS, which leads to the booking's page. False where nothing reaches them.
 */
export async function writeToGuest(
  context: Pick<ApiContext, "config">,
  client: Client,
  booking: BookingRecord,
  { author, text }: Message,
): Promise<boolean> {
  const { account_id: accountId, storefront, tour_id: tourId } = booking;
  // Nobody chats with themselves.
  if (accountId === author.accountId) return false;
  if (accountId !== null)
    return writeAsOrganizer(context, client, author, { accountId, storefront, tourId, text });
  if (!booking.email && !booking.phone) return false;
  const isHidden = areContactsHidden(context.config.storefronts, booking);
  const kind = booking.email ? "organizerMessage" : "organizerMessageShort";
  await notifyTourist(client, context.config, booking, kind, {
    note: isHidden ? maskContacts(text) : text,
  });
  return true;
}

/** Who is one guest, however many bookings they have: an account, an address or a phone. */
export const guestKey = ({ account_id: accountId, email, phone }: BookingRecord): string =>
  accountId === null ? (email?.toLowerCase() ?? phone) : `account ${accountId}`;
