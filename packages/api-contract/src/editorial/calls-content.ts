import { z } from "zod/mini";
import {
  blogPost,
  blogPostCard,
  helpQuestion,
  helpSection,
  journalCategory,
  legalDocument,
  legalKinds,
  listedShowplace,
  placedReview,
  showplace,
  textPage,
} from "./content.ts";
import { endpoint } from "../base/endpoint.ts";
import { flag, paged, personText, queryPage, queryPageSize } from "../base/primitives.ts";
import { listingLink } from "../discovery/tour.ts";

/** A path below a screen, such as `routes/russia`; may be empty. */
const slugPath = personText(300);
const perPage = queryPageSize(100);

export const blogPostsCall = endpoint({
  name: "blogPosts",
  method: "GET",
  path: "/spa/blog-posts",
  summary:
    "Journal articles, newest first: of one category, or all; 20 a page (per-page, 100 at most)",
  query: z.object({
    slug: z.optional(slugPath),
    page: queryPage,
    with_alt: flag,
    "per-page": perPage,
  }),
  answer: z.object({
    items: z.array(blogPostCard),
    ...paged,
    /** Category of the slug; null if it is empty. */
    category: z.nullable(journalCategory),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const blogPostCall = endpoint({
  name: "blogPost",
  method: "GET",
  path: "/spa/blog-post",
  summary:
    "One journal article as blocks, with its author, tours, sights and similar articles (similar_limit, 3 by default)",
  query: z.object({
    slug: slugPath,
    similar_limit: z.optional(
      z.pipe(
        z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
        z.int().check(z.lte(20)),
      ),
    ),
    with_alt: flag,
  }),
  answer: blogPost,
  errors: ["not_found"],
  auth: "open",
});

export const journalCategoriesCall = endpoint({
  name: "journalCategories",
  method: "GET",
  path: "/spa/journal-categories",
  summary: "Categories of the journal with how many articles each has in the reader's language",
  query: z.object({}),
  answer: z.object({ items: z.array(journalCategory) }),
  errors: [],
  auth: "open",
});

export const showplacesCall = endpoint({
  name: "showplaces",
  method: "GET",
  path: "/spa/showplaces",
  summary:
    "Sights of a place (slug: a listing path of places, empty for the whole world), of one kind or all",
  query: z.object({
    slug: z.optional(slugPath),
    kind: z.optional(personText(40)),
    page: queryPage,
    "per-page": perPage,
  }),
  answer: z.object({
    items: z.array(listedShowplace),
    ...paged,
    place: z.nullable(z.object({ name: z.string(), slug: z.string() })),
    breadcrumbs: z.array(listingLink),
    /** Kinds of sights in this place. */
    kinds: z.array(z.object({ value: z.string(), name: z.string(), showplaces_count: z.int() })),
    /** Narrower places with sights: countries of the world, regions or cities of a country. */
    places: z.array(z.extend(listingLink, { showplaces_count: z.int() })),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const showplaceCall = endpoint({
  name: "showplace",
  method: "GET",
  path: "/spa/showplace",
  summary:
    "One sight: its article, point on the map, tours that go there, sights nearby and journal articles",
  query: z.object({ slug: slugPath }),
  answer: showplace,
  errors: ["not_found"],
  auth: "open",
});

export const legalDocumentCall = endpoint({
  name: "legalDocument",
  method: "GET",
  path: "/spa/legal-document",
  summary:
    "A legal document as blocks: the version in force, or the one named, and the list of all versions",
  query: z.object({
    kind: z.enum(legalKinds),
    version: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
  }),
  answer: legalDocument,
  errors: ["not_found"],
  auth: "open",
});

export const helpCenterCall = endpoint({
  name: "helpCenter",
  method: "GET",
  path: "/spa/help-center",
  summary: "Sections of the help center with their questions",
  query: z.object({}),
  answer: z.object({ sections: z.array(helpSection) }),
  errors: [],
  auth: "open",
});

export const helpArticleCall = endpoint({
  name: "helpArticle",
  method: "GET",
  path: "/spa/help-article",
  summary: "The answer to one question of the help center as blocks, with its section's questions",
  query: z.object({ slug: slugPath }),
  answer: z.extend(textPage, { ...helpQuestion.shape, section: helpSection }),
  errors: ["not_found"],
  auth: "open",
});

export const helpSearchCall = endpoint({
  name: "helpSearch",
  method: "GET",
  path: "/spa/help-search",
  summary: "Questions of the help center that a phrase is about, the best first; at most 20",
  query: z.object({ query: personText(100) }),
  answer: z.object({
    items: z.array(z.extend(helpQuestion, { section: z.string(), excerpt: z.string() })),
  }),
  errors: [],
  auth: "open",
});

export const markHelpArticleCall = endpoint({
  name: "markHelpArticle",
  method: "POST",
  path: "/spa/mark-help-article",
  summary:
    "A reader says whether an answer of the help center helped; counted, without who said it",
  query: z.object({}),
  body: z.object({ slug: slugPath, is_helpful: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  auth: "open",
});

export const reviewsCall = endpoint({
  name: "reviews",
  method: "GET",
  path: "/spa/reviews",
  summary:
    "Reviews of all tours, those in the reader's language first, the newest first within and after them: of a country, or of a region of it, by their slugs; 20 a page",
  query: z.object({
    country: z.optional(personText(100)),
    region: z.optional(personText(100)),
    /** Only reviews with this rating. */
    rating: z.optional(z.pipe(z.string().check(z.regex(/^[1-5]$/)), z.transform(Number))),
    /** 1: only those with photos. */
    has_photos: flag,
    /** 1: only those in the reader's language. */
    own_language: flag,
    page: queryPage,
  }),
  answer: z.object({
    items: z.array(placedReview),
    /** At most 100 pages: nobody reads further, and each page is slower than the one before. */
    ...paged,
    /** Number of reviews in the place with one to five stars, regardless of other filters. */
    ratings: z.array(z.int()),
    place: z.nullable(z.object({ name: z.string(), slug: z.string() })),
    breadcrumbs: z.array(listingLink),
    /** Countries, or regions of the country, with reviews. */
    places: z.array(z.extend(listingLink, { reviews_count: z.int() })),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const reviewCall = endpoint({
  name: "review",
  method: "GET",
  path: "/spa/review",
  summary: "One review by its public name, with the tour it is about",
  query: z.object({ uuid: z.uuid() }),
  answer: placedReview,
  errors: ["not_found"],
  auth: "open",
});
