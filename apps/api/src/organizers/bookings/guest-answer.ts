import type {
  BoardDeparture,
  GuestBooking,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { areContactsHidden } from "../../sales/booking/booking.ts";
import type { BoardRow } from "./board-store.ts";
import type { GuestBookingRow } from "./bookings-store.ts";

/** Returns the caller's organizer. Throws `forbidden` if they work for none, like staff. */
export function organizerOf(actor: Pick<Actor, "organizerId">): number {
  if (actor.organizerId === null) throw new ApiError("forbidden");
  return actor.organizerId;
}

/** Ids of storefronts that collect passports. */
export const withPassports = (storefronts: Storefronts): string[] =>
  storefronts.all.filter(({ features }) => features.passportCollection).map(({ id }) => id);

/** Returns a booking in its organizer's list; contacts may be hidden until the prepayment. */
export function guestAnswer(
  row: GuestBookingRow,
  { storefronts, locale }: { storefronts: Storefronts; locale: Locale },
): GuestBooking {
  const isHidden = areContactsHidden(storefronts, row);
  return {
    id: row.id,
    status: row.status,
    hold_until: row.hold_until?.toISOString() ?? null,
    first_name: row.first_name,
    last_name: row.last_name ?? "",
    phone: isHidden ? null : row.phone,
    email: isHidden ? null : row.email,
    adults: row.adults,
    children: row.children,
    tour: { id: row.tour_id, title: localise(row.tour_title, locale) },
    date_id: row.date_id,
    start: row.starts_on,
    end: row.ends_on,
    start_time: row.start_time,
    currency: row.currency,
    total: row.total_minor,
    prepayment: row.prepayment_minor,
    paid: row.paid_minor,
    travellers_missing: row.travellers_missing,
    chat_id: row.chat_id,
    created_at: row.created_at.toISOString(),
  };
}

/** Converts a row to a departure of the board. */
export const boardAnswer = (row: BoardRow, locale: Locale): BoardDeparture => ({
  date_id: row.date_id,
  tour: { id: row.tour_id, title: localise(row.tour_title, locale) },
  start: row.starts_on,
  end: row.ends_on,
  seats_total: row.seats_total,
  seats_taken: row.seats_taken,
  requests: row.requests,
  unpaid: row.unpaid,
  paid: row.paid,
  travellers: row.travellers,
  travellers_missing: row.travellers_missing,
  first_hold: row.first_hold?.toISOString() ?? null,
  paid_booking_id: row.paid_booking_id,
});
