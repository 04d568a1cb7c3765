import { sitemapKinds } from "@tropa/api-contract/discovery/calls-home";
import type { sitemapCall, SitemapKind } from "@tropa/api-contract/discovery/calls-home";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Locale } from "@tropa/domain/locale";
import { EVERYTHING_SLUG, resolveListingSlug } from "@tropa/domain/discovery/search-filter";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { contentPaths } from "../paths/paths.ts";
import type { FacetCount, SearchFacets } from "../../discovery/search/search.ts";
import { pictureTemplate, today } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Dictionary, NamedRow } from "../../discovery/catalogue/catalogue.ts";
import { readOrganizersWithPages, readSitemapTours } from "./sitemap-store.ts";

type Sitemap = AnswerOf<typeof sitemapCall>;

/** A sitemap file may contain 50,000 addresses, and each path has up to three languages. */
const pathsPerPage = 15_000;
/** An activity in a place gets a sitemap entry from this number of tours on. */
const fewestForPair = 3;

interface SitemapOptions {
  withExcursions: boolean;
  withOrganizers: boolean;
  /** Null for all kinds in turn. */
  kind: SitemapKind | null;
  page: number;
  locale: Locale;
}

/** Paths of the public pages: listings, then editorial pages, then tours. */
export function sitemap(catalogue: Catalogue, options: SitemapOptions): Promise<Sitemap> {
  const { kind, page } = options;
  return catalogue.cached("sitemap", Object.values(options), async () => {
    const { total: tours } = await catalogue.find({
      filter: { type: options.withExcursions ? "any" : "tour" },
    });
    const groups = await pagesBesideTours(catalogue, options);
    const kinds = sitemapKinds
      .map((one) => ({ kind: one, count: one === "tours" ? tours : groups[one].length }))
      .filter(({ count }) => count > 0)
      .map((one) => ({ kind: one.kind, pages: Math.ceil(one.count / pathsPerPage) }));
    const pages = kind === "tours" ? [] : kind ? groups[kind] : Object.values(groups).flat();
    const toursToShow = kind === null || kind === "tours" ? tours : 0;
    const from = (page - 1) * pathsPerPage;
    const shownPages = pages.slice(from, from + pathsPerPage);
    const rows =
      toursToShow === 0
        ? []
        : await readSitemapTours(catalogue.reads, {
            types: options.withExcursions ? [1, 2] : [1],
            from: Math.max(0, from - pages.length),
            count: pathsPerPage - shownPages.length,
          });
    const paths = rows.map((row) => ({
      path: `/${tourPathOf(row)}`,
      changed_on: row.changed_on,
      images: row.images.map(pictureTemplate),
    }));
    return {
      paths: [...shownPages, ...paths],
      page,
      pages: Math.max(1, Math.ceil((pages.length + toursToShow) / pathsPerPage)),
      kinds,
    };
  });
}

type Pages = Record<Exclude<SitemapKind, "tours">, Sitemap["paths"]>;

async function pagesBesideTours(
  catalogue: Catalogue,
  { withOrganizers, withExcursions, locale }: SitemapOptions,
): Promise<Pages> {
  // Listings consist of tours, so they are as new as the catalogue.
  const changed_on = catalogue.dictionary.loadedOn ?? today();
  const asNew = (path: string) => ({ path, changed_on });
  const content = await contentPaths(catalogue, { locale, today: today(), withExcursions });
  const organizers = withOrganizers ? await readOrganizersWithPages(catalogue.pool) : [];
  return {
    listings: (await listingSlugs(catalogue)).map((slug) => asNew(`/${slug}`)),
    ...content,
    organizers: (organizers.length === 0
      ? []
      : ["/tour-providers", ...organizers.map((id) => `/tour-provider/${id}`)]
    ).map(asNew),
  };
}

/** Canonical slugs of all listings with tours, including the one of everything. */
async function listingSlugs(catalogue: Catalogue): Promise<string[]> {
  const { dictionary } = catalogue;
  const all = await catalogue.facets({});
  const slugs = [
    EVERYTHING_SLUG,
    ...placeSlugs(all, dictionary),
    ...slugsOf(all.restKinds, dictionary.restKinds),
  ];
  for (const { value } of all.collections) {
    const collection = dictionary.collections.get(value);
    if (collection && !collection.is_hidden) slugs.push(collection.slug);
  }
  for (const { value } of all.restKinds) {
    const kind = dictionary.restKinds.get(value);
    if (!kind) continue;
    const places = placeSlugs(
      await catalogue.facets({ restKinds: [value] }),
      dictionary,
      fewestForPair,
    );
    slugs.push(...places.map((place) => `${place}/${kind.slug}`));
  }
  // A city with the same name as its region has a second, longer address.
  const canonical = slugs.flatMap((slug) => {
    const resolved = resolveListingSlug(slug, dictionary.lookup);
    return resolved.ok ? [resolved.canonicalSlug] : [];
  });
  return [...new Set(canonical)];
}

function placeSlugs(facets: SearchFacets, dictionary: Dictionary, fewest = 1): string[] {
  return [
    ...slugsOf(facets.countries, dictionary.countries, fewest),
    ...slugsOf(facets.regions, dictionary.regions, fewest),
    ...slugsOf(facets.cities, dictionary.cities, fewest),
  ];
}

function slugsOf(
  counts: readonly FacetCount<number>[],
  rows: ReadonlyMap<number, NamedRow>,
  fewest = 1,
): string[] {
  return counts.flatMap(({ value, count }) => {
    const row = count >= fewest ? rows.get(value) : undefined;
    return row ? [row.slug] : [];
  });
}
