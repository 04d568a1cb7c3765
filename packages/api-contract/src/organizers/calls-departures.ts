import { MAX_SERIES } from "@tropa/domain/organizers/departure-series";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, localDate, minor, personText, queryId } from "../base/primitives.ts";
import {
  departureCancellation,
  departureTerms,
  departureTour,
  organizerDeparture,
} from "./departure.ts";

/** Most departures listed per month, and most tours offered to choose from. */
export const mostListedDepartures = 500;
export const mostListedTours = 200;

const version = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** Organizer of the departures: omitted by organizers for their own, required for staff. */
const whose = { organizer_id: z.optional(queryId) };

export const organizerDeparturesCall = endpoint({
  name: "organizerDepartures",
  method: "GET",
  path: "/spa/organizer/departures",
  summary: `Departures of an organizer's tours that start in a month, the first ones first, ${mostListedDepartures} at most, and the tours they can be added to, ${mostListedTours} at most`,
  query: z.object({
    ...whose,
    month: z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/)),
    tour_id: z.optional(queryId),
  }),
  answer: z.object({
    items: z.array(organizerDeparture),
    tours: z.array(departureTour),
    /** Whether there are more departures than fit, so that a tour must be chosen. */
    is_cut: z.boolean(),
    /** The first start after the month; null if there is none. */
    next_start: z.nullable(localDate),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

export const addDeparturesCall = endpoint({
  name: "addDepartures",
  method: "POST",
  path: "/spa/organizer/add-departures",
  summary: `Adds departures of a tour on up to ${MAX_SERIES} days, all on the same terms. Days on which the tour departs already are left out, so that what is sent twice is added once`,
  query: z.object({}),
  body: z.object({
    tour_id: id,
    /** Local dates of the start; the end follows from the tour's length. */
    days: z.array(localDate).check(z.minLength(1), z.maxLength(MAX_SERIES)),
    /** Starting times of an excursion, `HH:mm`. */
    start_times: z._default(
      z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))).check(z.maxLength(12)),
      [],
    ),
    ...departureTerms.shape,
    /** For an early-booking discount: days before each departure at which it ends. */
    days_before: z._default(z.nullable(z.int().check(z.gte(1), z.lte(365))), null),
  }),
  answer: z.object({
    added: z.array(organizerDeparture),
    /** Days skipped because they already have a departure. */
    skipped: z.array(localDate),
  }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});

export const editDepartureCall = endpoint({
  name: "editDeparture",
  method: "POST",
  path: "/spa/organizer/edit-departure",
  summary:
    "Changes seats, price, discount, closing and guarantee of a departure. Bookings keep their price. 409 with `departure` where it has changed since the version that the caller saw; 410 once it has begun or was called off",
  query: z.object({}),
  body: z.object({ id, version, ...departureTerms.shape }),
  answer: organizerDeparture,
  errors: ["unauthorized", "forbidden", "not_found", "gone", "conflict"],
  auth: "organizer",
});

export const departureCancellationCall = endpoint({
  name: "departureCancellation",
  method: "GET",
  path: "/spa/organizer/departure-cancellation",
  summary:
    "What calling a departure off would do to each of its bookings: what goes back and what its tourist is written",
  query: z.object({ id: queryId }),
  answer: departureCancellation,
  errors: ["unauthorized", "forbidden", "not_found", "gone"],
  auth: "organizer",
});

export const cancelDepartureCall = endpoint({
  name: "cancelDeparture",
  method: "POST",
  path: "/spa/organizer/cancel-departure",
  summary:
    "Calls a departure off for good: its bookings are cancelled, what was paid goes back, their tourists are written to. 409 with `cancellation` where the bookings or refunds are no longer those that are sent, or it was edited",
  query: z.object({}),
  body: z.object({
    id,
    version,
    /** Message to the tourists; may be empty. */
    message: z._default(personText(1000), ""),
    /** The bookings and refunds shown by `departureCancellation`. */
    bookings: z.array(z.object({ id, refund: minor })).check(z.maxLength(10_000)),
  }),
  answer: z.object({
    departure: organizerDeparture,
    canceled_bookings: z.int(),
  }),
  errors: ["unauthorized", "forbidden", "not_found", "gone", "conflict"],
  auth: "organizer",
});
