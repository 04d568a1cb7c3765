import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import type { SampleSet } from "../sample-set.ts";
import { deskAnswers } from "./staff.ts";

type SampleDispute = WireAnswerOf<typeof calls.disputeCall>;

const day = 86_400_000;
/** Moments by the clock of the page: what is late is late whenever a story is looked at. */
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

export const evidenceOf = (samples: SampleSet) => ({
  version: 2,
  text: samples.texts.review,
  papers: ["voucher" as const, "terms" as const],
  files: [
    {
      id: 5,
      name: "check-in-list.pdf",
      media_type: "application/pdf",
      byte_size: 120_000,
      is_public: false,
      url: "/files/5/download/check-in-list.pdf",
    },
  ],
  at: at(-1),
  by: "Vera Sokolova",
});

export const sampleDispute = (
  samples: SampleSet,
  more: Partial<SampleDispute> = {},
): SampleDispute => ({
  id: 71,
  payment_id: 900_017,
  payment_ref: "pi_3Nq8x77",
  booking_id: 500_011,
  name: samples.texts.people[0] ?? "",
  provider: 4,
  provider_ref: "dp_1Nq8x77",
  amount: 2_618_000,
  currency: "USD",
  reason: "fraudulent",
  state: "needs_answer",
  is_withdrawn: true,
  owner: null,
  opened_at: at(-6),
  due_at: at(3),
  closed_at: null,
  papers: ["voucher", "receipt", "terms", "chat"],
  evidence: null,
  history: [
    {
      id: 2,
      at: at(-5),
      by: "Vera Sokolova",
      kind: "note",
      owner: null,
      state: null,
      text: samples.texts.review,
    },
    {
      id: 1,
      at: at(-6),
      by: "",
      kind: "state",
      owner: null,
      state: "needs_answer",
      text: "",
    },
  ],
  staff: [
    { account_id: 7, name: "Vera Sokolova" },
    { account_id: 8, name: "Boris Orlov" },
  ],
  ...more,
});

export const disputePage = (samples: SampleSet) => ({
  items: [
    sampleDispute(samples, { due_at: at(-0.1) }),
    sampleDispute(samples, {
      id: 72,
      booking_id: null,
      name: "",
      owner: { account_id: 8, name: "Boris Orlov" },
    }),
    sampleDispute(samples, { id: 73, state: "sent", due_at: null, reason: "product_not_received" }),
  ],
  total: 3,
  page: 1,
  pages: 1,
  counts: { needs_answer: 2, mine: 0, open: 3 },
});

export const disputeAnswers = (
  samples: SampleSet,
  more: Partial<SampleDispute> = {},
): FakeAnswer[] => {
  const dispute = sampleDispute(samples, more);
  return [
    ...deskAnswers(samples),
    answer(calls.disputesCall, disputePage(samples)),
    answer(calls.disputeCall, dispute),
    answer(calls.assignDisputeCall, dispute),
    answer(calls.addDisputeNoteCall, dispute),
    answer(calls.saveEvidenceCall, dispute),
    answer(calls.sendEvidenceCall, dispute),
  ];
};
