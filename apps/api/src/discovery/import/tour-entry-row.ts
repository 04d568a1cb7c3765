import { traitsOf } from "@tropa/domain/discovery/tour-fields/traits";
import { localise } from "@tropa/domain/locale";
import { slugOf } from "@tropa/domain/discovery/slug";
import type { Vocabulary } from "./import-store.ts";
import type { TourPlace, WrittenTour } from "./written-tour.ts";

/** Looks up a slug that was checked before, so a missing one is a bug. */
function idOf<Value>(valuesBySlug: ReadonlyMap<string, Value>, slug: string): Value {
  const found = valuesBySlug.get(slug);
  if (found === undefined) throw new Error(`"${slug}" was checked and is not there`);
  return found;
}

/** The departure whose price the card shows: the cheapest coming one, else the last past one. */
function priceOf(
  tour: WrittenTour,
  today: string,
): { price: number; full: number | null; isFrom: boolean } {
  const coming = tour.dates.filter((date) => date.starts_on >= today);
  const offered = coming.length > 0 ? coming : tour.dates.slice(-1);
  const cheapest = offered.toSorted((a, b) => a.price_minor - b.price_minor)[0];
  return {
    price: cheapest?.price_minor ?? tour.request_period?.price_minor ?? 1,
    full: cheapest?.price_without_discount_minor ?? null,
    isFrom: new Set(offered.map((date) => date.price_minor)).size !== 1,
  };
}

/** Rank of a new tour: amid the demo catalogue's ranks, so that it is seen. */
const startWeight = 0.7;

/** Fields that are columns of the same name, beside the table of tour fields; an export reads them back. */
export const plainFields = [
  "status",
  "is_cruise",
  "title",
  "summary",
  "emoji",
  "images",
  "image_captions",
  "min_age",
  "max_group_size",
  "min_group_size",
  "decided_days",
  "child_prices",
  "video_url",
  "stories",
  "duration_days",
  "duration_nights",
  "duration_hours",
  "currency",
  "is_dates_preliminary",
  "cancellation_days",
  "prepayment_percent",
] as const satisfies (keyof WrittenTour)[];

/** Columns of a tour that a file sets. Rating, weight and publishing date are set elsewhere. */
export function tourEntryRow(
  tour: WrittenTour,
  { id, organizerId, contentId }: TourPlace,
  vocabulary: Vocabulary,
  today: string,
): Record<string, unknown> {
  const cities = tour.cities.map((slug) => idOf(vocabulary.cities, slug));
  const kinds = tour.rest_kinds.map((slug) => idOf(vocabulary.restKinds, slug));
  const { price, full, isFrom } = priceOf(tour, today);
  return {
    id,
    slug: slugOf(
      (isRussianOnly(tour) ? tour.title.ru : tour.title.en) ?? localise(tour.title, "en"),
    ),
    type: tour.type === "excursion" ? 2 : 1,
    ...Object.fromEntries(plainFields.map((name) => [name, tour[name]])),
    organizer_id: organizerId,
    content_id: contentId,
    main_city_id: cities[0]?.id,
    city_ids: cities.map((city) => city.id),
    region_ids: [
      ...new Set(cities.flatMap(({ regionId }) => (regionId === null ? [] : [regionId]))),
    ],
    country_ids: [...new Set(cities.map(({ countryId }) => countryId))],
    main_rest_kind_id: kinds[0],
    rest_kind_ids: kinds,
    collection_ids: tour.collections.map((slug) => idOf(vocabulary.collections, slug)),
    ...traitsOf(tour),
    // jsonb columns: a plain list would be sent as an SQL array.
    child_prices: JSON.stringify(tour.child_prices),
    stories: JSON.stringify(tour.stories),
    price_minor: price,
    price_without_discount_minor: full,
    is_price_from: isFrom,
    request_period_start: tour.request_period?.start ?? null,
    request_period_end: tour.request_period?.end ?? null,
    weight: startWeight,
    published_on: today,
  };
}

/** A tour led only in Russian has a Russian address: its guests type Russian. */
function isRussianOnly({ languages }: WrittenTour): boolean {
  return languages.length === 1 && languages[0] === "ru";
}
