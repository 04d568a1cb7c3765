import { addDays, dayNumber } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";
import { inTransaction } from "../db/database.ts";
import type { Pool, Queryable } from "../db/database.ts";
import type { IndexSource } from "./index-engine.ts";
import type { CityPoint } from "./segment-match.ts";
import { ColumnsBuilder, FIRST_DAY, LAST_DAY, NO_PERIOD } from "./tour-columns.ts";
import type { TourRow } from "./tour-columns.ts";

/** Rows held at once: enough to amortise a round trip, few enough for flat memory. */
const BATCH = 2000;

interface TableRow extends Omit<TourRow, "departures" | "periodStart" | "periodEnd"> {
  departures: number[] | null;
  period_start: LocalDate | null;
  period_end: LocalDate | null;
}

/** $1: first day of departures that count; $2: tours to read, null for all. */
const select = `
  SELECT t.id, t.weight, t.price_rub_minor AS price, t.duration_days AS days, t.min_age AS "minAge",
    t.max_group_size AS "groupSize", t.difficulty, t.type, t.organizer_id AS organizer, t.main_city_id AS "mainCity",
    t.is_cruise AS "isCruise", t.is_author_tour AS "isAuthorTour",
    t.request_period_start AS period_start, t.request_period_end AS period_end,
    t.country_ids AS countries, t.region_ids AS regions, t.city_ids AS cities, t.rest_kind_ids AS "restKinds",
    t.collection_ids AS collections, t.accommodation, t.comfort, t.languages,
    ARRAY(SELECT DISTINCT c.continent FROM country c WHERE c.id = ANY(t.country_ids)) AS continents,
    d.days AS departures
  FROM tour t
  LEFT JOIN (
    SELECT tour_id, array_agg(DISTINCT starts_on - date '1970-01-01') AS days FROM tour_date
    WHERE seats_taken < seats_total AND starts_on >= $1::date AND ($2::integer[] IS NULL OR tour_id = ANY($2))
    GROUP BY tour_id
  ) d ON d.tour_id = t.id
  WHERE t.status = 'published' AND ($2::integer[] IS NULL OR t.id = ANY($2))`;

function period(row: TableRow): Pick<TourRow, "periodStart" | "periodEnd"> {
  if (row.period_start === null && row.period_end === null) return NO_PERIOD;
  return {
    periodStart: row.period_start === null ? FIRST_DAY : dayNumber(row.period_start)!,
    periodEnd: row.period_end === null ? LAST_DAY : dayNumber(row.period_end)!,
  };
}

function toTourRow(row: TableRow): TourRow {
  return { ...row, ...period(row), departures: row.departures ?? [] };
}

/** Somewhere on Earth it is still yesterday. */
function firstDay(today: LocalDate): LocalDate {
  return addDays(today, -1);
}

/** The published ones of these tours as they are now. */
export async function loadTours(
  db: Queryable,
  ids: readonly number[],
  today: LocalDate,
): Promise<TourRow[]> {
  const { rows } = await db.query<TableRow>(select, [firstDay(today), ids]);
  return rows.map(toTourRow);
}

/** Streams all published tours into columns, from one snapshot of the database. */
export async function loadIndexSource(pool: Pool, today: LocalDate): Promise<IndexSource> {
  return inTransaction(pool, async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // Reading everything of a large catalogue may take longer than a statement of a visitor.
    await client.query("SET LOCAL statement_timeout = 0");
    const cities = await client.query<CityPoint>("SELECT id, lat, lng FROM city");
    await client.query(`DECLARE tours NO SCROLL CURSOR FOR ${select}`, [firstDay(today), null]);
    const builder = new ColumnsBuilder();
    for (;;) {
      const { rows } = await client.query<TableRow>(`FETCH ${BATCH} FROM tours`);
      for (const row of rows) builder.add(toTourRow(row));
      if (rows.length < BATCH) break;
    }
    return { columns: builder.columns(), cities: cities.rows };
  });
}
