import { seasons } from "@tropa/domain/discovery/season";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, flag, id, image, localDate, minor, queryPage } from "../base/primitives.ts";
import { listingLink, review } from "./tour.ts";
import { tourCard } from "./tour-card.ts";

const suggestion = z.object({
  /** `listing`: several words together, such as a place and an activity; its `id` is its path. */
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
  id: z.union([id, z.string()]),
  name: z.string(),
  hint: z.nullable(z.string()),
  slug: z.string(),
  tours_count: z.int(),
  /** Matched parts of `name` as [from, to] for `slice`, ascending, without overlaps. */
  highlights: z.array(z.tuple([z.int(), z.int()])),
});
export type Suggestion = z.infer<typeof suggestion>;

export const completionCall = endpoint({
  name: "toursFilterCompletion",
  method: "GET",
  path: "/spa/tours-filter-completion",
  summary: "Places, activities, collections and tours whose name a phrase begins or means",
  query: z.object({
    phrase: z.string().check(z.maxLength(100)),
    limit: z.optional(
      z.pipe(
        z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
        z.number().check(z.gte(1), z.lte(20)),
      ),
    ),
    exclude: z.optional(z.string().check(z.maxLength(200))),
    only: z.optional(z.string().check(z.maxLength(200))),
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
  tours_count: z.int(),
});

export const restKindsCall = endpoint({
  name: "restKinds",
  method: "GET",
  path: "/spa/rest-kinds",
  summary: "What one can do on a tour, with how many tours offer it",
  query: z.object({}),
  answer: z.object({ rest_kinds: z.array(z.extend(namedCount, { emoji: z.string() })) }),
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
      z.extend(namedCount, {
        description: z.string(),
        image,
        is_hidden: z.boolean(),
        price_from: z.nullable(minor),
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
    totalCount: z.int(),
    toursCount: z.int(),
    cruisesCount: z.int(),
    authorToursCount: z.int(),
    verifiedOrganizersCount: z.int(),
    regionsCount: z.int(),
    restKindsCount: z.int(),
    /** Published reviews of tours that this storefront shows, and the average of their ratings; 0 without any. */
    reviewsCount: z.int(),
    rating: z.number(),
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
      z.extend(namedCount, {
        hint: z.nullable(z.string()),
        image,
        price_from: z.nullable(minor),
        currency,
      }),
    ),
    /** Activities, most tours first, at most ten. */
    activities: z.array(z.extend(namedCount, { emoji: z.string() })),
    hot: z.array(tourCard),
    /** Tours departing in `season_dates`, preferably where that is the best season. */
    season: z.array(tourCard),
    season_dates: z.object({ season: z.enum(seasons), start: localDate, end: localDate }),
    /** The next guaranteed departures with free seats, soonest first, one per tour. */
    departures: z.array(
      z.object({
        tour: tourCard,
        start: localDate,
        end: localDate,
        price: minor,
        price_without_discount: z.nullable(minor),
        seats_left: z.int().check(z.gte(1)),
      }),
    ),
    reviews: z.array(z.extend(review, { tour: listingLink })),
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
    amount: z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)),
  }),
  answer: z.object({ result: minor, rated_on: z.string() }),
  errors: [],
  auth: "open",
});

/** Sections of the sitemap, in order. */
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
  query: z.object({ excursions: flag, page: queryPage, kind: z.optional(z.enum(sitemapKinds)) }),
  answer: z.object({
    paths: z.array(
      z.object({
        path: z.string(),
        changed_on: z.string(),
        /** Pictures of the page for image search, as templates. */
        images: z.optional(z.array(z.string())),
        /** Languages of its text, if not all. */
        locales: z.optional(z.array(z.string())),
      }),
    ),
    /** A sitemap file may hold 50,000 addresses, so a large catalogue is read page by page. */
    page: z.int(),
    pages: z.int(),
    /** Number of pages of each kind; kinds without addresses are omitted. */
    kinds: z.array(z.object({ kind: z.enum(sitemapKinds), pages: z.int() })),
  }),
  errors: [],
  auth: "open",
});
