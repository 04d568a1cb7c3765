import { perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { z } from "zod/mini";
import { image, localDate, minor } from "../base/primitives.ts";
import { listingLink } from "./tour.ts";

/** A choice of a filter with the number of tours it finds. */
const choice = z.object({
  value: z.string(),
  /** In the reader's language; the value itself where only screens have a name for it. */
  name: z.string(),
  /** Number of tours with only this value of its list. */
  count: z.int(),
  /** If other values of its list are chosen: how many more tours this one would add. */
  adds: z.optional(z.int()),
});
export type FilterChoice = z.infer<typeof choice>;

export const filters = z.object({
  /** Countries and, within a country, its regions or cities: each is a listing of its own. */
  destinations: z.array(
    z.extend(choice, {
      slug: z.string(),
      /** The filter's list that `value` belongs to. */
      kind: z.enum(["country", "region", "city"]),
      /** `value` of the region's or city's country. */
      country: z.nullable(z.string()),
    }),
  ),
  rest_kinds: z.array(z.extend(choice, { slug: z.string() })),
  collections: z.array(z.extend(choice, { slug: z.string() })),
  /** Plain fields of tours; of a flag only its yes, 1. */
  ...perTrait(() => z.array(choice)),
  types: z.array(choice),
  /** Filters of cruises; empty if there are none. */
  cruise_types: z.array(choice),
  ships: z.array(z.extend(choice, { slug: z.string() })),
  water_objects: z.array(z.extend(choice, { slug: z.string() })),
  cruise_start_cities: z.array(z.extend(choice, { slug: z.string() })),
  /** Capacities of cabins. */
  cabins: z.array(choice),
  /** 1: cruises that end where they began. */
  returning: z.array(choice),
  /** `author` and `company`. */
  operator_types: z.array(choice),
  /** 1: authors' tours, regardless of `isAuthorTourSearch`. */
  author_tours: z.array(choice),
  /** `tour`, `cruise` and `excursion`, each without filters that only apply to another. */
  kinds: z.array(choice),
  continents: z.array(choice),
  /** Minimum ages, of those offered. */
  min_ages: z.array(choice),
  /** Maximum group sizes, of those offered. */
  group_sizes: z.array(choice),
  /**
   * Radii in kilometres around the filter's point, or the path's if it is a small place; counts
   * ignore other chosen places.
   */
  radii: z.array(choice),
  /** Flexible days, of those offered; empty without dates. */
  flex_days: z.array(choice),
  /** Lengths in days, 0 for hours, 20 for 20 and more. */
  days: z.array(choice),
  /** The chosen sights with their names; others are found by `/spa/filter-choices`. */
  showplaces: z.array(choice),
  organizers: z.array(choice),
  /** Parts of the day in which excursions start: `morning`, `day`, `evening`, `night`. */
  start_times: z.array(choice),
  /** `yyyy-MM` with departures. */
  months: z.array(choice),
  /** The next seasons of the northern year with departures; `value` is such as `2027-summer`. */
  seasons: z.array(z.extend(choice, { date_from: localDate, date_to: localDate })),
  /** Lowest price of the results, in the reader's currency. */
  price_min: z.nullable(minor),
  price_max: z.nullable(minor),
  /**
   * For the price slider: `counts[i]` is the number of tours priced from `step * i` up to the next;
   * the last includes everything dearer. Minor units of the reader's currency.
   */
  price_histogram: z.object({ step: minor, counts: z.array(z.int()) }),
});

const countedLink = z.extend(listingLink, { count: z.int() });

/** The meaning of a listing's path, and related listings. */
export const listing = z.object({
  slug: z.string(),
  /** The place in the path: the narrowest of country, region and city. */
  place: z.nullable(
    z.object({
      name: z.string(),
      kind: z.string(),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
    }),
  ),
  rest_kind: z.nullable(z.string()),
  collection: z.nullable(z.object({ name: z.string(), description: z.string() })),
  image: z.nullable(image),
  breadcrumbs: z.array(listingLink),
  /** The listing one level up; null for the listing of everything. */
  parent: z.nullable(countedLink),
  /** Siblings: other places of the wider place, or other activities. */
  neighbours: z.array(countedLink),
  /**
   * Places within this one: regions of a country, cities of a region; for an activity, the places
   * with most tours.
   */
  places: z.array(countedLink),
  /** Activities here. */
  activities: z.array(countedLink),
  /** Facts for a text about this listing; null if it is empty. */
  facts: z.nullable(
    z.object({
      total: z.int(),
      /** In the reader's currency. */
      price_from: minor,
      /** Days of the shortest and the longest tour; 20 stands for 20 and more. */
      days_min: z.int(),
      days_max: z.int(),
      /** The months with most departures, `01` to `12`, best first, at most three. */
      best_months: z.array(z.string()),
      /** Names of the most common activities, at most five. */
      activities: z.array(z.string()),
      /** Names of the places with most tours, at most five. */
      places: z.array(z.string()),
    }),
  ),
});

/** A filter that finds tours, made by removing parts of one that finds none. */
export const wayOut = z.object({
  /**
   * Fields to remove together, such as `priceMin` and `priceMax`. For a part of the path, the list
   * it fills, such as `restKinds`.
   */
  fields: z.array(z.string()),
  /** The remaining filter, as `/spa/tours` takes it; `slug` is its path. */
  query: z.record(z.string(), z.string()),
  total: z.int(),
});

/** Position in the archive of tours on request. */
export const archive = z.object({
  /** The meaning of the path; the whole archive if it has no name. */
  listing: z.extend(z.pick(listing, { slug: true, breadcrumbs: true, image: true }), {
    name: z.nullable(z.string()),
  }),
  /** Places one level narrower, with their numbers of tours by request. */
  places: z.array(countedLink),
});
