import { goodwillBearers } from "@tropa/domain/sales/goodwill";
import { isPromoCode, mostPromoCodes, readPromoCode } from "@tropa/domain/sales/money/promo-code";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import type { AnswerOf } from "../base/endpoint.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";
import { promoTerms } from "../sales/promo-terms.ts";
import { auditedCalls } from "./audit.ts";
import { longestMoneyReason } from "./calls-commission.ts";

/** Codes per page. */
export const promoPageLength = 50;

const reason = personText(longestMoneyReason).check(z.minLength(1, { error: "required" }));
const count = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)));
const ids = z.array(id).check(z.maxLength(500));
const storefront = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** For whom and when a code works; an empty list and null are no limit. */
const promoLimits = {
  tour_ids: ids,
  country_ids: ids,
  city_ids: ids,
  /** Departures that begin on these days. */
  starts_from: z.nullable(localDate),
  starts_until: z.nullable(localDate),
  is_first_booking: z.boolean(),
  max_uses: count,
  max_uses_per_person: count,
  /** First and last day of its use in the storefront's time zone. */
  valid_from: z.nullable(localDate),
  valid_until: z.nullable(localDate),
};

const promoCode = z.object({
  id,
  code: z.string(),
  campaign: z.string(),
  storefront,
  /** What it gives; a sum is in `currency`. */
  terms: promoTerms,
  currency,
  borne_by: z.enum(goodwillBearers),
  ...promoLimits,
  /** Bookings that have it now, and what it takes off them. */
  uses: z.int(),
  given: minor,
  created_at: z.iso.datetime(),
  created_by: z.string(),
  ended_at: z.nullable(z.iso.datetime()),
});

export const promoCodesCall = endpoint({
  name: "promoCodes",
  method: "GET",
  path: "/spa/promo-codes",
  summary: "Promo codes with their uses, newest first",
  query: z.object({
    /** Beginning of a code or of a campaign's name. */
    q: z.optional(personText(100)),
    state: z.optional(z.enum(["open", "ended"])),
    /** The last id of the page before. */
    after: z.optional(queryId),
  }),
  answer: z.object({
    items: z.array(promoCode),
    next: z.nullable(id),
    /** For which codes can be made; sums are in their charge currency. */
    storefronts: z.array(z.object({ id: storefront, name: z.string(), currency })),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});
export type PromoCodesAnswer = AnswerOf<typeof promoCodesCall>;
export type PromoCodeAnswer = PromoCodesAnswer["items"][number];

export const promoCodeLogCall = endpoint({
  name: "promoCodeLog",
  method: "GET",
  path: "/spa/promo-code-log",
  summary: "What staff did with a promo code, newest first",
  query: z.object({ id: queryId }),
  answer: z.object({
    items: z.array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        call: z.enum(auditedCalls),
        reason: z.string(),
      }),
    ),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});

export const createPromoCodesCall = endpoint({
  name: "createPromoCodes",
  method: "POST",
  path: "/spa/create-promo-codes",
  summary:
    "Makes one promo code, or many with random endings. What they give cannot be changed later. An organizer bears codes for named tours alone",
  query: z.object({}),
  body: z.object({
    /** The whole code, or what `count` codes begin with; without it codes are random. */
    code: z.optional(
      z.pipe(
        z.pipe(z.string(), z.transform(readPromoCode)),
        z.string().check(z.refine(isPromoCode, { error: "incorrect" })),
      ),
    ),
    count: z.int().check(z.gte(1), z.lte(mostPromoCodes)),
    campaign: personText(100).check(z.minLength(1, { error: "required" })),
    storefront,
    terms: promoTerms,
    borne_by: z.enum(goodwillBearers),
    ...promoLimits,
    reason,
  }),
  answer: z.object({ codes: z.array(z.string()) }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  deskLevel: "money",
  idempotent: true,
});

export const endPromoCodeCall = endpoint({
  name: "endPromoCode",
  method: "POST",
  path: "/spa/end-promo-code",
  summary: "Ends a promo code; bookings keep it. 409 if it has ended",
  query: z.object({}),
  body: z.object({ id, reason }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  deskLevel: "money",
});
