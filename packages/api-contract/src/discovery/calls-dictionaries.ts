import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, flag, id, image, localDate, minor, personText } from "../base/primitives.ts";
import { listingLink } from "./tour.ts";

const toursCount = z.int();
const empty = z.object({});

export const validateSlugCall = endpoint({
  name: "validateSlug",
  method: "GET",
  path: "/spa/validate-slug",
  summary: "Whether a path stands for a listing of tours",
  query: z.object({ slug: personText(300) }),
  answer: z.object({
    result: z.boolean(),
    /** The canonical address of the listing; null if the path is not a listing. */
    canonical_slug: z.nullable(z.string()),
  }),
  errors: [],
  auth: "open",
});

export const citiesByQueryCall = endpoint({
  name: "citiesByQuery",
  method: "GET",
  path: "/spa/cities-by-query",
  summary:
    "Cities whose name a phrase begins, in any of the languages, typos forgiven; at most 10, the best first",
  query: z.object({ query: personText(100) }),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        /** "Region, Country". */
        hint: z.string(),
        slug: z.string(),
        country_id: id,
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

export const calendarPeriodsCall = endpoint({
  name: "calendarPeriods",
  method: "GET",
  path: "/spa/calendar-periods",
  summary: "Months with departures: first and last day, and how many tours start in each",
  query: empty,
  answer: z.object({
    items: z.array(
      z.object({
        /** yyyy-MM */
        value: z.string(),
        name: z.string(),
        start: localDate,
        end: localDate,
        tours_count: toursCount,
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

export const tourAccommodationsCall = endpoint({
  name: "tourAccommodations",
  method: "GET",
  path: "/spa/tour-accommodations",
  summary: "Kinds of accommodation with how many tours have each; none may be 0",
  query: empty,
  answer: z.object({
    items: z.array(z.object({ value: z.string(), name: z.string(), tours_count: toursCount })),
  }),
  errors: [],
  auth: "open",
});

const indexItem = z.extend(listingLink, { id, tours_count: toursCount, image: z.nullable(image) });

export const allRestKindsCall = endpoint({
  name: "allRestKinds",
  method: "GET",
  path: "/crm/api/index-page/all-rest-kinds",
  summary: "Activities as tiles of an index page, with how many tours each has",
  query: empty,
  answer: z.object({ items: z.array(z.extend(indexItem, { emoji: z.string() })) }),
  errors: [],
  auth: "open",
});

export const allCollectionsCall = endpoint({
  name: "allCollections",
  method: "GET",
  path: "/crm/api/index-page/all-collections",
  summary:
    "Collections as tiles of an index page; with_individual_seo_params adds the words of each one's own page",
  query: z.object({ with_individual_seo_params: flag }),
  answer: z.object({
    items: z.array(
      z.extend(indexItem, {
        description: z.string(),
        seo: z.optional(z.object({ title: z.string(), description: z.string() })),
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

export const allSeasonsCall = endpoint({
  name: "allSeasons",
  method: "GET",
  path: "/crm/api/index-page/all-seasons",
  summary:
    "This season of the northern year and the four after it, with how many tours start in each",
  query: empty,
  answer: z.object({
    items: z.array(
      z.object({
        season: z.enum(["winter", "spring", "summer", "autumn"]),
        name: z.string(),
        /** For the filter; a season that has begun starts today. */
        date_from: localDate,
        date_to: localDate,
        tours_count: toursCount,
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

/** A place on a hub page: its centre, and its cheapest tour in the reader's currency. */
const hubFacts = z.object({
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  price_from: z.nullable(minor),
});
const destinationPlace = z.extend(listingLink, {
  id,
  kind: z.enum(["region", "city"]),
  tours_count: toursCount,
  image: z.nullable(image),
  ...hubFacts.shape,
});
const destinationCountry = z.extend(listingLink, {
  id,
  iso_code: z.string(),
  tours_count: toursCount,
  image: z.nullable(image),
});

export const worldPartGroupsCall = endpoint({
  name: "worldPartGroups",
  method: "GET",
  path: "/crm/api/world-part/groups",
  summary:
    "Parts of the world with tours; show_countries_with_world_parts adds the countries of each",
  query: z.object({ with_alt: flag, show_countries_with_world_parts: flag }),
  answer: z.object({
    items: z.array(
      z.extend(listingLink, {
        tours_count: toursCount,
        image: z.nullable(image),
        countries: z.optional(z.array(destinationCountry)),
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

export const destinationsCall = endpoint({
  name: "destinations",
  method: "GET",
  path: "/spa/destinations",
  summary:
    "Everywhere that tours go: continents, their countries, and the regions or cities of each, with counts",
  query: empty,
  answer: z.object({
    currency,
    continents: z.array(
      z.extend(listingLink, {
        tours_count: toursCount,
        price_from: z.nullable(minor),
        countries: z.array(
          z.extend(destinationCountry, { ...hubFacts.shape, places: z.array(destinationPlace) }),
        ),
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

export const languagesCall = endpoint({
  name: "dropdownLanguage",
  method: "GET",
  path: "/crm/api/dropdown/language",
  summary:
    "Languages of guides by name; only_with_published_tours leaves those that a tour is led in",
  query: z.object({ only_with_published_tours: flag }),
  answer: z.object({
    items: z.array(
      z.object({
        /** ISO 639-1 */
        code: z.string(),
        name: z.string(),
        tours_count: toursCount,
      }),
    ),
  }),
  errors: [],
  auth: "open",
});
