import { currencies } from "@tropa/domain/money";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, id, localDate, minor, queryId } from "../base/primitives.ts";

/** Rows per page, most rows of the table, and most bookings behind a sum. */
export const payablesPageLength = 50;
export const mostPayables = 10_000;
export const mostPayableBookings = 1000;

const obstacle = z.nullable(z.enum(["missing", "incorrect"]));

const payable = z.object({
  organizer: z.object({ id, title: z.string() }),
  currency,
  /** What can be paid now: due, not paid and in no run. */
  amount: minor,
  /** End of the first trip that is not paid. */
  since: localDate,
  /** Bookings whose share is not paid. */
  bookings: z.int(),
  /** What stands in runs that are not settled. */
  in_runs: minor,
  /** Numbers of these runs. */
  runs: z.array(id),
  /** What payers' banks dispute; the organizer's part of it is held until the dispute is won. */
  disputed: minor,
  /** Goodwill that the organizer bears; it is taken off already. */
  goodwill: minor,
  /** The part of cancelled bookings whose days are still ahead. */
  cancelled: minor,
  /** Why nothing can be paid to the organizer's account. */
  obstacle,
});
export type Payable = z.infer<typeof payable>;

const payableTotal = z.object({ currency, amount: minor, organizers: z.int(), ready: minor });
export type PayableTotal = z.infer<typeof payableTotal>;

const payableFilter = {
  /** Words of an organizer's name, or their number. */
  q: z.optional(z.string().check(z.maxLength(100))),
  currency: z.optional(z.enum(currencies)),
  /** Due since this day, or longer. */
  until: z.optional(localDate),
  /** Whether it can be paid now, by the organizer's bank details. */
  ready: z.optional(z.enum(["0", "1"])),
};

export const payablesCall = endpoint({
  name: "payables",
  method: "GET",
  path: "/spa/payables",
  summary: `What organizers are owed, by currency, with what is held and why, ${payablesPageLength} a page; \`after\` is the \`next\` of the page before`,
  query: z.object({
    ...payableFilter,
    after: z.optional(z.string().check(z.regex(/^\d{1,10}~[A-Z]{3}$/))),
  }),
  answer: z.object({
    items: z.array(payable),
    next: z.nullable(z.string()),
    /** Sums of all that the filter finds, and those with complete bank details; empty after the first page. */
    totals: z.array(payableTotal),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});

export const payablesCsvCall = endpoint({
  name: "payablesCsv",
  method: "GET",
  path: "/spa/payables.csv",
  summary: `The same as a table for office programs, ${mostPayables} rows at most`,
  query: z.object(payableFilter),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
  produces: "text/csv",
});

export const payableBookingsCall = endpoint({
  name: "payableBookings",
  method: "GET",
  path: "/spa/payable-bookings",
  summary: `The bookings behind what an organizer is owed in a currency, the trip that ended first at the top, ${mostPayableBookings} at most`,
  query: z.object({ organizer_id: queryId, currency }),
  answer: z.object({
    items: z.array(
      z.object({
        booking_id: id,
        tour_title: z.string(),
        end: localDate,
        share: minor,
        /** The part of it that earlier pay-outs do not cover. */
        unpaid: minor,
        is_cancelled: z.boolean(),
        disputed: minor,
        goodwill: minor,
      }),
    ),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});
