import { inLocale } from "../catalogue/card-store.ts";
import { departureList, versionList } from "../catalogue/tour-fragments.ts";
import type { OrganizerRow, TourDateRow, TourRow } from "../catalogue/tour-store.ts";
import type { Queryable } from "../db/database.ts";
import type { Locale } from "@tropa/domain/locale";

/** What a list item shows beyond its card. */
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
  question: { ids: readonly number[]; locale: Locale; today: string },
): Promise<ListItemRow[]> {
  if (question.ids.length === 0) return [];
  const { rows } = await db.query<ListItemRow>({
    name: "tours-list-items",
    text: `
      SELECT t.id, t.currency, t.images, t.main_city_id, t.city_ids, t.comfort, t.duration_hours,
        json_build_object('first_name', ${inLocale("o.first_name")}, 'last_name', ${inLocale("o.last_name")},
          'photo', o.photo, 'has_direct_sale', o.has_direct_sale) AS expert,
        ${versionList} AS versions, ${departureList("$3")} AS dates
      FROM tour t JOIN organizer o ON o.id = t.organizer_id
      WHERE t.id = ANY ($2::integer[])`,
    values: [question.locale, question.ids, question.today],
  });
  return rows;
}

/**
 * Tours that leave on request, the best ranked first, with how many there are. Tours alone: excursions have a day
 * and an hour.
 */
export async function readByRequest(
  db: Queryable,
  question: { from: number; count: number; today: string },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await db.query<{ ids: number[]; total: number }>({
    name: "tours-by-request",
    text: `
      WITH offered AS (
        SELECT id, weight FROM tour
        WHERE status = 'published' AND type = 1 AND NOT is_individual
          AND (request_period_start IS NOT NULL OR request_period_end IS NOT NULL)
          AND (request_period_end IS NULL OR request_period_end >= $3::date)
      )
      SELECT (SELECT count(*) FROM offered) AS total,
        ARRAY(SELECT id FROM offered ORDER BY weight DESC, id OFFSET $1 LIMIT $2) AS ids`,
    values: [question.from, question.count, question.today],
  });
  return rows[0] ?? { ids: [], total: 0 };
}
