import type {
  blogPostCall,
  blogPostsCall,
  journalCategoriesCall,
} from "@tropa/api-contract/editorial/calls-content";
import type { BlogPostCard } from "@tropa/api-contract/editorial/content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { LISTS } from "@tropa/domain/text/lists";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import {
  parseTourPath as parseNumbered,
  tourPathOf as numbered,
} from "@tropa/domain/discovery/tour-path";
import { pictureOf, pictureTemplate, today } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Reader } from "../../discovery/catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { namedListing, shownText } from "../blocks/blocks.ts";
import { readCategories, readPost, readPosts, readSimilarPosts } from "./journal-store.ts";
import type { CategoryRow, PostCardRow } from "./journal-store.ts";
import { showplaceCards } from "../showplace-cards/showplace-cards.ts";

export { readCategories, readPostAddresses, readPostsAbout, searchPosts } from "./journal-store.ts";

/** Reading speed in characters per minute, including markup. */
const charactersPerMinute = 1200;
/** Reading speed for Chinese, where a character is a syllable or a word. */
const chinesePerMinute = 400;

/** Converts a row to an article's card. */
export function postCard(row: PostCardRow, locale: Locale): BlogPostCard {
  const speed = locale === "zh" && row.is_in_language ? chinesePerMinute : charactersPerMinute;
  return {
    id: row.id,
    slug: numbered(row),
    title: row.title,
    summary: row.summary,
    image: pictureOf(row.image, row.title),
    category: { slug: row.category_slug, name: row.category_name },
    author: { id: row.author_id, name: row.author_name, photo: pictureTemplate(row.author_photo) },
    published_on: row.published_on,
    reading_minutes: Math.max(1, Math.round(row.length / speed)),
  };
}

const shownCategory = (row: CategoryRow, locale: Locale) => ({
  id: row.id,
  slug: row.slug,
  name: localise(row.name, locale),
  description: localise(row.description, locale),
  posts_count: row.posts_count,
});

/** Categories with at least one article in the reader's languages. */
export async function journalCategories(
  { pool }: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof journalCategoriesCall>> {
  const rows = await readCategories(pool, { locale, today: today() });
  const shown = rows.filter((row) => row.posts_count > 0);
  return { items: shown.map((row) => shownCategory(row, locale)) };
}

/** Returns a page of articles, of a category or all. */
export async function journalPosts(
  { pool }: Catalogue,
  query: { slug: string; page: number; perPage: number | undefined; locale: Locale },
): Promise<AnswerOf<typeof blogPostsCall>> {
  const { page, perPage = LISTS.blogPostsPerPage, locale } = query;
  const slug = query.slug.replaceAll(/^\/+|\/+$/g, "");
  const categories = await readCategories(pool, { locale, today: today() });
  const category = categories.find((row) => row.slug === slug);
  if (slug !== "" && !category) throw new ApiError("not_found");
  const total = category
    ? category.posts_count
    : categories.reduce((sum, row) => sum + row.posts_count, 0);
  const rows = await readPosts(pool, {
    locale,
    today: today(),
    categoryId: category?.id ?? null,
    from: (page - 1) * perPage,
    count: perPage,
  });
  return {
    items: rows.map((row) => postCard(row, locale)),
    total,
    page,
    pages: Math.ceil(total / perPage),
    per_page: perPage,
    category: category ? shownCategory(category, locale) : null,
  };
}

/** Returns an article with similar ones. */
export async function journalPost(
  catalogue: Catalogue,
  query: { slug: string; similarLimit: number | undefined },
  reader: Reader,
): Promise<AnswerOf<typeof blogPostCall>> {
  const { pool } = catalogue;
  const { locale } = reader;
  const id = parseNumbered(query.slug)?.id;
  const row = id === undefined ? null : await readPost(pool, { locale, today: today(), id });
  if (!row) throw new ApiError("not_found");
  const [text, listings, showplaces, similar] = await Promise.all([
    shownText(catalogue, row.body, reader),
    namedListings(catalogue, row.listing_slugs, locale),
    showplaceCards(catalogue, row.showplace_ids, locale),
    readSimilarPosts(pool, {
      locale,
      today: today(),
      post: row,
      count: query.similarLimit ?? LISTS.similarPosts,
    }),
  ]);
  const card = postCard(row, locale);
  return {
    ...card,
    ...text,
    author: { ...card.author, about: row.author_about },
    changed_on: row.changed_on,
    listings,
    showplaces,
    similar: similar.map((one) => postCard(one, locale)),
  };
}

/** Links to listings that still exist and have tours. */
async function namedListings(catalogue: Catalogue, slugs: readonly string[], locale: Locale) {
  const listings = await Promise.all(
    slugs.map(async (slug) => {
      const listing = namedListing(slug, catalogue.dictionary, locale);
      if (!listing) return null;
      const { total } = await catalogue.find({ filter: listing.filter });
      return { name: listing.name, slug: listing.slug, tours_count: total };
    }),
  );
  return listings.filter((listing) => listing !== null).filter((found) => found.tours_count > 0);
}
