import { reviewAspects } from "@tropa/domain/editorial/review";
import { z } from "zod/mini";
import { id, image, localDate } from "../base/primitives.ts";
import { listingLink, review } from "../discovery/tour.ts";
import { tourCard } from "../discovery/tour-card.ts";

const captioned = z.object({ image, caption: z.nullable(z.string()) });

/**
 * A block of a long text. Texts are sent as blocks instead of HTML, so that a page never has to
 * trust markup: every `text` is plain text.
 */
const textBlock = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    text: z.string(),
  }),
  z.object({ type: z.literal("paragraph"), text: z.string() }),
  z.object({ type: z.literal("list"), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({ type: z.literal("quote"), text: z.string() }),
  z.object({ type: z.literal("image"), ...captioned.shape }),
  z.object({ type: z.literal("gallery"), images: z.array(captioned) }),
  /** A place on the map, degrees. */
  z.object({ type: z.literal("point"), name: z.string(), lat: z.number(), lng: z.number() }),
  /** Some tours of a listing, and the listing itself. */
  z.object({ type: z.literal("tours"), listing: listingLink, tours: z.array(tourCard) }),
  /** A video at one of the embedded hosts; any other is shown as a link. */
  z.object({ type: z.literal("video"), url: z.string(), title: z.string() }),
  /** Rows have as many cells as the head. */
  z.object({
    type: z.literal("table"),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);
export type TextBlock = z.infer<typeof textBlock>;

/** A text with its language, which may not be the reader's, and all languages it exists in. */
const body = z.object({
  content_locale: z.string(),
  content_locales: z.array(z.string()),
  body: z.array(textBlock),
});

const namedLink = z.object({ slug: z.string(), name: z.string() });

export const journalCategory = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  posts_count: z.int(),
});

const journalAuthor = z.object({ id, name: z.string(), photo: z.string() });

/** A journal article in a list. */
export const blogPostCard = z.object({
  id,
  /** Path of the article below the journal; ends in a dash and the id. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image,
  category: namedLink,
  author: journalAuthor,
  published_on: localDate,
  /** Reading time in minutes, 1 or more. */
  reading_minutes: z.int(),
});
export type BlogPostCard = z.infer<typeof blogPostCard>;

/** A sight in a list. */
const showplaceCard = z.object({
  id,
  /** Path of the sight below the showplaces; ends in a dash and the id. */
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  kind: z.string(),
  kind_name: z.string(),
  /** "Region, Country". */
  location: z.string(),
  lat: z.number(),
  lng: z.number(),
  image,
});
export type ShowplaceCard = z.infer<typeof showplaceCard>;

/** A sight in a list of sights, with the number of tours on sale that go there. */
export const listedShowplace = z.extend(showplaceCard, { tours_count: z.int() });

/** `hh:mm` of a day. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Opening hours of a sight, as far as known. */
const sightHours = z.object({
  /** Monday is 1. */
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1)),
  opens: clock,
  closes: clock,
});
export type SightHours = z.infer<typeof sightHours>;

export const showplace = z.extend(showplaceCard, {
  ...body.shape,
  /** Months in which it can be visited, 1 to 12; empty for all, or if unknown. */
  season_months: z.array(z.int().check(z.gte(1), z.lte(12))),
  /** Empty if it has none, or they are unknown. */
  opening_hours: z.array(sightHours),
  breadcrumbs: z.array(listingLink),
  /** Some tours that go there, and their number; `tours_listing` is the listing of the place. */
  tours: z.array(tourCard),
  tours_listing: listingLink,
  tours_count: z.int(),
  /** True if the tours name the sight; otherwise they are those of its place. */
  is_on_tours: z.boolean(),
  /** Other sights, nearest first, with great-circle distances in km. */
  neighbours: z.array(z.extend(showplaceCard, { distance_km: z.number() })),
  /** Journal articles that mention it. */
  posts: z.array(blogPostCard),
});

export const blogPost = z.extend(blogPostCard, {
  ...body.shape,
  author: z.extend(journalAuthor, { about: z.string() }),
  changed_on: localDate,
  /** Listings of tours that the article is about. */
  listings: z.array(z.extend(listingLink, { tours_count: z.int() })),
  showplaces: z.array(showplaceCard),
  similar: z.array(blogPostCard),
});

/** Pages of public terms (docs/product/content.md#legal-documents), as their paths call them. */
export const legalKinds = [
  "agreement",
  "tour-provider-agreement",
  "privacy",
  "safety-rules",
  "certificate-terms",
] as const;
export type LegalKind = (typeof legalKinds)[number];

const legalVersion = z.object({
  version: z.string(),
  effective_on: localDate,
  /** Whether this version is in force today. */
  is_current: z.boolean(),
});

export const legalDocument = z.extend(legalVersion, {
  ...body.shape,
  kind: z.enum(legalKinds),
  title: z.string(),
  /** All versions, newest first, including future ones. */
  versions: z.array(legalVersion),
});

export const helpQuestion = z.object({ slug: z.string(), title: z.string() });

export const helpSection = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  questions: z.array(helpQuestion),
});

/** Ratings by aspect, if given. */
export const reviewMarks = z.partialRecord(
  z.enum(reviewAspects),
  z.int().check(z.gte(1), z.lte(5)),
);

/** A review shown outside its tour's page, with the tour and its places. */
export const placedReview = z.extend(review, {
  marks: reviewMarks,
  tour: z.extend(listingLink, { image, is_active: z.boolean() }),
  location: z.string(),
});
export type PlacedReview = z.infer<typeof placedReview>;

export const textPage = body;
