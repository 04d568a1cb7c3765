import { currencies } from "@tropa/domain/money";
import { daysBetween } from "@tropa/domain/time/local-date";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, id, localDate, minor, queryId } from "../base/primitives.ts";
import { bookingStatus } from "../sales/booking.ts";

/** Longest period, days, so that the period before it is also counted soon. */
export const longestNumbersPeriod = 366;
/** Rows of the tables of organizers, places and words. */
export const mostNumbersRows = 20;
/** Months ahead in the table of departures. */
export const supplyMonths = 12;

/** Each is a plot, a table and a CSV file. */
export const numberTables = [
  "days",
  "states",
  "steps",
  "answers",
  "cancellations",
  "supply",
  "searches",
] as const;
export type NumberTable = (typeof numberTables)[number];

/** Upper ends of times to answer, minutes; the last count is of longer ones, and of questions without an answer. */
export const answerMinutes = [15, 60, 240, 1440] as const;

const filter = {
  /** Id of a storefront; all by default. */
  storefront: z.optional(z.string().check(z.maxLength(40))),
  organizer_id: z.optional(queryId),
  country_id: z.optional(queryId),
  city_id: z.optional(queryId),
  /** Currency of sums; by default the one that the storefront charges. */
  in: z.optional(z.enum(currencies)),
  from: localDate,
  to: localDate,
};
const isPeriod = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && daysBetween(from, to) < longestNumbersPeriod;
const period = { error: "incorrect", path: ["to"] };

const sums = {
  /** Payments that came in. */
  gross: minor,
  /** What Tropa keeps of them; falls with refunds. */
  take: minor,
  refunded: minor,
};
const total = z.object({
  ...sums,
  /** Bookings made; of them, those that were ever paid for, and those whose trip is over. */
  orders: z.int(),
  paid: z.int(),
  completed: z.int(),
  cancelled: z.int(),
});
export type NumbersTotal = z.infer<typeof total>;

const place = z.object({ id, name: z.string() });

const numbers = z.object({
  currency,
  period: z.object({ from: localDate, to: localDate }),
  period_before: z.object({ from: localDate, to: localDate }),
  /** The storefronts counted; a day is one of each's own time zone. */
  storefronts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      time_zone: z.string(),
      is_chosen: z.boolean(),
      /** First day that is counted so far; null once all are. */
      counted_from: z.nullable(localDate),
      /** Null if nothing is counted yet. */
      counted_at: z.nullable(z.iso.datetime()),
    }),
  ),
  organizer: z.nullable(z.object({ id, title: z.string() })),
  countries: z.array(place),
  /** Cities of the chosen country. */
  cities: z.array(place),
  now: total,
  before: total,
  days: z.array(z.object({ day: localDate, ...sums, orders: z.int(), cancelled: z.int() })),
  /** Bookings made in the period, by the state in which they are today. */
  states: z.array(z.object({ status: bookingStatus, now: z.int(), before: z.int() })),
  /** Questions in chats by time to answer, see `answerMinutes`. */
  answers: z.array(
    z.object({
      side: z.enum(["organizer", "support"]),
      now: z.array(z.int()),
      before: z.array(z.int()),
    }),
  ),
  cancellations: z.array(
    z.object({
      organizer: z.object({ id, title: z.string() }),
      orders: z.int(),
      cancelled: z.int(),
      by_organizer: z.int(),
    }),
  ),
  /** Departures from today on, of all storefronts. */
  supply: z.object({
    months: z.array(
      z.object({
        month: localDate,
        tours: z.int(),
        departures: z.int(),
        seats: z.int(),
        taken: z.int(),
      }),
    ),
    /** Departures of each month, in the order of `months`. */
    places: z.array(z.object({ place, departures: z.array(z.int()) })),
  }),
  searches: z.array(z.object({ word: z.string(), times: z.int() })),
});
export type Numbers = z.infer<typeof numbers>;

export const staffNumbersCall = endpoint({
  name: "staffNumbers",
  method: "GET",
  path: "/spa/staff-numbers",
  summary: `Sales, bookings, answers, cancellations, departures and searches without a result, beside the period before; ${longestNumbersPeriod} days at most`,
  query: z.object(filter).check(z.refine(isPeriod, period)),
  answer: numbers,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.numbers",
});

export const numbersCsvCall = endpoint({
  name: "numbersCsv",
  method: "GET",
  path: "/spa/staff-numbers.csv",
  summary: "One of its tables for office programs",
  query: z.object({ ...filter, table: z.enum(numberTables) }).check(z.refine(isPeriod, period)),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.numbers",
  produces: "text/csv",
});
