import type { LocalisedText } from "@tropa/domain/locale";
import { tourPathOf } from "@tropa/domain/tour-path";
import type { Queryable } from "../db/database.ts";
import type { CompletionEntry, SuggestionType } from "./completion.ts";

/** Tours by title, best first: beyond so many nobody finds one by its name, and names would fill the memory. */
const MAX_TOURS = 20_000;

interface PlaceRow {
  type: SuggestionType;
  id: number;
  slug: string;
  name: LocalisedText;
  hint: LocalisedText | null;
  /** Slug of the region that a city's address needs, because a wider place has the city's name. */
  under: string | null;
  tours: number;
  cruises: number;
}

/** Counts published tours by the values of one of their lists. */
function counted(column: string): string {
  return `(SELECT v AS id, count(*)::int AS tours, count(*) FILTER (WHERE is_cruise)::int AS cruises
    FROM (SELECT DISTINCT t.id AS tour_id, t.is_cruise, v FROM tour t, unnest(t.${column}) v
      WHERE t.status = 'published') values_of_tours
    GROUP BY v)`;
}

const places = `
  SELECT 'country' AS type, p.id, p.slug, p.name, NULL::jsonb AS hint, NULL AS under, n.tours, n.cruises
  FROM country p JOIN ${counted("country_ids")} n USING (id)
  UNION ALL
  SELECT 'region', p.id, p.slug, p.name, c.name, NULL, n.tours, n.cruises
  FROM region p JOIN ${counted("region_ids")} n USING (id) JOIN country c ON c.id = p.country_id
  UNION ALL
  SELECT 'city', p.id, p.slug, p.name, COALESCE(r.name, c.name),
    CASE WHEN EXISTS (SELECT FROM region o WHERE o.slug = p.slug) OR EXISTS (SELECT FROM country o WHERE o.slug = p.slug)
      THEN COALESCE(r.slug, c.slug) END, n.tours, n.cruises
  FROM city p JOIN ${counted("city_ids")} n USING (id) JOIN country c ON c.id = p.country_id
  LEFT JOIN region r ON r.id = p.region_id
  UNION ALL
  SELECT 'rest_kind', p.id, p.slug, p.name, NULL, NULL, n.tours, n.cruises
  FROM rest_kind p JOIN ${counted("rest_kind_ids")} n USING (id)
  UNION ALL
  SELECT 'collection', p.id, p.slug, p.name, NULL, NULL, n.tours, n.cruises
  FROM collection p JOIN ${counted("collection_ids")} n USING (id) WHERE NOT p.is_hidden`;

const tours = `
  SELECT t.id, t.slug, t.title, t.is_cruise, p.name AS hint FROM tour t JOIN city p ON p.id = t.main_city_id
  WHERE t.status = 'published' ORDER BY t.weight DESC, t.id LIMIT ${MAX_TOURS}`;

/** Everything with tours that a phrase may mean. */
export async function loadCompletionEntries(db: Queryable): Promise<CompletionEntry[]> {
  const placeRows = await db.query<PlaceRow>(places);
  const tourRows = await db.query<{
    id: number;
    slug: string;
    title: LocalisedText;
    is_cruise: boolean;
    hint: LocalisedText;
  }>(tours);
  return [
    ...placeRows.rows.map((row) => ({
      type: row.type,
      id: row.id,
      name: row.name,
      hint: row.hint ?? {},
      slug: row.under === null ? row.slug : `${row.under}/${row.slug}`,
      toursCount: row.tours,
      cruisesCount: row.cruises,
    })),
    ...tourRows.rows.map((row) => ({
      type: "tour" as const,
      id: row.id,
      name: row.title,
      hint: row.hint,
      slug: tourPathOf(row),
      toursCount: 1,
      cruisesCount: row.is_cruise ? 1 : 0,
    })),
  ];
}
