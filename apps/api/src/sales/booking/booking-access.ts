import type { BookingHints } from "@tropa/api-contract/sales/calls-requests";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { may } from "@tropa/domain/people/permissions";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { findBooking } from "./booking-store.ts";
import type { BookingRecord } from "./booking-store.ts";

/** Whose a booking is, as permissions ask it. */
export const ownersOf = (booking: BookingRecord) => ({
  by: "id" as const,
  touristId: booking.account_id,
  organizerId: booking.organizer_id,
});

/** The two sides know each other from the prepayment on (docs/product/chat.md#contacts). */
export const isBooked = ({ status }: Pick<BookingRecord, "status">): boolean =>
  status === bookingStatuses.madePrepayment || status === bookingStatuses.tourComplete;

/** Whether the sides of a booking do not see each other's contacts yet: until the prepayment, where its storefront says so. */
export const areContactsHidden = (
  storefronts: Storefronts,
  booking: Pick<BookingRecord, "status" | "storefront">,
): boolean => !isBooked(booking) && storefronts.of(booking.storefront).features.contactsHidden;

/** The same for somebody: its tourist and support see everything. */
export const hidesContactsFrom = (
  actor: Actor,
  storefronts: Storefronts,
  booking: Pick<BookingRecord, "status" | "storefront" | "account_id">,
): boolean =>
  !may(actor, "desk.open", "support") &&
  actor.accountId !== booking.account_id &&
  areContactsHidden(storefronts, booking);

/** A booking by its number, for its tourist, its organizer and support. Throws `not_found`, and `forbidden` for anybody else. */
export async function bookingFor(
  client: Queryable,
  actor: Actor,
  id: number,
): Promise<BookingRecord> {
  const booking = orNotFound(await findBooking(client, { id }));
  if (!may(actor, "booking.read", ownersOf(booking))) throw new ApiError("forbidden");
  return booking;
}

/**
 * The same for the page of a booking: whoever is signed in to another account learns to which they should, by contacts
 * that are masked (docs/product/people-and-rights.md#masks). No other refusal tells anything of a booking.
 */
export async function bookingOfPage(
  client: Queryable,
  actor: Actor,
  id: number,
): Promise<BookingRecord> {
  const booking = orNotFound(await findBooking(client, { id }));
  if (may(actor, "booking.read", ownersOf(booking))) return booking;
  const hints = {
    legit_user_phone: maskPhone(booking.phone),
    legit_user_email: booking.email ? maskEmail(booking.email) : null,
  };
  throw new ApiError("forbidden", { data: hints satisfies BookingHints });
}
