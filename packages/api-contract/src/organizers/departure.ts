import { discountTypes } from "@tropa/domain/discovery/discount";
import { z } from "zod/mini";
import { currency, id, localDate, minor } from "../base/primitives.ts";

const count = z.int().check(z.gte(0));

const discount = z.object({
  type: z.enum(discountTypes),
  /** The price without it, minor units. */
  price_without: minor,
  /** The last local day to book at the lower price; null: as long as it can be booked. */
  ends_on: z.nullable(localDate),
});

/** An organizer's settings for a departure (rules: `@tropa/domain/organizers/departure-terms`). */
export const departureTerms = z.object({
  seats: z.int().check(z.gte(1), z.lte(10_000)),
  /** Price per seat after the discount, minor units of the tour's currency. */
  price: minor,
  discount: z.nullable(discount),
  is_closed: z.boolean(),
  is_guaranteed: z.boolean(),
});

/** A departure as its organizer sees it. */
export const organizerDeparture = z.extend(departureTerms, {
  id,
  tour_id: id,
  tour_title: z.string(),
  currency,
  start: localDate,
  end: localDate,
  /** `HH:mm` of the place; empty for a tour of days. */
  start_times: z.array(z.string()),
  /** Seats of active bookings and seats sold elsewhere. */
  seats_taken: count,
  /** Part of the taken seats: bookings that wait for confirmation or payment. */
  seats_held: count,
  /** Part of the taken seats: not booked here. */
  seats_elsewhere: count,
  /** Seats that can still be booked. */
  seats_free: count,
  /** Active bookings, and those that wait for the organizer's confirmation. */
  bookings: count,
  requests: count,
  /** Travellers needed for a departure, and the days before the start when that is decided. */
  min_group: count,
  decided_days: count,
  /** Tropa's highest percentage of it on any storefront today; null if none is agreed. */
  commission_percent: z.nullable(z.number()),
  is_canceled: z.boolean(),
  /** It has begun and can no longer be changed. */
  is_past: z.boolean(),
  /** Grows with every edit; an edit sends the version it started from. */
  version: z.int().check(z.gte(1)),
});
export type OrganizerDeparture = z.infer<typeof organizerDeparture>;

/** A tour to which departures can be added, with defaults for new ones. */
export const departureTour = z.object({
  id,
  title: z.string(),
  /** An excursion of some hours: its departures have starting times. */
  is_excursion: z.boolean(),
  duration_days: count,
  currency,
  price: minor,
  max_group: count,
  /** Tropa's highest percentage of a new date on any storefront today; null if none is agreed. */
  commission_percent: z.nullable(z.number()),
  /** The local date of the place. */
  today: localDate,
});
export type DepartureTour = z.infer<typeof departureTour>;

/** Effect of a departure's cancellation on a booking. */
const affectedBooking = z.object({
  id,
  name: z.string(),
  seats: count,
  status: z.int(),
  /** `refunded`: all that was paid is refunded; `released`: nothing was paid. */
  kind: z.enum(["refunded", "released"]),
  paid: minor,
  /** Minor units of the booking's currency. */
  refund: minor,
  currency,
  /** Whether the tourist can be notified by e-mail, and by text message. */
  by_email: z.boolean(),
  by_sms: z.boolean(),
});
export type AffectedBooking = z.infer<typeof affectedBooking>;

export const departureCancellation = z.object({
  departure: organizerDeparture,
  bookings: z.array(affectedBooking),
});
export type DepartureCancellation = z.infer<typeof departureCancellation>;
