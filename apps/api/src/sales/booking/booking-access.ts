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

/** The owners of a booking, for permission checks. */
export const ownersOf = (booking: BookingRecord) => ({
  by: "id" as const,
  touristId: booking.account_id,
  organizerId: booking.organizer_id,
});

/** Whether the prepayment is paid, from when both sides see each other's contacts (docs/product/chat.md#contacts). */
export const isBooked = ({ status }: Pick<BookingRecord, "status">): boolean =>
  status === bookingStatuses.madePrepayment || status === bookingStatuses.tourComplete;

/** Whether the two sides of a booking may not see each other's contacts yet. Depends on the storefront. */
export const areContactsHidden = (
  storefronts: Storefronts,
  booking: Pick<BookingRecord, "status" | "storefront">,
): boolean => !isBooked(booking) && storefronts.of(booking.storefront).features.contactsHidden;

/** Like `areContactsHidden`, for an actor: the tourist and support see everything. */
export const hidesContactsFrom = (
  actor: Actor,
  storefronts: Storefronts,
  booking: Pick<BookingRecord, "status" | "storefront" | "account_id">,
): boolean =>
  !may(actor, "desk.open", "support") &&
  actor.accountId !== booking.account_id &&
  areContactsHidden(storefronts, booking);

/**
 * Returns a booking by number, for its tourist, organizer and support. Throws `not_found`, or `forbidden` for others.
 */
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
 * Like `bookingFor`, for the booking's page: the `forbidden` error of another account carries the masked contacts of the
 * right one (docs/product/people-and-rights.md#masks). No other error reveals anything about a booking.
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
