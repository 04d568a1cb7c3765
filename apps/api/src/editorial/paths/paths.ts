import type { Locale } from "@tropa/domain/locale";
import { tourPathOf as numbered } from "@tropa/domain/discovery/tour-path";
import { pictureTemplate } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { readHelpAddresses } from "../help/help.ts";
import { readCategories, readPostAddresses } from "../journal/journal.ts";
import { readLegalAddresses } from "../legal/legal.ts";
import { readShowplaceAddresses } from "../showplace-cards/showplace-cards.ts";

interface ContentPath {
  path: string;
  /** `yyyy-MM-dd` */
  changed_on: string;
  /** Templates. */
  images?: string[];
}

/** An index is as new as the newest page below it, and there is none without pages. */
function withIndex(index: string, pages: readonly ContentPath[]): ContentPath[] {
  const newest = pages.map((page) => page.changed_on).toSorted();
  const changed_on = newest.at(-1);
  return changed_on === undefined ? [] : [{ path: index, changed_on }, ...pages];
}

/** Paths of all that people read beside the catalogue, in the reader's language. */
export async function contentPaths(
  db: Queryable,
  query: { locale: Locale; today: string },
): Promise<ContentPath[]> {
  const [categories, posts, showplaces, questions, documents] = await Promise.all([
    readCategories(db, query),
    readPostAddresses(db, query),
    readShowplaceAddresses(db),
    readHelpAddresses(db),
    readLegalAddresses(db, query.today),
  ]);
  const newest = posts.map((post) => post.changed_on).toSorted();
  const sections = categories
    .filter((category) => category.posts_count > 0)
    .map(({ slug }) => ({ path: `/journal/${slug}`, changed_on: newest.at(-1) ?? query.today }));
  const articles = posts.map((post) => ({
    path: `/journal/${numbered(post)}`,
    changed_on: post.changed_on,
    images: [pictureTemplate(post.image)],
  }));
  const sights = showplaces.map((row) => ({
    path: `/dostoprimechatelnosti/${numbered(row)}`,
    changed_on: row.changed_on,
    images: [pictureTemplate(row.image)],
  }));
  const answers = questions.map(({ slug, changed_on }) => ({
    path: `/help-center/${slug}`,
    changed_on,
  }));
  return [
    ...withIndex("/journal", [...sections, ...articles]),
    ...withIndex("/dostoprimechatelnosti", sights),
    ...withIndex("/help-center", answers),
    ...documents.map(({ kind, changed_on }) => ({ path: `/${kind}`, changed_on })),
  ];
}
