import { traitsOf } from "../../discovery/tour-fields/traits.ts";
import type { Traits } from "../../discovery/tour-fields/traits.ts";
import type { TourContent, TourContentBody } from "../../discovery/tour-content.ts";
import type { LocalDate } from "../../time/local-date.ts";
import { locales } from "../../locale.ts";
import type { Locale, LocalisedText } from "../../locale.ts";
import type { Currency } from "../../money.ts";
import type { ChildPrice } from "../../sales/party/party-price.ts";
import type { DraftDay, DraftLines, DraftText, TourDraft } from "./tour-draft.ts";

/** A tour in the catalogue, by the columns of its row; pictures as stored. */
export interface TourOfCatalogue extends Traits {
  type: 1 | 2;
  title: LocalisedText;
  summary: LocalisedText;
  images: string[];
  /** Captions by picture. */
  image_captions: Record<string, DraftText>;
  main_city_id: number;
  city_ids: number[];
  main_rest_kind_id: number;
  rest_kind_ids: number[];
  min_age: number;
  max_group_size: number;
  min_group_size: number;
  decided_days: number;
  child_prices: ChildPrice[];
  video_url: string | null;
  duration_days: number;
  duration_nights: number;
  duration_hours: number;
  currency: Currency;
  price_minor: number;
  request_period_start: LocalDate | null;
  request_period_end: LocalDate | null;
  cancellation_days: number;
  prepayment_percent: number;
  body: Partial<TourContentBody>;
}

type Contents = readonly (readonly [Locale, TourContent])[];

/** Returns a draft with the contents of a tour in the catalogue. */
export function draftOfTour(tour: TourOfCatalogue): TourDraft {
  const contents: Contents = locales.flatMap((locale) => {
    const content = tour.body[locale];
    return content ? [[locale, content] as const] : [];
  });
  const lines = (of: (content: TourContent) => string[]): DraftLines =>
    Object.fromEntries(contents.map(([locale, content]) => [locale, of(content)]));
  const text = (of: (content: TourContent) => string): DraftText => textOf(contents, of);
  /** Includes languages without long texts. */
  const priceLines = (list: "included" | "excluded"): DraftLines => {
    const own = Object.entries(tour.body.price_lists ?? {}).map(([locale, lists]) => [
      locale,
      lists[list],
    ]);
    return { ...Object.fromEntries(own), ...lines((content) => content[list]) };
  };
  const meeting = contents[0]?.[1].meeting_point;
  const isExcursion = tour.type === 2;
  return {
    type: isExcursion ? "excursion" : "tour",
    title: nonEmpty(tour.title),
    summary: nonEmpty(tour.summary),
    description: lines((content) => content.description),
    highlights: lines((content) => content.highlights),
    city_ids: [...new Set([tour.main_city_id, ...tour.city_ids])],
    rest_kind_ids: [...new Set([tour.main_rest_kind_id, ...tour.rest_kind_ids])],
    photos: tour.images,
    captions: tour.image_captions,
    duration_days: tour.duration_days || null,
    duration_nights: isExcursion ? null : tour.duration_nights,
    duration_hours: tour.duration_hours || null,
    ...traitsOf(tour),
    min_age: tour.min_age,
    max_group_size: tour.max_group_size,
    min_group_size: tour.min_group_size,
    decided_days: tour.decided_days,
    programme: programmeOf(contents),
    included: priceLines("included"),
    excluded: priceLines("excluded"),
    what_to_bring: lines((content) => content.what_to_bring),
    accommodation_text: text((content) => content.accommodation_text),
    meeting_text: text((content) => content.meeting_point.text),
    meeting_spot: meeting ? { lat: meeting.lat, lng: meeting.lng } : null,
    questions: rows(contents, (content) => content.questions).map((ofAll) => ({
      question: textOf(ofAll, ({ question }) => question),
      answer: textOf(ofAll, ({ answer }) => answer),
    })),
    video_url: tour.video_url ?? "",
    currency: tour.currency,
    price: tour.price_minor,
    child_prices: tour.child_prices,
    prepayment_percent: tour.prepayment_percent,
    cancellation_days: tour.cancellation_days,
    request_period:
      tour.request_period_start !== null && tour.request_period_end !== null
        ? { start: tour.request_period_start, end: tour.request_period_end }
        : null,
  };
}

/**
 * Drops empty texts: the catalogue treats them like absent ones, and a draft must have one form for
 * both.
 */
const nonEmpty = (text: LocalisedText): DraftText =>
  Object.fromEntries(locales.flatMap((locale) => (text[locale] ? [[locale, text[locale]]] : [])));

function textOf<Value>(
  ofAll: readonly (readonly [Locale, Value])[],
  of: (value: Value) => string,
): DraftText {
  return Object.fromEntries(
    ofAll.flatMap(([locale, value]) => (of(value) === "" ? [] : [[locale, of(value)]])),
  );
}

/** Collects the items at the same index in all languages, up to the length of the longest list. */
function rows<Value>(
  contents: Contents,
  of: (content: TourContent) => readonly Value[],
): (readonly (readonly [Locale, Value])[])[] {
  const length = Math.max(0, ...contents.map(([, content]) => of(content).length));
  return Array.from({ length }, (_, index) =>
    contents.flatMap(([locale, content]) => {
      const value = of(content)[index];
      return value === undefined ? [] : [[locale, value] as const];
    }),
  );
}

function programmeOf(contents: Contents): DraftDay[] {
  return rows(contents, ({ programme }) => programme).map((ofAll) => {
    const first = ofAll[0]?.[1];
    return {
      title: textOf(ofAll, ({ title }) => title),
      text: textOf(ofAll, ({ text }) => text),
      city_id: first?.city_id ?? null,
      photo: first?.image ?? null,
      distance_km: first?.distance_km ?? null,
      meals: first?.meals ?? [],
      spots: (first?.places ?? []).map(({ lat, lng }, index) => ({
        name: textOf(ofAll, ({ places }) => places?.[index]?.name ?? ""),
        lat,
        lng,
      })),
    };
  });
}
