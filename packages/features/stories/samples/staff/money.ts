import * as commission from "@tropa/api-contract/staff/calls-commission";
import * as payables from "@tropa/api-contract/staff/calls-payables";
import * as payouts from "@tropa/api-contract/staff/calls-payouts";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import type { SampleSet } from "../sample-set.ts";
import { deskAnswers } from "./staff.ts";

type Run = WireAnswerOf<typeof payouts.payoutRunCall>;

const at = "2026-06-14T09:30:00.000Z";
/** The account of whoever reads the stories. */
export const ownId = 7;
export const ownAct = (samples: SampleSet) => ({
  at,
  by: { account_id: ownId, name: samples.texts.people[0] ?? "" },
});
const staff = (samples: SampleSet, index: number) => ({
  account_id: ownId + 1 + index,
  name: samples.texts.people[index] ?? "",
});

const payable = (samples: SampleSet, index: number) => ({
  organizer: { id: 12 + index, title: samples.texts.people[index] ?? "" },
  currency: "USD" as const,
  amount: 1_254_050 * (index + 1),
  since: "2026-05-03",
  bookings: 2 + index,
  in_runs: 0,
  runs: [],
  disputed: index === 0 ? 40_000 : 0,
  goodwill: index === 0 ? 12_500 : 0,
  cancelled: index === 0 ? 5000 : 0,
  obstacle: index === 1 ? ("missing" as const) : null,
});

export const sampleRun = (samples: SampleSet, changes: Partial<Run> = {}): Run => ({
  id: 1001,
  currency: "USD",
  state: "draft",
  total: 1_254_050,
  lines_count: 1,
  failed_count: 0,
  note: samples.texts.review,
  needs_second: true,
  created: { at, by: staff(samples, 0) },
  approved: null,
  approval: null,
  sent: null,
  file_name: "payouts-1001.xml",
  lines: [
    {
      id: 34,
      organizer: payable(samples, 0).organizer,
      amount: 1_254_050,
      state: "open",
      reason: null,
      reference: "P1001-34",
      details: {
        legal_name: samples.texts.people[0] ?? "",
        tax_id: "500100732259",
        bank_name: "",
        bank_code: "COBADEFFXXX",
        bank_account: "DE89370400440532013000",
      },
      problem: null,
    },
  ],
  ...changes,
});

export const sentRun = (samples: SampleSet): Run =>
  sampleRun(samples, {
    state: "sent",
    approved: { at, by: staff(samples, 1) },
    approval: samples.texts.review,
    sent: { at, by: staff(samples, 0) },
  });

/** A limit, and a higher one of somebody that waits for another person. */
export const sampleLimit = (
  samples: SampleSet,
  author: number | null,
): WireAnswerOf<typeof payouts.payoutRunsCall>["limits"][number] => ({
  currency: "USD",
  amount: 100_000,
  proposal:
    author === null
      ? null
      : {
          id: 5,
          amount: 500_000,
          reason: samples.texts.review,
          at,
          by: { account_id: author, name: samples.texts.people[0] ?? "" },
        },
});

export const samplePayables = (samples: SampleSet): WireAnswerOf<typeof payables.payablesCall> => ({
  items: [payable(samples, 0), payable(samples, 1)],
  next: "13~USD",
  totals: [
    { currency: "USD", organizers: 2, amount: 3_762_150, ready: 1_254_050 },
    { currency: "RUB", organizers: 1, amount: 1_240_000, ready: 0 },
  ],
});

/** What the desk's money is answered. */
export const staffMoneyAnswers = (samples: SampleSet): FakeAnswer[] => {
  const run = sampleRun(samples);
  const common = { departs_on: null, quantity: null, currency: null };
  return [
    ...deskAnswers(samples),
    answer(payables.payablesCall, samplePayables(samples)),
    answer(payables.payableBookingsCall, {
      items: [
        {
          booking_id: 500_011,
          tour_title: samples.texts.people[0] ?? "",
          end: "2026-05-03",
          share: 1_254_050,
          unpaid: 1_254_050,
          is_cancelled: true,
          disputed: 40_000,
          goodwill: 12_500,
        },
      ],
    }),
    answer(payouts.payoutRunsCall, {
      items: [run],
      next: null,
      limits: [sampleLimit(samples, null)],
    }),
    answer(payouts.payoutRunCall, run),
    answer(commission.commissionTermsCall, {
      items: [
        {
          ...common,
          scope: "all",
          subject: "",
          title: "",
          starts_on: null,
          ends_on: null,
          percent: 15,
          is_ahead: false,
          set: null,
        },
        {
          ...common,
          scope: "organizer",
          subject: "12",
          title: samples.texts.people[0] ?? "",
          starts_on: "2027-03-01",
          ends_on: null,
          percent: 12.5,
          is_ahead: true,
          set: { at, by: samples.texts.people[1] ?? "", reason: samples.texts.review },
        },
      ],
      next: null,
    }),
    answer(commission.commissionSubjectsCall, ({ query }) => ({
      items: [
        {
          id: 12,
          title: samples.texts.people[0] ?? "",
          organizer: query.scope === "tour" ? (samples.texts.people[1] ?? "") : null,
          departs_on: query.tour_id === undefined ? null : "2027-05-01",
        },
      ],
    })),
    answer(commission.commissionPreviewCall, {
      title: samples.texts.people[0] ?? "",
      departs_on: null,
      before: { percent: 15 },
      next: null,
      exceptions: 2,
    }),
  ];
};
