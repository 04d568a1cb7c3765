import { commissionScopes } from "@tropa/domain/organizers/commission";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import type { AnswerOf } from "../base/endpoint.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";

/** Terms per page. */
export const commissionPageLength = 50;
export const longestMoneyReason = 500;

const moneyReason = personText(longestMoneyReason).check(z.minLength(1, { error: "required" }));
const percent = z.number().check(
  z.gte(0),
  z.lte(100),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: "incorrect",
  }),
);
const queryPercent = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/)), z.transform(Number)),
  percent,
);

/**
 * What a term is for: the id of a storefront, or the number of an organizer, tour or date; empty for all
 * storefronts without a term of their own.
 */
const subject = {
  scope: z.enum(commissionScopes),
  subject: z.string().check(z.regex(/^[\w-]{0,40}$/)),
};
const success = z.object({ success: z.literal(true) });

const commissionTerm = z.object({
  ...subject,
  /** Name of the organizer or tour; empty for storefronts. */
  title: z.string(),
  /** Of a date. */
  departs_on: z.nullable(localDate),
  /** Null for a term without a first day. */
  starts_on: z.nullable(localDate),
  /** Last day before the next term of the same subject begins. */
  ends_on: z.nullable(localDate),
  percent: z.nullable(z.number()),
  /** A sum per seat in the tour's currency, instead of a percentage. */
  quantity: z.nullable(minor),
  currency: z.nullable(currency),
  /** It has not begun, so that it can be changed or taken back. */
  is_ahead: z.boolean(),
  /** Who set it, when and why; null for terms that were agreed elsewhere. */
  set: z.nullable(z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })),
});
export type CommissionTermItem = z.infer<typeof commissionTerm>;

export const commissionTermsCall = endpoint({
  name: "commissionTerms",
  method: "GET",
  path: "/spa/commission-terms",
  summary: `Commissions of storefronts, organizers, tours and dates with their history, ${commissionPageLength} a page; \`after\` is the \`next\` of the page before`,
  query: z.object({
    /** Words of a name, or a number. */
    q: z.optional(z.string().check(z.maxLength(100))),
    scope: z.optional(z.enum(commissionScopes)),
    after: z.optional(z.string().check(z.regex(/^[1-5]~\d{1,10}~[\w-]{0,40}~[\d-]{0,10}$/))),
  }),
  answer: z.object({ items: z.array(commissionTerm), next: z.nullable(z.string()) }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});

/** Most organizers or tours that a search offers, and most dates of a tour. */
export const mostCommissionSubjects = 10;
export const mostCommissionDates = 200;

export const commissionSubjectsCall = endpoint({
  name: "commissionSubjects",
  method: "GET",
  path: "/spa/commission-subjects",
  summary: `Organizers or tours by number or words of a name, ${mostCommissionSubjects} at most; with \`tour_id\` the coming dates of that tour`,
  query: z.object({
    scope: z.enum(["organizer", "tour"]),
    q: z.optional(z.string().check(z.maxLength(100))),
    tour_id: z.optional(queryId),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        title: z.string(),
        /** Of a tour. */
        organizer: z.nullable(z.string()),
        /** Of a date. */
        departs_on: z.nullable(localDate),
      }),
    ),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});

export const commissionPreviewCall = endpoint({
  name: "commissionPreview",
  method: "GET",
  path: "/spa/commission-preview",
  summary: "What a new commission would change, and for which nearer subjects it would not",
  query: z.object({ ...subject, percent: queryPercent, starts_on: localDate }),
  answer: z.object({
    title: z.string(),
    departs_on: z.nullable(localDate),
    /** What would hold on that day without it: a percentage, or a sum per seat in a currency; null if nothing. */
    before: z.nullable(
      z.union([z.object({ percent: z.number() }), z.object({ quantity: minor, currency })]),
    ),
    /** The next term of the same subject after it. */
    next: z.nullable(
      z.object({
        starts_on: localDate,
        percent: z.nullable(z.number()),
        quantity: z.nullable(minor),
      }),
    ),
    /** Nearer subjects that keep terms of their own. */
    exceptions: z.int(),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.payments",
});
export type CommissionPreview = AnswerOf<typeof commissionPreviewCall>;

export const setCommissionCall = endpoint({
  name: "setCommission",
  method: "POST",
  path: "/spa/set-commission",
  summary:
    "Sets a commission from a day on, tomorrow (UTC) at the earliest; bookings that were made before keep theirs. Replaces a term that begins on the same day",
  query: z.object({}),
  body: z.object({ ...subject, percent, starts_on: localDate, reason: moneyReason }),
  answer: success,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  deskLevel: "money",
  idempotent: true,
});

export const dropCommissionCall = endpoint({
  name: "dropCommission",
  method: "POST",
  path: "/spa/drop-commission",
  summary: "Takes a commission back that has not begun; 409 if it has",
  query: z.object({}),
  body: z.object({ ...subject, starts_on: localDate, reason: moneyReason }),
  answer: success,
  errors: ["unauthorized", "forbidden", "conflict"],
  auth: "desk.payments",
  deskLevel: "money",
});
