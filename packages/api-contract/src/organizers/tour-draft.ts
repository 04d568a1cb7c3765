import { accommodationKinds, comfortLevels } from "@tropa/domain/discovery/search-filter/limits";
import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import {
  draftLimits as limits,
  mealKinds,
  prepaymentRange,
} from "@tropa/domain/organizers/tours/tour-draft";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import { z } from "zod";
import { childPrices } from "../discovery/tour.ts";
import { currency, id, localDate, minor, personText } from "../base/primitives.ts";

const byLocale = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, value.optional()])) as Record<
      Locale,
      z.ZodOptional<Value>
    >,
  );
const text = (longest: number) => byLocale(personText(longest));
const lines = (longest: number, most: number) => byLocale(z.array(personText(longest)).max(most));
const whole = (least: number, most: number) => z.number().int().min(least).max(most);

/** A picture as it is stored: `image.image` of `uploadImage`, or one that the tour has already. */
const picture = z.string().min(1).max(500);
const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

const day = z.strictObject({
  title: text(limits.title),
  text: text(limits.dayText),
  city_id: id.nullable(),
  photo: picture.nullable(),
  distance_km: z.number().min(0).max(limits.distanceKm).nullable(),
  meals: z.array(z.enum(mealKinds)).max(mealKinds.length),
  spots: z.array(z.strictObject({ name: text(limits.title), ...point })).max(limits.spots),
});

/**
 * The draft of an organizer's tour (`@tropa/domain/organizers/tours`): anything may be missing, nothing may be wrong.
 * Money is minor units of its currency.
 */
export const tourDraft = z.strictObject({
  type: z.enum(["tour", "excursion"]),
  title: text(limits.title),
  summary: text(limits.summary),
  description: lines(limits.paragraph, limits.paragraphs),
  highlights: lines(limits.line, limits.highlights),
  city_ids: z.array(id).max(limits.cities),
  rest_kind_ids: z.array(id).max(limits.activities),
  photos: z.array(picture).max(limits.photos),
  duration_days: whole(1, limits.durationDays).nullable(),
  duration_nights: whole(0, limits.durationDays).nullable(),
  duration_hours: whole(1, limits.durationHours).nullable(),
  difficulty: whole(1, 4).nullable(),
  comfort: z.array(z.enum(comfortLevels)).max(comfortLevels.length),
  accommodation: z.array(z.enum(accommodationKinds)).max(accommodationKinds.length),
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).max(20),
  min_age: whole(0, limits.age),
  max_group_size: whole(1, limits.group).nullable(),
  min_group_size: whole(1, limits.group),
  decided_days: whole(0, limits.decidedDays),
  programme: z.array(day).max(limits.days),
  included: lines(limits.line, limits.lines),
  excluded: lines(limits.line, limits.lines),
  what_to_bring: lines(limits.line, limits.lines),
  accommodation_text: text(limits.paragraph),
  meeting_text: text(limits.paragraph),
  meeting_spot: z.strictObject(point).nullable(),
  questions: z
    .array(z.strictObject({ question: text(limits.line), answer: text(limits.paragraph) }))
    .max(limits.questions),
  video_url: personText(500),
  currency,
  price: minor.min(1).max(1_000_000_000).nullable(),
  child_prices: childPrices.max(limits.children),
  prepayment_percent: whole(prepaymentRange.least, prepaymentRange.most),
  cancellation_days: whole(0, limits.cancellationDays),
  request_period: z.strictObject({ start: localDate, end: localDate }).nullable(),
}) satisfies z.ZodType<TourDraft, TourDraft>;
