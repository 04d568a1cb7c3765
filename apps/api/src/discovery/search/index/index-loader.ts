import { addDays, dayNumber } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { fieldNames, fieldOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Pool, Queryable } from "../../../platform/db/database.ts";
import { newestRateRows } from "../../../platform/rates/rates-store.ts";
import { catalogueState } from "./change-log.ts";
import type { CatalogueState } from "./change-log.ts";
import { loadColumns } from "./column-loader.ts";
import type { IndexSource } from "./index-engine.ts";
import { buildSegment } from "../segment/segment-builder.ts";
import { perUsdOf, roublePrice } from "../query/rouble-price.ts";
import { startTimesOfTour } from "../query/start-times.ts";
import { FIRST_DAY, LAST_DAY, NO_PERIOD } from "../sets/tour-columns.ts";
import type { Departure, IndexedTour } from "../sets/tour-columns.ts";

interface TableRow extends Omit<IndexedTour, "departures" | "periodStart" | "periodEnd"> {
  /** Of its prices. */
  currency: string;
  departures: Departure[] | null;
  period_start: LocalDate | null;
  period_end: LocalDate | null;
}

/** $1: first day of departures to include; $2: tours to read. */
const selectTours = `
  SELECT t.id, t.weight, t.price_minor AS price, t.rating, t.reviews_count AS reviews, t.duration_days AS days,
    t.min_age AS "minAge", t.max_group_size AS "groupSize", t.type, t.organizer_id AS organizer,
    t.main_city_id AS "mainCity", t.lat, t.lng, t.is_cruise AS "isCruise", t.is_author_tour AS "isAuthorTour",
    t.is_returning AS "isReturning", t.cruise_type AS "cruiseType", t.ship_id AS ship,
    t.request_period_start AS period_start, t.request_period_end AS period_end, t.currency,
    ${fieldNames.map((name) => `t.${fieldOf(name).column} AS "${name}"`).join()}, t.showplace_ids AS showplaces,
    t.water_object_ids AS "waterObjects", t.cabin_capacities AS cabins, ${startTimesOfTour} AS "startTimes",
    ARRAY(SELECT DISTINCT c.continent FROM country c WHERE c.id = ANY(t.country_ids)) AS continents,
    (SELECT json_agg(json_build_object('day', d.starts_on - date '1970-01-01',
        'price', d.price_minor, 'seats', d.seats_free))
      FROM tour_date d WHERE d.tour_id = t.id AND d.seats_free > 0 AND d.starts_on >= $1::date
        AND isfinite(d.starts_on)) AS departures
  FROM tour t WHERE t.status = 'published' AND NOT t.is_individual AND t.id = ANY($2)`;

function period(row: TableRow): Pick<IndexedTour, "periodStart" | "periodEnd"> {
  if (row.period_start === null && row.period_end === null) return NO_PERIOD;
  return {
    periodStart: row.period_start === null ? FIRST_DAY : dayNumber(row.period_start)!,
    periodEnd: row.period_end === null ? LAST_DAY : dayNumber(row.period_end)!,
  };
}

/** Returns the first day of departures to load: yesterday, because somewhere on Earth it is still that day. */
function firstDay(today: LocalDate): LocalDate {
  return addDays(today, -1);
}

/** Reads the current state of these tours; unpublished ones are left out. */
export async function loadTours(
  db: Queryable,
  ids: readonly number[],
  today: LocalDate,
): Promise<IndexedTour[]> {
  const { rows } = await db.query<TableRow>(selectTours, [firstDay(today), ids]);
  const perUsd = perUsdOf(await newestRateRows(db));
  return rows.map((row) => ({
    ...row,
    ...period(row),
    price: roublePrice(row.price, row.currency, perUsd),
    departures: (row.departures ?? []).map((departure) => ({
      ...departure,
      price: roublePrice(departure.price, row.currency, perUsd),
    })),
  }));
}

/**
 * Reads published tours from one database snapshot and builds their index.
 *
 * @param ids tours to read; all by default
 */
export async function loadIndexSource(
  pool: Pool,
  today: LocalDate,
  ids?: readonly number[],
): Promise<IndexSource & CatalogueState> {
  const { columns, state } = await inTransaction(pool, async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // Reading a large catalogue may exceed the timeout for visitors' statements.
    await client.query("SET LOCAL statement_timeout = 0");
    const state = await catalogueState(client);
    return { state, columns: await loadColumns(client, firstDay(today), ids) };
  });
  return { ...state, segment: buildSegment(columns, dayNumber(today)!) };
}
