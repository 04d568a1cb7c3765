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

/** What an organizer says of a departure (`@tropa/domain/organizers/departure-terms` has the rules). */
export const departureTerms = z.object({
  seats: z.int().check(z.gte(1), z.lte(10_000)),
  /** Of a seat, minor units of the tour's currency, the discount taken off. */
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
  /** Of the seats: those of bookings that live, and those sold elsewhere. */
  seats_taken: count,
  /** Of the taken ones: those of bookings that wait to be confirmed or paid. */
  seats_held: count,
  /** Of the taken ones: those that are of no booking here. */
  seats_elsewhere: count,
  /** What can still be booked. */
  seats_free: count,
  /** Bookings that live, and of them those that wait for the organizer's answer. */
  bookings: count,
  requests: count,
  /** Travellers that the tour takes to set out, and the days before the start when that is decided. */
  min_group: count,
  decided_days: count,
  is_canceled: z.boolean(),
  /** It has begun: nothing of it can be changed. */
  is_past: z.boolean(),
  /** Grows with every edit; an edit says which one it was made from. */
  version: z.int().check(z.gte(1)),
});
export type OrganizerDeparture = z.infer<typeof organizerDeparture>;

/** A tour that departures can be added to, with what a new one begins as. */
export const departureTour = z.object({
  id,
  title: z.string(),
  /** Of hours: its departures have starting times. */
  is_excursion: z.boolean(),
  duration_days: count,
  currency,
  price: minor,
  max_group: count,
  /** The local date of the place. */
  today: localDate,
});
export type DepartureTour = z.infer<typeof departureTour>;

/** What happens to a booking when its departure is called off. */
const affectedBooking = z.object({
  id,
  name: z.string(),
  seats: count,
  status: z.int(),
  /** Everything that was paid goes back, or nothing was paid. */
  kind: z.enum(["refunded", "released"]),
  paid: minor,
  /** Minor units of the booking's currency. */
  refund: minor,
  currency,
  /** Whether the letter about it reaches its tourist by e-mail, and by text message. */
  by_email: z.boolean(),
  by_sms: z.boolean(),
});
export type AffectedBooking = z.infer<typeof affectedBooking>;

export const departureCancellation = z.object({
  departure: organizerDeparture,
  bookings: z.array(affectedBooking),
});
export type DepartureCancellation = z.infer<typeof departureCancellation>;
