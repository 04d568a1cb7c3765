import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";

/** Most bookings listed per month, and most payouts, newest first. */
export const mostListedShares = 1000;
export const mostListedPayouts = 100;

const month = z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/));
/** Organizer and month of the balance: organizers omit the organizer, staff must name one. */
const ofMonth = z.object({ organizer_id: z.optional(queryId), month });

const balance = z.object({
  currency,
  /** The organizer's share of trips ahead, and of trips that are over. */
  expected: minor,
  due: minor,
  /** Tropa's share of trips that are over. */
  commission: minor,
  paid_out: minor,
  /** Due and not paid out; negative if too much was paid out. */
  balance: minor,
});
export type OrganizerBalance = z.infer<typeof balance>;

const bookingShare = z.object({
  booking_id: id,
  tour_title: z.string(),
  /** First name of who booked. */
  name: z.string(),
  start: localDate,
  end: localDate,
  status: z.int(),
  currency,
  received: minor,
  refunded: minor,
  /**
   * Part of the remaining money that a payer's bank disputes; not paid out until the dispute is
   * won.
   */
  held: minor,
  /** Tropa's percentage of the remaining money. */
  percent: z.number(),
  commission: minor,
  share: minor,
  state: z.enum(["due", "expected"]),
});
export type BookingShare = z.infer<typeof bookingShare>;

const payout = z.object({
  id,
  currency,
  amount: minor,
  paid_on: localDate,
  /** Reference of the bank's document. */
  reference: z.string(),
  /** It is a line of a run of pay-outs, and cannot be taken back by itself. */
  is_of_run: z.boolean(),
});
export type OrganizerPayout = z.infer<typeof payout>;

export const organizerMoneyCall = endpoint({
  name: "organizerMoney",
  method: "GET",
  path: "/spa/organizer/money",
  summary: `What an organizer is due, by currency, with the bookings with money whose trip ends in a month, ${mostListedShares} at most, and the newest ${mostListedPayouts} pay-outs`,
  query: ofMonth,
  answer: z.object({
    /** The organizer's name as travellers know it. */
    organizer_title: z.string(),
    balances: z.array(balance),
    /** What of the balances stands in runs of pay-outs that are not settled; for staff alone. */
    in_runs: z.array(z.object({ run_id: id, currency, amount: minor })),
    items: z.array(bookingShare),
    payouts: z.array(payout),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
});

export const statementCsvCall = endpoint({
  name: "statementCsv",
  method: "GET",
  path: "/spa/organizer/statement.csv",
  summary: "The bookings of a month with their money, as a table for office programs",
  query: ofMonth,
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
  produces: "text/csv",
});

export const statementPdfCall = endpoint({
  name: "statementPdf",
  method: "GET",
  path: "/spa/organizer/statement.pdf",
  summary: "The same on paper, with the month's sums and pay-outs",
  query: ofMonth,
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
  produces: "application/pdf",
});

export const recordPayoutCall = endpoint({
  name: "recordPayout",
  method: "POST",
  path: "/spa/record-payout",
  summary:
    "Staff write down what was paid out to an organizer, up to what is due. 409 where the bank's document has been written down already",
  query: z.object({}),
  body: z.object({
    organizer_id: id,
    currency,
    amount: minor.check(z.gte(1), z.lte(1_000_000_000_000)),
    paid_on: localDate,
    reference: personText(100).check(z.minLength(1, { error: "required" })),
  }),
  answer: payout,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  deskLevel: "money",
});

export const takePayoutBackCall = endpoint({
  name: "takePayoutBack",
  method: "POST",
  path: "/spa/take-payout-back",
  summary: "Staff take back what was written down by mistake",
  query: z.object({}),
  body: z.object({ id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.payments",
  deskLevel: "money",
});
