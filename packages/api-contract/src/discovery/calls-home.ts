import { seasons } from "@tropa/domain/discovery/season";
import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { currency, flag, id, image, localDate, minor, queryPage } from "../base/primitives.ts";
import { listingLink, review } from "./tour.ts";
import { tourCard } from "./tour-card.ts";

const suggestion = z.object({
  /** `listing`: what several words name together, such as a place and an activity; its `id` is its path. */
  type: z.enum([
    "continent",
    "country",
    "region",
    "city",
    "rest_kind",
    "collection",
    "listing",
    "tour",
  ]),
  id: id.or(z.string()),
  name: z.string(),
  hint: z.string().nullable(),
  slug: z.string(),
  tours_count: z.number().int(),
  /** Parts of `name` that the phrase found, as `slice` takes them: from, to; ascending and apart. */
  highlights: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type Suggestion = z.infer<typeof suggestion>;

export const completionCall = endpoint({
  name: "toursFilterCompletion",
  method: "GET",
  path: "/spa/tours-filter-completion",
  summary: "Places, activities, collections and tours whose name a phrase begins or means",
  query: z.object({
    phrase: z.string().max(100),
    limit: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(20))
      .optional(),
    exclude: z.string().max(200).optional(),
    only: z.string().max(200).optional(),
    isCruisesSearch: flag,
  }),
  answer: z.object({ items: z.array(suggestion) }),
  errors: [],
  auth: "open",
});

const namedCount = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  tours_count: z.number().int(),
});

export const restKindsCall = endpoint({
  name: "restKinds",
  method: "GET",
  path: "/spa/rest-kinds",
  summary: "What one can do on a tour, with how many tours offer it",
  query: z.object({}),
  answer: z.object({ rest_kinds: z.array(namedCount.extend({ emoji: z.string() })) }),
  errors: [],
  auth: "open",
});

export const collectionsCall = endpoint({
  name: "collections",
  method: "GET",
  path: "/spa/collections",
  summary: "Collections of tours",
  query: z.object({}),
  answer: z.object({
    collections: z.array(
      namedCount.extend({
        description: z.string(),
        image,
        is_hidden: z.boolean(),
        price_from: minor.nullable(),
        currency,
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

export const infoCall = endpoint({
  name: "info",
  method: "GET",
  path: "/spa/info",
  summary: "Counts of what the marketplace holds",
  query: z.object({}),
  answer: z.object({
    totalCount: z.number().int(),
    toursCount: z.number().int(),
    cruisesCount: z.number().int(),
    authorToursCount: z.number().int(),
    verifiedOrganizersCount: z.number().int(),
    regionsCount: z.number().int(),
    restKindsCount: z.number().int(),
  }),
  errors: [],
  auth: "open",
});

export const homeCall = endpoint({
  name: "home",
  method: "GET",
  path: "/spa/home",
  summary:
    "What the home page shows: destinations and activities with counts, hot tours, tours of the season, the next departures, late reviews",
  query: z.object({ excursions: flag }),
  answer: z.object({
    destinations: z.array(
      namedCount.extend({
        hint: z.string().nullable(),
        image,
        price_from: minor.nullable(),
        currency,
      }),
    ),
    /** What one can do, the most offered first, at most ten. */
    activities: z.array(namedCount.extend({ emoji: z.string() })),
    hot: z.array(tourCard),
    /** Tours that leave in `season_dates`, as far as known to where it is then the best time of the year. */
    season: z.array(tourCard),
    season_dates: z.object({ season: z.enum(seasons), start: localDate, end: localDate }),
    /** The next departures that take place for sure and have seats, soonest first, each of another tour. */
    departures: z.array(
      z.object({
        tour: tourCard,
        start: localDate,
        end: localDate,
        price: minor,
        price_without_discount: minor.nullable(),
        seats_left: z.number().int().min(1),
      }),
    ),
    reviews: z.array(review.extend({ tour: listingLink })),
    excursions: z.array(tourCard),
  }),
  errors: [],
  auth: "open",
});

export const convertPriceCall = endpoint({
  name: "convertPrice",
  method: "GET",
  path: "/node-api/convert-price",
  summary: "An amount in another currency, by the newest rates; amounts in minor units",
  query: z.object({
    from_currency: currency,
    to_currency: currency,
    amount: z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  }),
  answer: z.object({ result: minor, rated_on: z.string() }),
  errors: [],
  auth: "open",
});

/** What the map of the site is parted by, in its order. */
export const sitemapKinds = [
  "listings",
  "journal",
  "showplaces",
  "help",
  "legal",
  "reviews",
  "organizers",
  "tours",
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export const sitemapCall = endpoint({
  name: "seoPagesSitemap",
  method: "GET",
  path: "/spa/seo-pages-sitemap",
  summary:
    "Paths of all public pages in the reader's language: listings with results, journal, sights, help, legal documents, reviews, organizers and published tours; all, or those of a kind",
  query: z.object({ excursions: flag, page: queryPage, kind: z.enum(sitemapKinds).optional() }),
  answer: z.object({
    paths: z.array(
      z.object({
        path: z.string(),
        changed_on: z.string(),
        /** Pictures of the page that are worth finding, as templates. */
        images: z.array(z.string()).optional(),
        /** The languages that its text is in, where those are not all. */
        locales: z.array(z.string()).optional(),
      }),
    ),
    /** A sitemap file may hold 50,000 addresses, so a large catalogue is read page by page. */
    page: z.number().int(),
    pages: z.number().int(),
    /** How many pages each kind has; those without an address are left out. */
    kinds: z.array(z.object({ kind: z.enum(sitemapKinds), pages: z.number().int() })),
  }),
  errors: [],
  auth: "open",
});
