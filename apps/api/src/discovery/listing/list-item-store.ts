import { departureList, inLocale, versionList } from "../catalogue/catalogue.ts";
import type { OrganizerRow, TourDateRow, TourRow } from "../catalogue/catalogue.ts";
import type { ListingFilter } from "@tropa/domain/discovery/search-filter";
import type { Queryable } from "../../platform/db/database.ts";
import type { Locale } from "@tropa/domain/locale";

/** Fields of a list item beyond its card. */
export interface ListItemRow extends Pick<
  TourRow,
  | "id"
  | "currency"
  | "images"
  | "main_city_id"
  | "city_ids"
  | "comfort"
  | "duration_hours"
  | "versions"
> {
  expert: Pick<OrganizerRow, "first_name" | "last_name" | "photo" | "has_direct_sale">;
  dates: TourDateRow[];
}

export async function readListItems(
  db: Queryable,
  question: { ids: readonly number[]; locale: Locale },
): Promise<ListItemRow[]> {
  if (question.ids.length === 0) return [];
  const { rows } = await db.query<ListItemRow>({
    name: "tours-list-items",
    text: `
      SELECT t.id, t.currency, t.images, t.main_city_id, t.city_ids, t.comfort, t.duration_hours,
        json_build_object('first_name', ${inLocale("o.first_name")}, 'last_name', ${inLocale("o.last_name")},
          'photo', o.photo, 'has_direct_sale', o.has_direct_sale) AS expert,
        ${versionList} AS versions, ${departureList} AS dates
      FROM tour t JOIN organizer o ON o.id = t.organizer_id
      WHERE t.id = ANY ($2::integer[])`,
    values: [question.locale, question.ids],
  });
  return rows;
}

const placeColumns = {
  countries: "country_ids",
  regions: "region_ids",
  cities: "city_ids",
} as const;

export interface ByRequestQuestion {
  readonly from: number;
  readonly count: number;
  readonly today: string;
  /** Each tour must match one id of every list. */
  readonly within: Pick<
    ListingFilter,
    "countries" | "regions" | "cities" | "restKinds" | "collections"
  >;
  /** The kind of places to count. */
  readonly places: keyof typeof placeColumns;
}

interface ByRequestRow {
  ids: number[];
  total: number;
  /** Places of all found tours, those with most tours first. */
  places: { id: number; count: number }[];
}

/**
 * Reads a page of tours by request, the best ranked first, and their total. Without excursions: these have a day and
 * an hour.
 */
export async function readByRequest(
  db: Queryable,
  question: ByRequestQuestion,
): Promise<ByRequestRow> {
  const { from, count, today, within, places } = question;
  const { rows } = await db.query<ByRequestRow>({
    text: `
      WITH offered AS (
        SELECT id, weight, country_ids, region_ids, city_ids FROM tour
        WHERE status = 'published' AND type = 1 AND NOT is_individual
          AND (request_period_start IS NOT NULL OR request_period_end IS NOT NULL)
          AND (request_period_end IS NULL OR request_period_end >= $3::date)
          AND ($4::integer[] IS NULL OR country_ids && $4)
          AND ($5::integer[] IS NULL OR region_ids && $5)
          AND ($6::integer[] IS NULL OR city_ids && $6)
          AND ($7::integer[] IS NULL OR rest_kind_ids && $7)
          AND ($8::integer[] IS NULL OR collection_ids && $8)
      )
      SELECT (SELECT count(*) FROM offered) AS total,
        ARRAY(SELECT id FROM offered ORDER BY weight DESC, id OFFSET $1 LIMIT $2) AS ids,
        (SELECT COALESCE(json_agg(place ORDER BY count DESC, id), '[]') FROM (
           SELECT place AS id, count(*)::integer AS count FROM offered, unnest(${placeColumns[places]}) AS place
           GROUP BY place) AS place) AS places`,
    values: [
      from,
      count,
      today,
      within.countries ?? null,
      within.regions ?? null,
      within.cities ?? null,
      within.restKinds ?? null,
      within.collections ?? null,
    ],
  });
  return rows[0] ?? { ids: [], total: 0, places: [] };
}
