import type { LocalisedText } from "@tropa/domain/locale";
import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import type { Queryable } from "../../../platform/db/database.ts";
import { filterListOf } from "./completion-vocabulary.ts";
import type { CompletionEntry } from "./completion-vocabulary.ts";
import type { SearchEngine, SearchQuery, TalliedGroup } from "../query/search-engine.ts";
import { earliestToday } from "../query/day-span.ts";

/** Most tours found by title, the best ranked: more names would fill the memory. */
const MAX_TOURS = 20_000;
/** Most showplaces, and most organizers, found by name: those with most tours. */
const MAX_TALLIED = 20_000;

interface PlaceRow {
  type: keyof typeof filterListOf;
  id: number;
  slug: string;
  name: LocalisedText;
  hint: LocalisedText | null;
  /** Slug of the region or country that a city's path needs, because a wider place has the same name. */
  under: string | null;
}

const places = `
  SELECT 'country' AS type, p.id, p.slug, p.name, NULL::jsonb AS hint, NULL AS under FROM country p
  UNION ALL
  SELECT 'region', p.id, p.slug, p.name, c.name, NULL FROM region p JOIN country c ON c.id = p.country_id
  UNION ALL
  SELECT 'city', p.id, p.slug, p.name, COALESCE(r.name, c.name),
    CASE WHEN EXISTS (SELECT FROM region o WHERE o.slug = p.slug) OR EXISTS (SELECT FROM country o WHERE o.slug = p.slug)
      THEN COALESCE(r.slug, c.slug) END
  FROM city p JOIN country c ON c.id = p.country_id LEFT JOIN region r ON r.id = p.region_id
  UNION ALL
  SELECT 'rest_kind', p.id, p.slug, p.name, NULL, NULL FROM rest_kind p
  UNION ALL
  SELECT 'collection', p.id, p.slug, p.name, NULL, NULL FROM collection p WHERE NOT p.is_hidden`;

const tours = `
  SELECT t.id, t.slug, t.title, t.is_cruise, t.type = 2 AS is_excursion, p.name AS hint FROM tour t JOIN city p ON p.id = t.main_city_id
  WHERE t.status = 'published' AND NOT t.is_individual ORDER BY t.weight DESC, t.id LIMIT ${MAX_TOURS}`;

const showplaces = `
  SELECT s.id, s.slug, s.name, p.name AS hint FROM showplace s JOIN city p ON p.id = s.city_id`;

/** Organizers' names are the same in every language, and so are cities without tours. */
const organizers = `
  SELECT o.id, o.title, COALESCE(p.name, jsonb_build_object('ru', o.city_name, 'en', o.city_name)) AS hint
  FROM organizer o LEFT JOIN city p ON p.id = o.city_id WHERE o.id = ANY ($1)`;

type Counts = Record<keyof typeof filterListOf, ReadonlyMap<number, Counted>>;

interface Counted {
  count: number;
  isExcursion: boolean;
}

/** A query for all tours of a type. */
export const allToursOfType = (
  type: "tour" | "any",
  isCruisesSearch: boolean,
  withFacets: boolean,
): SearchQuery => ({
  filter: { ...emptyFilter, type, isCruisesSearch },
  price: { priceMin: 0, priceMax: null, pricePerDayMin: 0, pricePerDayMax: null },
  today: earliestToday(),
  page: 1,
  perPage: 0,
  withFacets,
});

/** Counts the tours, or cruises, of each choice; of a place with only excursions those, so that it is found too. */
async function countsOf(engine: SearchEngine, isCruisesSearch: boolean): Promise<Counts> {
  const { facets: listed } = await engine.search(allToursOfType("tour", isCruisesSearch, true));
  const { facets: all } = await engine.search(allToursOfType("any", isCruisesSearch, true));
  const of = (type: keyof typeof filterListOf): ReadonlyMap<number, Counted> =>
    new Map(
      [all, listed].flatMap((facets) =>
        (facets?.[filterListOf[type]] ?? []).map(
          ({ value, count }) => [value, { count, isExcursion: facets !== listed }] as const,
        ),
      ),
    );
  return {
    country: of("country"),
    region: of("region"),
    city: of("city"),
    rest_kind: of("rest_kind"),
    collection: of("collection"),
  };
}

async function tallyOf(
  engine: SearchEngine,
  group: TalliedGroup,
  isCruisesSearch: boolean,
): Promise<ReadonlyMap<number, number>> {
  const question = { group, values: null, limit: MAX_TALLIED };
  const all = await engine.tally(allToursOfType("any", isCruisesSearch, false), question);
  const listed = await engine.tally(allToursOfType("tour", isCruisesSearch, false), question);
  return new Map([...all, ...listed].map(({ value, count }) => [value, count]));
}

/** Showplaces and organizers with tours. */
async function searchedEntries(db: Queryable, engine: SearchEngine): Promise<CompletionEntry[]> {
  const toursAt = await tallyOf(engine, "showplaces", false);
  const cruisesAt = await tallyOf(engine, "showplaces", true);
  const toursBy = await tallyOf(engine, "organizer", false);
  const cruisesBy = await tallyOf(engine, "organizer", true);
  const sights = await db.query<Omit<PlaceRow, "type" | "under">>(showplaces);
  const people = await db.query<{ id: number; title: string; hint: LocalisedText }>(organizers, [
    [...toursBy.keys()],
  ]);
  return [
    ...sights.rows.map((row) => ({
      type: "showplace" as const,
      id: row.id,
      name: row.name,
      hint: row.hint ?? {},
      slug: row.slug,
      toursCount: toursAt.get(row.id) ?? 0,
      cruisesCount: cruisesAt.get(row.id) ?? 0,
    })),
    ...people.rows.map(({ id, title, hint }) => ({
      type: "organizer" as const,
      id,
      name: { ru: title, en: title },
      hint,
      slug: "",
      toursCount: toursBy.get(id) ?? 0,
      cruisesCount: cruisesBy.get(id) ?? 0,
    })),
  ];
}

/** Loads everything with tours that a phrase may mean. */
export async function loadCompletionEntries(
  db: Queryable,
  engine: SearchEngine,
): Promise<CompletionEntry[]> {
  const toursOf = await countsOf(engine, false);
  const cruisesOf = await countsOf(engine, true);
  const placeRows = await db.query<PlaceRow>(places);
  const tourRows = await db.query<{
    id: number;
    slug: string;
    title: LocalisedText;
    is_cruise: boolean;
    is_excursion: boolean;
    hint: LocalisedText;
  }>(tours);
  return [
    ...placeRows.rows.map((row) => ({
      type: row.type,
      id: row.id,
      name: row.name,
      hint: row.hint ?? {},
      slug: row.under === null ? row.slug : `${row.under}/${row.slug}`,
      toursCount: toursOf[row.type].get(row.id)?.count ?? 0,
      cruisesCount: cruisesOf[row.type].get(row.id)?.count ?? 0,
      isExcursion: toursOf[row.type].get(row.id)?.isExcursion === true,
    })),
    ...tourRows.rows.map((row) => ({
      type: "tour" as const,
      id: row.id,
      name: row.title,
      hint: row.hint,
      slug: tourPathOf(row),
      toursCount: 1,
      cruisesCount: row.is_cruise ? 1 : 0,
      isExcursion: row.is_excursion,
    })),
    ...(await searchedEntries(db, engine)),
  ];
}
