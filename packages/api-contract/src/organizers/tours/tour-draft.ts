import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import {
  draftLimits as limits,
  mealKinds,
  prepaymentRange,
} from "@tropa/domain/organizers/tours/tour-draft";
import { MAX_PRICE_MINOR } from "@tropa/domain/organizers/departure-terms";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import { z } from "zod/mini";
import { draftTraits } from "../../discovery/traits.ts";
import { childPrice } from "../../discovery/tour-card.ts";
import { currency, id, localDate, minor, personText } from "../../base/primitives.ts";

const byLocale = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, z.optional(value)])) as Record<
      Locale,
      z.ZodMiniOptional<Value>
    >,
  );
const point = {
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
};

/** Creates the schema; `most` maps each of the form's limits to the one applied. */
function schemaOf(most: (limit: number) => number) {
  const text = (longest: number) => byLocale(personText(most(longest)));
  const list = <Item extends z.ZodMiniType>(item: Item, length: number) =>
    z.array(item).check(z.maxLength(most(length)));
  const lines = (longest: number, length: number) =>
    byLocale(list(personText(most(longest)), length));
  const whole = (least: number, largest: number) =>
    z.int().check(z.gte(least), z.lte(most(largest)));
  /** A stored picture: `image.image` of `uploadImage`, or one that the tour already has. */
  const picture = z.string().check(z.minLength(1), z.maxLength(500));
  const day = z.strictObject({
    title: text(limits.title),
    text: text(limits.dayText),
    city_id: z.nullable(id),
    photo: z.nullable(picture),
    distance_km: z.nullable(z.number().check(z.gte(0), z.lte(most(limits.distanceKm)))),
    meals: list(z.enum(mealKinds), mealKinds.length),
    spots: list(z.strictObject({ name: text(limits.title), ...point }), limits.spots),
  });
  const question = z.strictObject({
    question: text(limits.line),
    answer: text(limits.paragraph),
  });
  return z.strictObject({
    type: z.enum(["tour", "excursion"]),
    title: text(limits.title),
    summary: text(limits.summary),
    description: lines(limits.paragraph, limits.paragraphs),
    highlights: lines(limits.line, limits.highlights),
    city_ids: list(id, limits.cities),
    rest_kind_ids: list(id, limits.activities),
    photos: list(picture, limits.photos),
    captions: z
      .record(picture, text(limits.caption))
      .check(z.refine((captions) => Object.keys(captions).length <= most(limits.photos))),
    duration_days: z.nullable(whole(1, limits.durationDays)),
    duration_nights: z.nullable(whole(0, limits.durationDays)),
    duration_hours: z.nullable(whole(1, limits.durationHours)),
    ...draftTraits(most(limits.languages)),
    min_age: whole(0, limits.age),
    max_group_size: z.nullable(whole(1, limits.group)),
    min_group_size: whole(1, limits.group),
    decided_days: whole(0, limits.decidedDays),
    programme: list(day, limits.days),
    included: lines(limits.line, limits.lines),
    excluded: lines(limits.line, limits.lines),
    what_to_bring: lines(limits.line, limits.lines),
    accommodation_text: text(limits.paragraph),
    meeting_text: text(limits.paragraph),
    meeting_spot: z.nullable(z.strictObject(point)),
    questions: list(question, limits.questions),
    video_url: personText(500),
    currency,
    price: z.nullable(minor.check(z.gte(1), z.lte(most(MAX_PRICE_MINOR)))),
    child_prices: list(childPrice, limits.children),
    prepayment_percent: whole(prepaymentRange.least, prepaymentRange.most),
    cancellation_days: whole(0, limits.cancellationDays),
    request_period: z.nullable(z.strictObject({ start: localDate, end: localDate })),
  }) satisfies z.ZodMiniType<TourDraft, TourDraft>;
}

/**
 * The draft of an organizer's tour (`@tropa/domain/organizers/tours`) as returned: anything may be
 * missing, and a tour of the catalogue may exceed the form's limits. Amounts are minor units of its
 * currency.
 */
export const tourDraft = schemaOf(() => Number.MAX_SAFE_INTEGER);

/** The draft as submitted: no list or text exceeds the form's limits. */
export const tourDraftForm = schemaOf((limit) => limit);
