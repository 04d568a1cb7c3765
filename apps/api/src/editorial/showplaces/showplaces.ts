import type { showplaceCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Locale } from "@tropa/domain/locale";
import { parseTourPath as parseNumbered } from "@tropa/domain/discovery/tour-path";
import { today } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Reader } from "../../discovery/catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { shownText } from "../blocks/blocks.ts";
import { postCard, readPostsAbout } from "../journal/journal.ts";
import { contentWord } from "../../discovery/content-words/content-words.ts";
import {
  cityBreadcrumbs,
  cityLink,
  narrowerPlace,
  readPlace,
} from "../../discovery/places/places.ts";
import {
  countShowplaces,
  readNeighbours,
  readShowplace,
  readShowplaces,
  showplaceCard,
} from "../showplace-cards/showplace-cards.ts";

type Hub = AnswerOf<typeof showplacesCall>;

const showplacesPerPage = 24;
const toursShown = 4;
const postsShown = 3;
const neighboursShown = 6;
/** More distant sights are not nearby. */
const neighboursWithinKm = 500;

/** Returns a page of sights of a place, with filters. */
export async function showplaceHub(
  catalogue: Catalogue,
  query: { slug: string; kind: string | null; page: number; perPage: number | undefined },
  locale: Locale,
): Promise<Hub> {
  const { pool, dictionary } = catalogue;
  const { kind, page, perPage = showplacesPerPage } = query;
  const place = readPlace(query.slug, dictionary, locale);
  const inPlace = place && new Set(place.cityIds);
  const counts = (await countShowplaces(pool)).filter(
    ({ city_id }) => inPlace?.has(city_id) ?? true,
  );
  const kinds = new Map<string, number>();
  const places = new Map<string, Hub["places"][number]>();
  for (const { city_id, kind: of, count } of counts) {
    kinds.set(of, (kinds.get(of) ?? 0) + count);
    const city = dictionary.cities.get(city_id);
    const narrower = city && narrowerPlace(city, place, dictionary, locale);
    if (!narrower) continue;
    const existing = places.get(narrower.slug) ?? { ...narrower, showplaces_count: 0 };
    places.set(narrower.slug, { ...existing, showplaces_count: existing.showplaces_count + count });
  }
  const total = kind === null ? counts.reduce((sum, row) => sum + row.count, 0) : kinds.get(kind);
  const rows = await readShowplaces(pool, {
    cityIds: place?.cityIds ?? null,
    kind,
    from: (page - 1) * perPage,
    count: perPage,
  });
  const tours = await catalogue.toursAtSights(rows.map(({ id }) => id));
  const byCount = (a: { showplaces_count: number }, b: { showplaces_count: number }) =>
    b.showplaces_count - a.showplaces_count;
  return {
    items: rows.map((row) => ({
      ...showplaceCard(row, dictionary, locale),
      tours_count: tours.get(row.id) ?? 0,
    })),
    total: total ?? 0,
    page,
    pages: Math.ceil((total ?? 0) / perPage),
    per_page: perPage,
    place: place && { name: place.name, slug: place.slug },
    breadcrumbs: place?.breadcrumbs ?? [],
    kinds: [...kinds]
      .map(([value, count]) => ({
        value,
        name: contentWord(locale, "showplace", value),
        showplaces_count: count,
      }))
      .toSorted(byCount),
    places: [...places.values()].toSorted(byCount),
  };
}

/** Returns a sight with tours, nearby sights and articles. */
export async function showplacePage(
  catalogue: Catalogue,
  slug: string,
  reader: Reader,
): Promise<AnswerOf<typeof showplaceCall>> {
  const { pool, dictionary } = catalogue;
  const { locale } = reader;
  const id = parseNumbered(slug)?.id;
  const row = id === undefined ? null : await readShowplace(pool, id);
  const city = row && dictionary.cities.get(row.city_id);
  if (!row || !city) throw new ApiError("not_found");
  const [text, tours, neighbours, posts] = await Promise.all([
    shownText(catalogue, row.body, reader),
    toursThere(catalogue, row, reader),
    readNeighbours(pool, { ...row, withinKm: neighboursWithinKm, count: neighboursShown }),
    readPostsAbout(pool, { locale, today: today(), showplaceId: row.id, count: postsShown }),
  ]);
  return {
    ...showplaceCard(row, dictionary, locale),
    ...text,
    season_months: row.season_months,
    opening_hours: row.opening_hours,
    breadcrumbs: cityBreadcrumbs(city, dictionary, locale),
    ...tours,
    tours_listing: cityLink(city, dictionary, locale),
    neighbours: neighbours.map((other) => ({
      ...showplaceCard(other, dictionary, locale),
      distance_km: Math.round(other.distance_km * 10) / 10,
    })),
    posts: posts.map((post) => postCard(post, locale)),
  };
}

/** Tours that visit the sight; if there are none, tours of its place. */
async function toursThere(
  catalogue: Catalogue,
  showplace: { id: number; city_id: number },
  reader: Reader,
) {
  const there = await catalogue.find({
    filter: { showplace: showplace.id },
    perPage: toursShown,
  });
  const found =
    there.total > 0
      ? there
      : await catalogue.find({ filter: { cities: [showplace.city_id] }, perPage: toursShown });
  return {
    tours: await catalogue.cards(found.ids, reader),
    tours_count: found.total,
    is_on_tours: found === there,
  };
}
