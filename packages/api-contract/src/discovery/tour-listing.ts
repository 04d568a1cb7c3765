import { z } from "zod/mini";
import { image, localDate, minor } from "../base/primitives.ts";
import { listingLink } from "./tour.ts";

/** A choice of a filter with how many tours it would show. */
const choice = z.object({
  value: z.string(),
  name: z.string(),
  /** Tours that there would be with this value alone of its list. */
  count: z.int(),
  /** Where other values of its list are chosen: how many tours more there would be with it beside them. */
  adds: z.optional(z.int()),
});
export type FilterChoice = z.infer<typeof choice>;

export const filters = z.object({
  /** Countries and, within a country, its regions or cities: each is a listing of its own. */
  destinations: z.array(
    z.extend(choice, {
      slug: z.string(),
      /** Which list of the filter `value` belongs to. */
      kind: z.enum(["country", "region", "city"]),
      /** `value` of the country that a region or city belongs to. */
      country: z.nullable(z.string()),
    }),
  ),
  rest_kinds: z.array(z.extend(choice, { slug: z.string() })),
  collections: z.array(z.extend(choice, { slug: z.string() })),
  accommodation: z.array(choice),
  comfort: z.array(choice),
  difficulty: z.array(choice),
  languages: z.array(choice),
  types: z.array(choice),
  /** What narrows cruises; each list is empty where there are none. */
  cruise_types: z.array(choice),
  ships: z.array(z.extend(choice, { slug: z.string() })),
  water_objects: z.array(z.extend(choice, { slug: z.string() })),
  cruise_start_cities: z.array(z.extend(choice, { slug: z.string() })),
  /** How many people a cabin takes. */
  cabins: z.array(choice),
  /** 1: cruises that end where they began. */
  returning: z.array(choice),
  /** `author` and `company`. */
  operator_types: z.array(choice),
  /** 1: tours of authors, whatever `isAuthorTourSearch` says. */
  author_tours: z.array(choice),
  /** `tour`, `cruise` and `excursion`, each without what only another one has. */
  kinds: z.array(choice),
  continents: z.array(choice),
  /** Ages of the youngest traveller that tours take, of those that are offered. */
  min_ages: z.array(choice),
  /** Sizes that a group does not exceed, of those that are offered. */
  group_sizes: z.array(choice),
  /**
   * Kilometres around the point of the filter, or of the path where that is a small place, of those that are offered:
   * as many as there are without any place chosen beside.
   */
  radii: z.array(choice),
  /** Days by which the chosen dates may give way, of those that are offered; empty without dates. */
  flex_days: z.array(choice),
  /** Lengths in days, 0 for hours, 20 for 20 and more. */
  days: z.array(choice),
  /** The chosen ones with their names; others are found by `/spa/filter-choices`. */
  showplaces: z.array(choice),
  organizers: z.array(choice),
  /** Parts of the day in which excursions start: `morning`, `day`, `evening`, `night`. */
  start_times: z.array(choice),
  /** `yyyy-MM` with departures. */
  months: z.array(choice),
  /** The next seasons of the northern year with departures; `value` is such as `2027-summer`. */
  seasons: z.array(z.extend(choice, { date_from: localDate, date_to: localDate })),
  /** Of the results, in the reader's currency. */
  price_min: z.nullable(minor),
  price_max: z.nullable(minor),
  /**
   * For the slider of the price: how many tours cost from `step` times the place in `counts` on, up to the next
   * place. The last place holds whatever is dearer. Minor units of the reader's currency.
   */
  price_histogram: z.object({ step: minor, counts: z.array(z.int()) }),
});

const countedLink = z.extend(listingLink, { count: z.int() });

/** What the path of a listing means, and related listings. */
export const listing = z.object({
  slug: z.string(),
  /** The place that the path holds: the narrowest of country, region and city. */
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
  /** The wider listing that this one is a part of; null for the listing of everything. */
  parent: z.nullable(countedLink),
  /** Beside this one: other places of the wider place, or other activities. */
  neighbours: z.array(countedLink),
  /** Within this one: regions of a country, cities of a region; of an activity the places with most of it. */
  places: z.array(countedLink),
  /** What one can do here. */
  activities: z.array(countedLink),
  /** Facts for a sentence about this listing; null if it is empty. */
  facts: z.nullable(
    z.object({
      total: z.int(),
      /** In the reader's currency. */
      price_from: minor,
      /** Days of the shortest and of the longest tour, the longest of 20 and more as 20. */
      days_min: z.int(),
      days_max: z.int(),
      /** The months with most departures, `01` to `12`, best first, at most three. */
      best_months: z.array(z.string()),
      /** What is done here most, by name, at most five. */
      activities: z.array(z.string()),
      /** Where most tours go, by name, at most five. */
      places: z.array(z.string()),
    }),
  ),
});

/** A filter that finds something, made of one that finds nothing by leaving something out. */
export const wayOut = z.object({
  /**
   * Fields to leave out together, such as `priceMin` and `priceMax`. For a part of the path, the list
   * it fills, such as `restKinds`.
   */
  fields: z.array(z.string()),
  /** The filter without them, as `/spa/tours` takes it; `slug` is its path. */
  query: z.record(z.string(), z.string()),
  total: z.int(),
});

/** Where in the archive of tours by request one is. */
export const archive = z.object({
  /** What the path means; the whole archive if it has no name. */
  listing: z.extend(z.pick(listing, { slug: true, breadcrumbs: true, image: true }), {
    name: z.nullable(z.string()),
  }),
  /** One step narrower, with how many tours by request go there. */
  places: z.array(countedLink),
});
