import { disputeStates, evidencePapers } from "@tropa/domain/sales/dispute";
import { z } from "zod/mini";
import { storedFile } from "../../conversation/calls-uploads.ts";
import type { AnswerOf } from "../../base/endpoint.ts";
import { endpoint } from "../../base/endpoint.ts";
import { currency, id, minor, personText, queryId, queryPage } from "../../base/primitives.ts";
import { pageOf } from "../calls-desk.ts";

/** Disputes that need an answer, one's own, all that are not decided, and those that the bank has decided. */
export const disputeViews = ["needs_answer", "mine", "open", "closed"] as const;
export type DisputeView = (typeof disputeViews)[number];

export const longestDisputeNote = 2000;
export const longestEvidence = 20_000;
export const mostEvidenceFiles = 10;

const none = z.object({});
const moment = z.iso.datetime();
const staffMember = z.object({ account_id: id, name: z.string() });
const note = personText(longestDisputeNote).check(z.minLength(1, { error: "required" }));

const disputeRow = {
  id,
  payment_id: id,
  /** Null for the purchase of a certificate. */
  booking_id: z.nullable(id),
  /** Who paid; empty if unknown. */
  name: z.string(),
  provider: z.int(),
  /** The provider's id of the dispute. */
  provider_ref: z.string(),
  amount: minor,
  currency,
  /** As the bank names it, such as `fraudulent`; empty if it does not. */
  reason: z.string(),
  state: z.enum(disputeStates),
  /** Whether the bank has taken the money and not brought it back. */
  is_withdrawn: z.boolean(),
  owner: z.nullable(staffMember),
  opened_at: moment,
  /** Until when the bank takes evidence; null if it does not say, or once evidence was sent. */
  due_at: z.nullable(moment),
  closed_at: z.nullable(moment),
};
const dispute = z.object(disputeRow);
export type Dispute = z.infer<typeof dispute>;

export const disputesCall = endpoint({
  name: "disputes",
  method: "GET",
  path: "/spa/disputes",
  summary:
    "What payers' banks dispute, by the deadline for evidence; decided ones with the last decided first. 20 a page",
  query: z.object({ view: z._default(z.enum(disputeViews), "needs_answer"), page: queryPage }),
  answer: z.object({
    ...pageOf(dispute).shape,
    /** Disputes in each view. */
    counts: z.object({ needs_answer: z.int(), mine: z.int(), open: z.int() }),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});
export type DisputePage = AnswerOf<typeof disputesCall>;

const evidence = z.object({
  version: z.int(),
  text: z.string(),
  papers: z.array(z.enum(evidencePapers)),
  files: z.array(storedFile),
  at: moment,
  by: z.string(),
});

const wholeDispute = z.object({
  ...disputeRow,
  /** The provider's id of the payment. */
  payment_ref: z.nullable(z.string()),
  /** Papers that the booking has. */
  papers: z.array(z.enum(evidencePapers)),
  /** The newest version; null before the first. */
  evidence: z.nullable(evidence),
  history: z.array(
    z.object({
      id: z.int(),
      at: moment,
      /** Empty for what the bank said, and once the account is gone. */
      by: z.string(),
      kind: z.enum(["owner", "state", "note"]),
      /** The new owner; null for none. */
      owner: z.nullable(z.string()),
      state: z.nullable(z.enum(disputeStates)),
      text: z.string(),
    }),
  ),
  staff: z.array(staffMember),
});
export type WholeDispute = z.infer<typeof wholeDispute>;

export const disputeCall = endpoint({
  name: "dispute",
  method: "GET",
  path: "/spa/dispute",
  summary: "A dispute with its evidence and all that happened to it",
  query: z.object({ id: queryId }),
  answer: wholeDispute,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.payments",
});

export const assignDisputeCall = endpoint({
  name: "assignDispute",
  method: "POST",
  path: "/spa/assign-dispute",
  summary:
    "Staff take a dispute, hand it over or release it, with a reason. 409 if it is not `from` any more whom the caller saw it with, or is decided",
  query: none,
  body: z.object({ id, from: z.nullable(id), to: z.nullable(id), reason: note }),
  answer: wholeDispute,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});

export const addDisputeNoteCall = endpoint({
  name: "addDisputeNote",
  method: "POST",
  path: "/spa/add-dispute-note",
  summary: "Adds a note that staff read beside a dispute",
  query: none,
  body: z.object({ id, text: note }),
  answer: wholeDispute,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.payments",
});

export const saveEvidenceCall = endpoint({
  name: "saveEvidence",
  method: "POST",
  path: "/spa/save-evidence",
  summary:
    "Records a new version of the evidence against a dispute, with a reason: a text, papers of the booking and files that the caller has uploaded. 409 if somebody has saved another version since `version`, or the evidence was sent",
  query: none,
  body: z.object({
    id,
    /** The version that was edited; 0 for the first. */
    version: z.int().check(z.gte(0), z.lte(1_000_000)),
    text: personText(longestEvidence).check(z.minLength(1, { error: "required" })),
    papers: z.array(z.enum(evidencePapers)).check(z.maxLength(evidencePapers.length)),
    file_ids: z.array(id).check(z.maxLength(mostEvidenceFiles)),
    reason: note,
  }),
  answer: wholeDispute,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});

export const evidencePaperCall = endpoint({
  name: "evidencePaper",
  method: "GET",
  path: "/spa/evidence-paper",
  summary:
    "A paper of a disputed booking, in the language of its tourist: voucher (without its code) and receipt as PDF, terms and chat as text. 409 where the booking has none",
  query: z.object({ id: queryId, paper: z.enum(evidencePapers) }),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  produces: "application/octet-stream",
});

export const sendEvidenceCall = endpoint({
  name: "sendEvidence",
  method: "POST",
  path: "/spa/send-evidence",
  summary:
    "Staff have sent the evidence to the bank, with a reason. 409 unless `version` is the newest and an answer is awaited",
  query: none,
  body: z.object({ id, version: z.int().check(z.gte(1)), reason: note }),
  answer: wholeDispute,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});
