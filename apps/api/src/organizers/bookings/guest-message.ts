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
 * Writes to a booking's guest: by chat if they have an account, otherwise by e-mail or by SMS with a link to the
 * booking. Returns false if they have no contact.
 */
export async function writeToGuest(
  context: Pick<ApiContext, "config">,
  client: Client,
  booking: BookingRecord,
  { author, text }: Message,
): Promise<boolean> {
  const { account_id: accountId, storefront, tour_id: tourId } = booking;
  // Organizers cannot chat with themselves.
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

/** Identifies a guest across bookings: by account, e-mail address or phone. */
export const guestKey = ({ account_id: accountId, email, phone }: BookingRecord): string =>
  accountId === null ? (email?.toLowerCase() ?? phone) : `account ${accountId}`;
