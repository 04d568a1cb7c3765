import { currencies } from "@tropa/domain/money";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";
import { longestMoneyReason } from "./calls-commission.ts";

/** Rows per page, most rows of the table, most lines of a run and most bookings behind a sum. */
export const payablesPageLength = 50;
export const mostPayables = 10_000;
const mostPayoutLines = 500;
export const mostPayableBookings = 1000;
export const payoutRunsPageLength = 20;

const none = z.object({});
const moment = z.iso.datetime();
const success = z.object({ success: z.literal(true) });
const reason = personText(longestMoneyReason).check(z.minLength(1, { error: "required" }));
const amount = minor.check(z.gte(1), z.lte(1_000_000_000_000));
const obstacle = z.nullable(z.enum(["missing", "incorrect"]));
const person = z.object({ account_id: z.int(), name: z.string() });

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
  answer: z.object({ items: z.array(payable), next: z.nullable(z.string()) }),
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

const payoutStates = ["draft", "approved", "sent", "done"] as const;

const runHead = {
  id,
  currency,
  /** `done` once no line is open. */
  state: z.enum(payoutStates),
  /** What is open or paid. */
  total: minor,
  lines_count: z.int(),
  failed_count: z.int(),
  note: z.string(),
  created: z.object({ at: moment, by: person }),
  /** Whether another person has to approve it. */
  needs_second: z.boolean(),
};
const runItem = z.object(runHead);
export type PayoutRunItem = z.infer<typeof runItem>;

const payoutLine = z.object({
  id,
  organizer: z.object({ id, title: z.string() }),
  amount: minor,
  state: z.enum(["open", "paid", "failed"]),
  /** Why it failed or was left out. */
  reason: z.nullable(z.string()),
  /** By which the bank's and the organizer's papers name it. */
  reference: z.string(),
  /** Where the money goes, as it was when the run was made. */
  details: z.object({
    legal_name: z.string(),
    tax_id: z.string(),
    bank_name: z.string(),
    bank_code: z.string(),
    bank_account: z.string(),
  }),
  /** Why it cannot be paid any more: other bank details by now, or less is due. */
  problem: z.nullable(z.enum(["details_changed", "above_due"])),
});
export type PayoutLine = z.infer<typeof payoutLine>;

const act = z.nullable(z.object({ at: moment, by: person }));
const run = z.object({
  ...runHead,
  approved: act,
  /** Why it was approved. */
  approval: z.nullable(z.string()),
  sent: act,
  file_name: z.string(),
  lines: z.array(payoutLine),
});
export type PayoutRun = z.infer<typeof run>;

export const payoutRunsCall = endpoint({
  name: "payoutRuns",
  method: "GET",
  path: "/spa/payout-runs",
  summary: `Runs of pay-outs, newest first, ${payoutRunsPageLength} a page; \`before\` is the \`next\` of the page before. With the sums up to which one person is enough`,
  query: z.object({ before: z.optional(queryId) }),
  answer: z.object({
    items: z.array(runItem),
    next: z.nullable(id),
    limits: z.array(z.object({ currency, amount: minor })),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});

export const payoutRunCall = endpoint({
  name: "payoutRun",
  method: "GET",
  path: "/spa/payout-run",
  summary: "A run of pay-outs with its lines and the bank details beside them",
  query: z.object({ id: queryId }),
  answer: run,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.payments",
});

export const createPayoutRunCall = endpoint({
  name: "createPayoutRun",
  method: "POST",
  path: "/spa/create-payout-run",
  summary:
    "Makes a run of what organizers are owed in a currency, with the sums as shown. 409 if less is due by now; 422 names organizers whose bank details are missing or wrong",
  query: none,
  body: z.object({
    currency,
    note: reason,
    lines: z.array(z.object({ organizer_id: id, amount })).check(
      z.minLength(1),
      z.maxLength(mostPayoutLines),
      z.refine((lines) => new Set(lines.map((line) => line.organizer_id)).size === lines.length, {
        error: "incorrect",
      }),
    ),
  }),
  answer: z.object({ id }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  idempotent: true,
});

export const approvePayoutRunCall = endpoint({
  name: "approvePayoutRun",
  method: "POST",
  path: "/spa/approve-payout-run",
  summary:
    "Approves a run of the total shown. 403 for its author where two are needed; 409 if it has changed or a line has a problem",
  query: none,
  body: z.object({ id, total: minor, reason }),
  answer: success,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});

export const takePayoutFileCall = endpoint({
  name: "takePayoutFile",
  method: "POST",
  path: "/spa/take-payout-file",
  summary:
    "The file for the bank of an approved run, which is sent from then on; the same file again while it is. ISO 20022 pain.001.001.09, or the exchange format of 1C for roubles. 409 if a line has a problem",
  query: none,
  body: z.object({ id }),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  produces: "application/octet-stream",
});

export const settlePayoutLinesCall = endpoint({
  name: "settlePayoutLines",
  method: "POST",
  path: "/spa/settle-payout-lines",
  summary: "Notes that the bank has paid lines of a sent run: each becomes a pay-out. Idempotent",
  query: none,
  body: z.object({
    run_id: id,
    lines: z.array(id).check(z.minLength(1), z.maxLength(mostPayoutLines)),
    paid_on: localDate,
  }),
  answer: success,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});

export const failPayoutLineCall = endpoint({
  name: "failPayoutLine",
  method: "POST",
  path: "/spa/fail-payout-line",
  summary:
    "Takes a line out of a run, or notes that the bank has not paid it or sent it back: its sum is due again",
  query: none,
  body: z.object({ id, reason }),
  answer: success,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});

export const setPayoutLimitCall = endpoint({
  name: "setPayoutLimit",
  method: "POST",
  path: "/spa/set-payout-limit",
  summary: "Sets the sum of a currency up to which one person may approve a run alone",
  query: none,
  body: z.object({ currency, amount: minor.check(z.gte(0), z.lte(1_000_000_000_000)), reason }),
  answer: success,
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});
