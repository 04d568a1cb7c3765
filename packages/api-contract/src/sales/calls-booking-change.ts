import { certainties } from "@tropa/domain/sales/departure-decision";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { tour } from "../discovery/tour.ts";
import { currency, id, localDate, minor } from "../base/primitives.ts";

/** A booking by its link for its tourist, or by its number for signed-in people. */
const named = { uuid: z.optional(z.uuid()), id: z.optional(id) };

/** Fields of the party that a booking is changed to. */
export const changedParty = {
  adults: z.int().check(z.gte(1), z.lte(99)),
  children: z._default(z.int().check(z.gte(0), z.lte(99)), 0),
  children_ages: z.optional(z.array(z.int().check(z.gte(0), z.lte(17))).check(z.maxLength(99))),
};

export const bookingOffersCall = endpoint({
  name: "bookingOffers",
  method: "POST",
  path: "/spa/booking-offers",
  summary:
    "What a booking would come to on its own and on the other coming dates of its tour, for its party or another one; or why it cannot be changed",
  query: z.object({}),
  body: z.object({ ...named, party: z.optional(z.object(changedParty)) }),
  answer: z.object({
    /** Why it cannot be changed (see `ChangeObstacle` of the domain); null if it can. */
    obstacle: z.nullable(z.enum(["over", "organizer", "late"])),
    currency,
    paid: minor,
    /** Limits of the party, as on the tour's page. */
    tour: z.pick(tour, { min_age: true, child_prices: true }),
    /** Empty if there is an obstacle. */
    dates: z.array(
      z.object({
        id,
        start: localDate,
        end: localDate,
        start_times: z.array(z.string()),
        is_current: z.boolean(),
        /** Whether there are seats for the whole party, including those it already has. */
        has_seats: z.boolean(),
        /** Total for the whole party; null while only the organizer knows it. */
        total: z.nullable(minor),
        to_pay: minor,
        to_refund: minor,
        free_until: localDate,
        /** The organizer has not decided in time: cancelling is free until they do. */
        is_decision_late: z.boolean(),
        certainty: z.enum(certainties),
      }),
    ),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "open",
});

export const changeBookingCall = endpoint({
  name: "changeBooking",
  method: "POST",
  path: "/spa/change-booking",
  summary:
    "Moves a booking to another date of its tour or changes its party; what it was paid too much goes back; 409 price_changed where it does not come to `total`",
  query: z.object({}),
  body: z.object({
    ...named,
    /** The date: the current one or another of the tour. */
    variant_id: id,
    time_start: z.optional(z.string()),
    ...changedParty,
    /** The total that they were shown. */
    total: z.nullable(minor),
  }),
  answer: z.object({ to_pay: minor, to_refund: minor }),
  errors: [
    "unauthorized",
    "forbidden",
    "not_found",
    "conflict",
    "gone",
    "no_seats",
    "no_cabins",
    "price_changed",
  ],
  auth: "open",
});
