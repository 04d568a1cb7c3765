import type { SitemapKind } from "@tropa/api-contract/discovery/calls-home";
import type { Locale } from "@tropa/domain/locale";
import { tourPathOf as numbered } from "@tropa/domain/discovery/tour-path";
import { pictureTemplate } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Dictionary } from "../../discovery/catalogue/catalogue.ts";
import { readHelpAddresses } from "../help/help.ts";
import { readCategories, readPostAddresses } from "../journal/journal.ts";
import { readLegalAddresses } from "../legal/legal.ts";
import { countReviews } from "../reviews/reviews.ts";
import { readShowplaceAddresses } from "../showplace-cards/showplace-cards.ts";

interface ContentPath {
  path: string;
  /** `yyyy-MM-dd` */
  changed_on: string;
  /** Templates of the images' addresses. */
  images?: string[];
  /** Languages of the text; absent if it exists in all. */
  locales?: string[];
}

type ContentKind = Extract<SitemapKind, "journal" | "showplaces" | "help" | "legal" | "reviews">;

type KnownPlaces = Pick<Dictionary, "countries" | "regions">;

/** Adds an index page, as new as the newest page below it; none without pages. */
function withIndex(index: string, pages: readonly ContentPath[]): ContentPath[] {
  const newest = pages.map((page) => page.changed_on).toSorted();
  const changed_on = newest.at(-1);
  return changed_on === undefined ? [] : [{ path: index, changed_on }, ...pages];
}

/** Paths of all editorial pages in a language, for the sitemap. */
export async function contentPaths(
  { pool: db, dictionary }: Pick<Catalogue, "pool"> & { dictionary: KnownPlaces },
  query: { locale: Locale; today: string; withExcursions: boolean },
): Promise<Record<ContentKind, ContentPath[]>> {
  const [categories, posts, showplaces, questions, documents, reviews] = await Promise.all([
    readCategories(db, query),
    readPostAddresses(db, query),
    readShowplaceAddresses(db),
    readHelpAddresses(db),
    readLegalAddresses(db, query.today),
    countReviews(db, query),
  ]);
  const sections = categories.flatMap(({ id, slug }) => {
    const own = posts.filter((post) => post.category_id === id).map((post) => post.changed_on);
    const changed_on = own.toSorted().at(-1);
    return changed_on === undefined ? [] : [{ path: `/journal/${slug}`, changed_on }];
  });
  const articles = posts.map((post) => ({
    path: `/journal/${numbered(post)}`,
    changed_on: post.changed_on,
    images: [pictureTemplate(post.image)],
    locales: post.locales,
  }));
  const sights = showplaces.map((row) => ({
    path: `/dostoprimechatelnosti/${numbered(row)}`,
    changed_on: row.changed_on,
    images: [pictureTemplate(row.image)],
    locales: row.locales,
  }));
  const answers = questions.map(({ slug, ...rest }) => ({ path: `/help-center/${slug}`, ...rest }));
  return {
    journal: withIndex("/journal", [...sections, ...articles]),
    showplaces: withIndex("/dostoprimechatelnosti", sights),
    help: withIndex("/help-center", answers),
    legal: documents.map(({ kind, ...rest }) => ({ path: `/${kind}`, ...rest })),
    reviews: reviews.flatMap(({ kind, id, newest }) => {
      const place = kind === "all" ? null : reviewedPlace(kind, id, dictionary);
      return place === null || newest === null
        ? []
        : [{ path: `/reviews/${place}`, changed_on: newest }];
    }),
  };
}

/** Path of a place with reviews: "russia" or "russia/altay"; null for unknown places. */
function reviewedPlace(kind: "country" | "region", id: number, dictionary: KnownPlaces) {
  if (kind === "country") return dictionary.countries.get(id)?.slug ?? null;
  const region = dictionary.regions.get(id);
  const country = region && dictionary.countries.get(region.country_id);
  return region && country ? `${country.slug}/${region.slug}` : null;
}
