import { perTrait, tourFields } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { countedValues } from "./traits.ts";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { toursByIdsCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import { reviewsCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import type { FilterChoice } from "@tropa/api-contract/discovery/tour-listing";
import { EVERYTHING_SLUG } from "@tropa/domain/discovery/search-filter";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleSights } from "../editorial/editorial.ts";
import { sampleReviews } from "./review.ts";
import { sampleCards, sampleImage } from "./tour-card.ts";

type Tours = WireAnswerOf<typeof toursCall>;
type Filters = NonNullable<Tours["filters"]>;
type ToursMap = WireAnswerOf<typeof toursMapCall>;

/** Slug of a region's listing. */
const placeSlug = "altai";
export const placePath = `/${placeSlug}`;

const pages = 3;
const cardsOnPage = 6;

const choices = (names: Readonly<Record<string, string>>): FilterChoice[] =>
  Object.entries(names).map(([value, name], index) => ({ value, name, count: 31 - index * 4 }));

/** Choices with names in the message catalogue. */
const values = (...all: string[]) =>
  choices(Object.fromEntries(all.map((value) => [value, value])));

const named = (names: readonly string[], slug: string) =>
  names.map((name, index) => ({
    value: String(index + 1),
    name,
    count: 31 - index * 4,
    slug: `${slug}-${index + 1}`,
  }));

/** Filters with choices in every group. */
function sampleFilters({ texts }: SampleSet, more: Partial<Filters> = {}): Filters {
  const country = { value: "1", name: texts.country, count: 140, slug: "country-1" };
  return {
    destinations: [
      { ...country, kind: "country", country: null },
      ...named(texts.cities, "city").map((city) => ({
        ...city,
        kind: "city" as const,
        country: "1",
      })),
    ],
    rest_kinds: named(texts.activities, "activity"),
    collections: named(texts.collections, "collection"),
    ...perTrait((name) => values(...countedValues[tourFields[name].column])),
    languages: choices({ en: "English", ru: "Русский" }),
    types: [],
    cruise_types: [],
    ships: [],
    water_objects: [],
    cruise_start_cities: [],
    cabins: [],
    returning: [],
    operator_types: values("author", "company"),
    author_tours: values("1"),
    kinds: values("tour", "cruise"),
    continents: [],
    min_ages: values("6", "12"),
    group_sizes: values("6", "8", "12"),
    radii: [],
    flex_days: [],
    days: values("1", "3", "8", "10"),
    showplaces: [],
    organizers: [],
    start_times: [],
    months: values("2027-04", "2027-05", "2027-06", "2027-07"),
    seasons: [
      {
        value: "2027-spring",
        name: "2027-spring",
        count: 20,
        date_from: "2027-03-10",
        date_to: "2027-05-31",
      },
    ],
    price_min: 21_000,
    price_max: 310_000,
    price_histogram: { step: 10_000, counts: [2, 8, 14, 20, 11, 6, 3, 1] },
    ...more,
  };
}

function sampleListing({ texts }: SampleSet, slug: string): Tours["listing"] {
  const place = { name: texts.region, slug: placeSlug };
  const isPlace = slug === placeSlug;
  const links = (names: readonly string[], of: string) =>
    names.map((name, index) => ({ name, slug: `${of}-${index + 1}`, count: 12 + index }));
  return {
    slug,
    place: isPlace ? { name: texts.region, kind: "region", lat: 50.5, lng: 86.5 } : null,
    rest_kind: null,
    collection: null,
    image: sampleImage(0),
    breadcrumbs: isPlace ? [{ name: texts.country, slug: "country-1" }, place] : [],
    parent: null,
    neighbours: links(texts.collections, "neighbour"),
    places: links(texts.cities, "city"),
    activities: links(texts.activities, "activity"),
    facts: {
      total: 31,
      price_from: 21_000,
      days_min: 3,
      days_max: 12,
      best_months: ["07", "08"],
      activities: [...texts.activities],
      places: [...texts.cities],
    },
  };
}

/** A page of a listing, by its query. */
export function sampleTours(
  samples: SampleSet,
  query: Readonly<Record<string, string | string[]>>,
  more: Partial<Tours> = {},
): Tours {
  const page = Number(query["page"] ?? 1);
  return {
    items: sampleCards(samples, cardsOnPage, (page - 1) * cardsOnPage),
    total: pages * cardsOnPage,
    page,
    pages,
    per_page: cardsOnPage,
    listing: sampleListing(samples, String(query["slug"] ?? EVERYTHING_SLUG)),
    filters: sampleFilters(samples),
    ...more,
  };
}

/** Two places on the map: a single tour and a cluster. */
export const sampleMap = ({ texts, currency }: SampleSet): ToursMap => ({
  total: 12,
  shown: 12,
  zoom: 6,
  currency,
  box: { south: 49, west: 84, north: 52, east: 90 },
  clusters: [
    {
      lat: 50.2,
      lng: 86.1,
      count: 1,
      price_from: 98_000,
      ids: [1],
      place: { name: pick(texts.cities, 1), slug: "city-2" },
      box: null,
    },
    {
      lat: 51.3,
      lng: 88.2,
      count: 11,
      price_from: 105_000,
      ids: [2, 3, 4],
      place: null,
      box: { south: 51, west: 88, north: 51.6, east: 88.4 },
    },
  ],
});

/** Answers for a listing and its map. */
export const listingAnswers = (samples: SampleSet): FakeAnswer[] => {
  const sights = sampleSights(samples);
  return [
    answer(toursCall, ({ query }) => sampleTours(samples, query)),
    answer(toursMapCall, sampleMap(samples)),
    answer(toursByIdsCall, { items: sampleCards(samples, 4) }),
    // As many as the page asks for.
    answer(showplacesCall, { ...sights, items: sights.items.slice(0, 3) }),
    answer(reviewsCall, sampleReviews(samples)),
  ];
};
