import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";
import { longestMoneyReason } from "./calls-commission.ts";

/** Runs per page, and most lines of a run. */
export const payoutRunsPageLength = 20;
const mostPayoutLines = 500;

const none = z.object({});
const moment = z.iso.datetime();
const success = z.object({ success: z.literal(true) });
const reason = personText(longestMoneyReason).check(z.minLength(1, { error: "required" }));
const amount = minor.check(z.gte(1), z.lte(1_000_000_000_000));
const person = z.object({ account_id: z.int(), name: z.string() });

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

const limit = z.object({
  currency,
  /** Up to which one person is enough. */
  amount: minor,
  /** A higher one that waits for a second person. */
  proposal: z.nullable(z.object({ id, amount: minor, reason: z.string(), at: moment, by: person })),
});
export type PayoutLimit = z.infer<typeof limit>;

export const payoutRunsCall = endpoint({
  name: "payoutRuns",
  method: "GET",
  path: "/spa/payout-runs",
  summary: `Runs of pay-outs, newest first, ${payoutRunsPageLength} a page; \`before\` is the \`next\` of the page before. With the sums up to which one person is enough`,
  query: z.object({ before: z.optional(queryId) }),
  answer: z.object({
    items: z.array(runItem),
    next: z.nullable(id),
    limits: z.array(limit),
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
  deskLevel: "money",
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
  deskLevel: "money",
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
  deskLevel: "money",
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
  deskLevel: "money",
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
  deskLevel: "money",
});

export const setPayoutLimitCall = endpoint({
  name: "setPayoutLimit",
  method: "POST",
  path: "/spa/set-payout-limit",
  summary:
    "Sets the sum of a currency up to which one person may approve a run alone. A higher one holds once another person approves it; until then any newer one replaces it",
  query: none,
  body: z.object({ currency, amount: minor.check(z.gte(0), z.lte(1_000_000_000_000)), reason }),
  answer: success,
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
  deskLevel: "money",
});

export const approvePayoutLimitCall = endpoint({
  name: "approvePayoutLimit",
  method: "POST",
  path: "/spa/approve-payout-limit",
  summary:
    "Approves a higher limit. 403 for whoever set it; 409 if it was approved before or a newer one replaced it",
  query: none,
  body: z.object({ id, reason }),
  answer: success,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});
