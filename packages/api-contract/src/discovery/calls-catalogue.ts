import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { flag, personText, queryId, queryPage } from "../base/primitives.ts";
import { filters, listing, wayOut } from "./tour-listing.ts";
import { filterQuery, siteId, tourFormat, words } from "./tour-queries.ts";
import { review, tour } from "./tour.ts";
import { tourCard } from "./tour-card.ts";

export const toursCall = endpoint({
  name: "tours",
  method: "GET",
  path: "/spa/tours",
  summary:
    "Tours that match a filter: a page of cards, the total and, with expand=filters, how many each choice shows",
  query: z.extend(filterQuery, { expand: words }),
  answer: z.object({
    items: z.array(tourCard),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    /** The meaning of the path; a listing is identified by its canonical slug. */
    listing,
    filters: z.optional(filters),
    /** If nothing was found: filters to remove, smallest change first. */
    ways_out: z.optional(z.array(wayOut)),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const tourCall = endpoint({
  name: "tour",
  method: "GET",
  path: "/spa/tour",
  summary:
    "One tour with its dates, programme, organizer, first reviews and similar tours. Under a path that it had before it answers with a redirect to the one of now",
  query: z.object({
    slug: personText(300),
    format: tourFormat,
    /** 1: the programme with its texts and pictures. */
    expand_program: flag,
    /** 1: includes the first reviews, in the order of /spa/tour-reviews. */
    expand_reviews: flag,
    /** 1: pictures have alternative texts. */
    with_alt: flag,
    site_id: siteId,
  }),
  answer: tour,
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
  redirects: true,
});

export const toursByIdsCall = endpoint({
  name: "toursByIds",
  method: "GET",
  path: "/crm/api/tour/get-by-ids",
  summary: "Cards of the named tours, in the order asked; unknown ids are left out",
  query: z.object({
    ids: z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/)),
    /** Departures chosen earlier: a tour's card shows the chosen one while it can be booked. */
    dates: z.optional(z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/))),
    /** The part of the filter that narrows departures; cards show matching ones. */
    dateFrom: z.optional(z.string().check(z.maxLength(10))),
    dateTo: z.optional(z.string().check(z.maxLength(10))),
    flexDays: z.optional(z.string().check(z.maxLength(2))),
    priceMin: z.optional(z.string().check(z.maxLength(12))),
    priceMax: z.optional(z.string().check(z.maxLength(12))),
    pricePerDayMin: z.optional(z.string().check(z.maxLength(12))),
    pricePerDayMax: z.optional(z.string().check(z.maxLength(12))),
    sort: z.optional(z.string().check(z.maxLength(10))),
    with_alt: flag,
  }),
  answer: z.object({ items: z.array(tourCard) }),
  errors: [],
  auth: "open",
});

export const tourReviewsCall = endpoint({
  name: "tourReviews",
  method: "GET",
  path: "/spa/tour-reviews",
  summary:
    "Reviews of a tour, all or those of a mark or with photos: those in the reader's language first, the newest first within and after them",
  query: z.object({
    id: queryId,
    slug: z.optional(z.string().check(z.maxLength(300))),
    expand_reviews: flag,
    /** Only reviews with this rating. */
    rating: z.optional(z.pipe(z.string().check(z.regex(/^[1-5]$/)), z.transform(Number))),
    /** 1: only those with photos. */
    has_photos: flag,
    page: queryPage,
  }),
  answer: z.object({
    items: z.array(review),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  errors: ["not_found"],
  auth: "open",
});
