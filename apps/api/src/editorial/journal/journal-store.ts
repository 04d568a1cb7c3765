import type { LocalisedText, Locale } from "@tropa/domain/locale";
import { inLocale, languagesOf } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { searchConfig } from "../../platform/db/search-configs.ts";

export interface PostCardRow {
  id: number;
  slug: string;
  title: string;
  summary: string;
  image: string;
  category_slug: string;
  category_name: string;
  author_id: number;
  author_name: string;
  author_photo: string;
  published_on: string;
  /** Length of the text in characters. */
  length: number;
  /** True if the article is in the reader's language; otherwise it is in English. */
  is_in_language: boolean;
}

export interface PostRow extends PostCardRow {
  author_about: string;
  changed_on: string;
  body: unknown;
  category_id: number;
  listing_slugs: string[];
  showplace_ids: number[];
}

/** Condition for articles readable in the language $1 or in English, published by the day $2. */
const readable = "p.body ?| ARRAY[$1, 'en'] AND p.published_on <= $2::date";

const cardColumns = `
  p.id, p.slug, ${inLocale("p.title")} AS title, ${inLocale("p.summary")} AS summary, p.image,
  c.slug AS category_slug, ${inLocale("c.name")} AS category_name,
  a.id AS author_id, ${inLocale("a.name")} AS author_name, a.photo AS author_photo,
  p.published_on, length(COALESCE(p.body -> $1, p.body -> 'en')::text) AS length,
  p.body ? $1 AS is_in_language`;

const tables = `
  journal_post p JOIN journal_category c ON c.id = p.category_id JOIN journal_author a ON a.id = p.author_id`;

interface PostScope {
  locale: Locale;
  today: string;
}

export interface CategoryRow {
  id: number;
  slug: string;
  name: LocalisedText;
  description: LocalisedText;
  posts_count: number;
}

/** Categories with their numbers of readable articles. */
export async function readCategories(db: Queryable, query: PostScope): Promise<CategoryRow[]> {
  const { rows } = await db.query<CategoryRow>({
    name: "content-journal-categories",
    text: `
      SELECT c.id, c.slug, c.name, c.description, count(p.id)::int AS posts_count
      FROM journal_category c LEFT JOIN journal_post p ON p.category_id = c.id AND ${readable}
      GROUP BY c.id ORDER BY c.position, c.id`,
    values: [query.locale, query.today],
  });
  return rows;
}

/** Articles of a category or all, newest first. */
export async function readPosts(
  db: Queryable,
  query: PostScope & { categoryId: number | null; from: number; count: number },
): Promise<PostCardRow[]> {
  const { rows } = await db.query<PostCardRow>({
    name: "content-journal-posts",
    text: `
      SELECT ${cardColumns} FROM ${tables}
      WHERE ${readable} AND ($3::int IS NULL OR p.category_id = $3)
      ORDER BY p.published_on DESC, p.id DESC OFFSET $4 LIMIT $5`,
    values: [query.locale, query.today, query.categoryId, query.from, query.count],
  });
  return rows;
}

/** Returns a readable article by its id. */
export async function readPost(
  db: Queryable,
  query: PostScope & { id: number },
): Promise<PostRow | null> {
  const { rows } = await db.query<PostRow>({
    name: "content-journal-post",
    text: `
      SELECT ${cardColumns}, ${inLocale("a.about")} AS author_about, p.changed_on, p.body, p.category_id,
        p.listing_slugs, p.showplace_ids
      FROM ${tables} WHERE ${readable} AND p.id = $3`,
    values: [query.locale, query.today, query.id],
  });
  return rows[0] ?? null;
}

/** Similar articles: first those about the same sights and listings, then of the same category, then the newest. */
export async function readSimilarPosts(
  db: Queryable,
  query: PostScope & { post: PostRow; count: number },
): Promise<PostCardRow[]> {
  const { rows } = await db.query<PostCardRow>({
    name: "content-journal-similar",
    text: `
      SELECT ${cardColumns} FROM ${tables}
      WHERE ${readable} AND p.id <> $3
      ORDER BY (p.showplace_ids && $4::int[])::int + (p.listing_slugs && $5::text[])::int DESC,
        (p.category_id = $6)::int DESC, p.published_on DESC, p.id DESC
      LIMIT $7`,
    values: [
      query.locale,
      query.today,
      query.post.id,
      query.post.showplace_ids,
      query.post.listing_slugs,
      query.post.category_id,
      query.count,
    ],
  });
  return rows;
}

/** Articles about a sight, newest first. */
export async function readPostsAbout(
  db: Queryable,
  query: PostScope & { showplaceId: number; count: number },
): Promise<PostCardRow[]> {
  const { rows } = await db.query<PostCardRow>({
    name: "content-journal-about",
    text: `
      SELECT ${cardColumns} FROM ${tables}
      WHERE ${readable} AND p.showplace_ids @> ARRAY[$3::int]
      ORDER BY p.published_on DESC, p.id DESC LIMIT $4`,
    values: [query.locale, query.today, query.showplaceId, query.count],
  });
  return rows;
}

interface PostAddressRow {
  id: number;
  slug: string;
  category_id: number;
  changed_on: string;
  image: string;
  locales: string[];
}

/** Addresses of the articles readable in a language. */
export async function readPostAddresses(
  db: Queryable,
  query: PostScope,
): Promise<PostAddressRow[]> {
  const { rows } = await db.query<PostAddressRow>({
    name: "content-journal-addresses",
    text: `SELECT p.id, p.slug, p.category_id, p.changed_on, p.image, ${languagesOf("p.body")} AS locales FROM journal_post p WHERE ${readable} ORDER BY p.id`,
    values: [query.locale, query.today],
  });
  return rows;
}

/** Articles whose titles contain all words, or words beginning with them, newest first. */
export async function searchPosts(
  db: Queryable,
  query: PostScope & { words: readonly string[]; count: number },
): Promise<Pick<PostCardRow, "id" | "slug" | "title" | "category_name">[]> {
  const { rows } = await db.query<Pick<PostCardRow, "id" | "slug" | "title" | "category_name">>({
    name: "content-journal-search",
    text: `
      SELECT p.id, p.slug, ${inLocale("p.title")} AS title, ${inLocale("c.name")} AS category_name
      FROM ${tables}
      WHERE ${readable} AND (
        to_tsvector($3::regconfig, ${inLocale("p.title")}) @@ to_tsquery($3::regconfig, $4)
        OR strpos(lower(${inLocale("p.title")}), lower($5)) > 0)
      ORDER BY p.published_on DESC, p.id DESC LIMIT $6`,
    values: [
      query.locale,
      query.today,
      searchConfig(query.locale),
      query.words.map((word) => `${word}:*`).join(" & "),
      query.words.join(" "),
      query.count,
    ],
  });
  return rows;
}
