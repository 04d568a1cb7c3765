import { filledTraits } from "@tropa/domain/discovery/tour-fields/traits";
import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { LocalDate } from "@tropa/domain/time/local-date";
import {
  longTextLanguages,
  writtenLanguages,
} from "@tropa/domain/organizers/tours/draft-languages";
import { captionsOf } from "@tropa/domain/organizers/tours/tour-draft";
import type { DraftLines, DraftText, TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { Vocabulary, WrittenContent, WrittenTour } from "../../discovery/import/import.ts";
import type { CatalogueTour, PricedDate } from "./catalogue-tour-store.ts";

/** Placeholders for what a draft lacks, so that it can be previewed. */
export interface Fallback {
  cityId: number;
  restKindId: number;
}

export interface DraftFacts {
  vocabulary: Vocabulary;
  /** The tour in the catalogue; null before its first publication. */
  published: CatalogueTour | null;
  /** Coming departures of the tour. */
  dates: readonly PricedDate[];
  today: LocalDate;
  fallback: Fallback;
}

/** Converts a draft to the form that the catalogue's writer takes. */
export function toWrittenTour(
  draft: TourDraft,
  { vocabulary, published, dates, today, fallback }: DraftFacts,
): WrittenTour {
  const cities = slugsOf(vocabulary.cities, ({ id }) => id);
  const kinds = slugsOf(vocabulary.restKinds, (id) => id);
  const collections = slugsOf(vocabulary.collections, (id) => id);
  const slugs = (ids: readonly number[], of: ReadonlyMap<number, string>) =>
    ids.flatMap((id) => of.get(id) ?? []);
  const price = draft.price ?? 1;
  const isExcursion = draft.type === "excursion";
  return {
    status: "published",
    type: draft.type,
    is_cruise: published?.is_cruise ?? false,
    title: cleanText(draft.title),
    summary: cleanText(draft.summary),
    emoji: published?.emoji ?? null,
    images: draft.photos.length > 0 ? draft.photos : [""],
    image_captions: captionsOf(draft),
    cities: slugs(draft.city_ids.length > 0 ? draft.city_ids : [fallback.cityId], cities),
    rest_kinds: slugs(
      draft.rest_kind_ids.length > 0 ? draft.rest_kind_ids : [fallback.restKindId],
      kinds,
    ),
    collections: slugs(published?.collection_ids ?? [], collections),
    ...filledTraits(draft),
    min_age: draft.min_age,
    max_group_size: draft.max_group_size ?? draft.min_group_size,
    min_group_size: draft.min_group_size,
    decided_days: draft.decided_days,
    child_prices: draft.child_prices,
    video_url: draft.video_url || null,
    stories: published?.stories ?? [],
    duration_days: isExcursion ? 0 : (draft.duration_days ?? 1),
    duration_nights: isExcursion ? 0 : (draft.duration_nights ?? 0),
    duration_hours: draft.duration_hours ?? 0,
    currency: draft.currency,
    is_dates_preliminary: published?.is_dates_preliminary ?? false,
    request_period: draft.request_period && { ...draft.request_period, price_minor: price },
    cancellation_days: draft.cancellation_days,
    prepayment_percent: draft.prepayment_percent,
    content: contentsOf(draft, cities),
    dates:
      dates.length > 0
        ? dates
        : [{ starts_on: today, price_minor: price, price_without_discount_minor: null }],
  };
}

function slugsOf<Value>(
  words: ReadonlyMap<string, Value>,
  idOf: (value: Value) => number,
): Map<number, string> {
  return new Map(Array.from(words, ([slug, value]) => [idOf(value), slug]));
}

const cleanText = (text: DraftText): DraftText =>
  Object.fromEntries(
    Object.entries(text).flatMap(([locale, words]) => {
      const clean = words.trim();
      return clean === "" ? [] : [[locale, clean]];
    }),
  );

const cleanLines = (lines: DraftLines, locale: Locale): string[] =>
  (lines[locale] ?? []).map((line) => line.trim()).filter((line) => line !== "");

/** Long texts by language, and price lists of languages that have no long texts. */
function contentsOf(draft: TourDraft, cities: ReadonlyMap<number, string>): WrittenTour["content"] {
  const long = longTextLanguages(draft);
  // A page needs a text, even an empty one.
  const languages = long.length > 0 ? long : [writtenLanguages(draft)[0] ?? "en"];
  const contents = languages.map((locale) => [locale, contentOf(draft, locale, cities)] as const);
  const priceLists = locales.flatMap((locale) => {
    if (languages.includes(locale)) return [];
    const included = cleanLines(draft.included, locale);
    const excluded = cleanLines(draft.excluded, locale);
    return included.length + excluded.length === 0
      ? []
      : [[locale, { included, excluded }] as const];
  });
  return {
    ...Object.fromEntries(contents),
    ...(priceLists.length > 0 && { price_lists: Object.fromEntries(priceLists) }),
  };
}

function contentOf(
  draft: TourDraft,
  locale: Locale,
  cities: ReadonlyMap<number, string>,
): WrittenContent {
  const words = (text: DraftText) => text[locale]?.trim() ?? "";
  return {
    description: cleanLines(draft.description, locale),
    highlights: cleanLines(draft.highlights, locale),
    programme: draft.programme.map(
      ({ title, text, city_id, photo, distance_km, meals, spots }, index) => ({
        day: index + 1,
        title: words(title),
        text: words(text),
        city: city_id === null ? null : (cities.get(city_id) ?? null),
        image: photo,
        distance_km,
        meals,
        places: spots.map(({ name, lat, lng }) => ({ name: words(name), lat, lng })),
      }),
    ),
    included: cleanLines(draft.included, locale),
    excluded: cleanLines(draft.excluded, locale),
    meeting_point: {
      text: words(draft.meeting_text),
      ...(draft.meeting_spot ?? { lat: 0, lng: 0 }),
    },
    accommodation_text: words(draft.accommodation_text),
    what_to_bring: cleanLines(draft.what_to_bring, locale),
    questions: draft.questions.flatMap(({ question, answer }) =>
      words(question) === "" ? [] : [{ question: words(question), answer: words(answer) }],
    ),
  };
}
