import { mostNumbersRows } from "@tropa/api-contract/staff/calls-numbers";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Queryable } from "../../platform/db/database.ts";

export interface Scope {
  storefronts: readonly string[];
  organizerId: number | null;
  countryId: number | null;
  cityId: number | null;
}

interface Period {
  from: LocalDate;
  to: LocalDate;
}

/**
 * SQL for the rows of a scope, for `$1` organizer, `$2` country, `$3` city. Sums over all organizers have rows of their own;
 * those of one organizer are by city.
 */
const ofScope = ({ organizerId }: Scope): string =>
  organizerId === null
    ? "organizer_id = 0 AND $1::integer IS NULL AND country_id = coalesce($2::integer, 0) AND city_id = coalesce($3::integer, 0)"
    : "organizer_id = $1::integer AND country_id = coalesce($2::integer, country_id) AND city_id = coalesce($3::integer, city_id)";
const scopeValues = ({ organizerId, countryId, cityId }: Scope) => [organizerId, countryId, cityId];

export interface DayRow {
  day: LocalDate;
  gross: number;
  take: number;
  refunded: number;
  orders: number;
  paid: number;
  cancelled: number;
  states: number[];
}

/** Returns the days of a period that have sales; sums in one currency, counts of all. */
export async function listDays(
  db: Queryable,
  scope: Scope,
  { from, to, currency }: Period & { currency: Currency },
): Promise<DayRow[]> {
  const { rows } = await db.query<DayRow>(
    `SELECT day, coalesce(sum(gross_minor) FILTER (WHERE currency = $7), 0)::bigint AS gross,
            coalesce(sum(take_minor) FILTER (WHERE currency = $7), 0)::bigint AS take,
            coalesce(sum(refunded_minor) FILTER (WHERE currency = $7), 0)::bigint AS refunded,
            sum(orders)::integer AS orders, sum(paid)::integer AS paid, sum(cancelled)::integer AS cancelled,
            ARRAY[${[1, 2, 3, 4, 5, 6, 7, 8].map((state) => `sum(states[${state}])`).join(", ")}]::integer[] AS states
       FROM sales_day
      WHERE ${ofScope(scope)} AND day BETWEEN $4 AND $5 AND storefront = ANY ($6)
      GROUP BY day ORDER BY day`,
    [...scopeValues(scope), from, to, scope.storefronts, currency],
  );
  return rows;
}

export interface AnswerRow {
  side: "organizer" | "support";
  is_now: boolean;
  counts: number[];
}

/** Returns questions by time to answer, of a period and of the one before. Places do not matter: a chat has none. */
export async function listAnswers(
  db: Queryable,
  { storefronts, organizerId }: Scope,
  { before, from, to }: Period & { before: LocalDate },
): Promise<AnswerRow[]> {
  const { rows } = await db.query<AnswerRow>(
    `SELECT side, day >= $2 AS is_now,
            ARRAY[sum(within_15), sum(within_60), sum(within_240), sum(within_1440), sum(later)]::integer[] AS counts
       FROM answer_day
      WHERE (side = 'organizer' OR $5 = 0) AND organizer_id = $5 AND day BETWEEN $1 AND $3 AND storefront = ANY ($4)
      GROUP BY side, day >= $2`,
    [before, from, to, storefronts, organizerId ?? 0],
  );
  return rows;
}

export interface CancellationRow {
  organizer: { id: number; title: string };
  orders: number;
  cancelled: number;
  by_organizer: number;
}

/** Returns the organizers who cancelled most, with the bookings made with them in the same period. */
export async function listCancellations(
  db: Queryable,
  { storefronts, organizerId, countryId, cityId }: Scope,
  { from, to }: Period,
): Promise<CancellationRow[]> {
  const { rows } = await db.query<CancellationRow>(
    `WITH most AS (
       SELECT organizer_id, sum(cancelled)::integer AS cancelled, sum(cancelled_organizer)::integer AS by_organizer
         FROM sales_day
        WHERE organizer_id > 0 AND cancelled > 0 AND day BETWEEN $4 AND $5 AND storefront = ANY ($6)
          AND organizer_id = coalesce($1, organizer_id) AND country_id = coalesce($2, country_id) AND city_id = coalesce($3, city_id)
        GROUP BY organizer_id ORDER BY by_organizer DESC, cancelled DESC, organizer_id LIMIT $7
     )
     SELECT jsonb_build_object('id', organizer.id, 'title', organizer.title) AS organizer, made.orders, most.cancelled, most.by_organizer
       FROM most JOIN organizer ON organizer.id = most.organizer_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(orders), 0)::integer AS orders FROM sales_day
         WHERE sales_day.organizer_id = most.organizer_id AND day BETWEEN $4 AND $5 AND storefront = ANY ($6)
           AND country_id = coalesce($2, country_id) AND city_id = coalesce($3, city_id)) made
      ORDER BY most.by_organizer DESC, most.cancelled DESC, organizer.id`,
    [organizerId, countryId, cityId, from, to, storefronts, mostNumbersRows],
  );
  return rows;
}

export interface SupplyRow {
  month: LocalDate;
  tours: number;
  departures: number;
  seats: number;
  taken: number;
}

/** Returns departures ahead by month. */
export async function listSupply(db: Queryable, scope: Scope): Promise<SupplyRow[]> {
  const { rows } = await db.query<SupplyRow>(
    `SELECT month, sum(tours)::integer AS tours, sum(departures)::integer AS departures,
            sum(seats)::integer AS seats, sum(taken)::integer AS taken
       FROM supply_month WHERE ${ofScope(scope)} GROUP BY month ORDER BY month`,
    scopeValues(scope),
  );
  return rows;
}

export interface SupplyPlaceRow {
  id: number;
  name: LocalisedText;
  months: { month: LocalDate; departures: number }[];
}

/** Returns departures ahead by month, of the places with most of them: countries, or the chosen country's cities. */
export async function listSupplyPlaces(db: Queryable, scope: Scope): Promise<SupplyPlaceRow[]> {
  const { organizerId, countryId, cityId } = scope;
  const place = countryId === null ? "country" : "city";
  // Countries have rows of their own only without an organizer.
  const rows = organizerId === null && countryId === null ? "city_id = 0" : "city_id > 0";
  const found = await db.query<SupplyPlaceRow>(
    `SELECT place.id, place.name, jsonb_agg(jsonb_build_object('month', month, 'departures', departures)) AS months
       FROM (SELECT ${place}_id AS id, month, sum(departures)::integer AS departures FROM supply_month
              WHERE organizer_id = coalesce($1, 0) AND country_id > 0 AND ${rows}
                AND country_id = coalesce($2, country_id) AND city_id = coalesce($3, city_id)
              GROUP BY 1, 2) supplied
       JOIN ${place} place ON place.id = supplied.id
      GROUP BY place.id ORDER BY sum(departures) DESC, place.id LIMIT $4`,
    [organizerId, countryId, cityId, mostNumbersRows],
  );
  return found.rows;
}

/** Returns the words that found nothing most often; beginnings of a longer one were typed on the way to it. */
export async function listEmptySearches(
  db: Queryable,
  { storefronts }: Scope,
  { from, to }: Period,
): Promise<{ word: string; times: number }[]> {
  const { rows } = await db.query<{ word: string; times: number }>(
    `WITH found AS (
       SELECT word, sum(times)::integer AS times FROM empty_search
        WHERE storefront = ANY ($1) AND day BETWEEN $2 AND $3
        GROUP BY word ORDER BY times DESC, word LIMIT 200
     )
     SELECT word, times FROM found
      WHERE NOT EXISTS (SELECT FROM found longer WHERE longer.word <> found.word AND starts_with(longer.word, found.word))
      ORDER BY times DESC, word LIMIT $4`,
    [storefronts, from, to, mostNumbersRows],
  );
  return rows;
}

export interface CountRow {
  storefront: string;
  counted_from: LocalDate;
  is_complete: boolean;
  counted_at: Date;
}

export async function listCountStates(db: Queryable): Promise<CountRow[]> {
  const { rows } = await db.query<CountRow>(
    "SELECT storefront, counted_from, is_complete, counted_at FROM sales_count",
  );
  return rows;
}

export interface PlaceRow {
  id: number;
  name: LocalisedText;
}

/** Returns countries with sales or departures. */
export async function listCountries(db: Queryable): Promise<PlaceRow[]> {
  const { rows } = await db.query<PlaceRow>(
    `SELECT id, name FROM country
      WHERE EXISTS (SELECT FROM sales_day WHERE organizer_id = 0 AND country_id = country.id)
         OR EXISTS (SELECT FROM supply_month WHERE organizer_id = 0 AND country_id = country.id)`,
  );
  return rows;
}

/** Returns cities of a country with sales or departures. */
export async function listCities(db: Queryable, countryId: number): Promise<PlaceRow[]> {
  const { rows } = await db.query<PlaceRow>(
    `SELECT id, name FROM city
      WHERE country_id = $1
        AND (EXISTS (SELECT FROM sales_day WHERE organizer_id = 0 AND sales_day.country_id = $1 AND city_id = city.id)
             OR EXISTS (SELECT FROM supply_month WHERE organizer_id = 0 AND supply_month.country_id = $1 AND city_id = city.id))`,
    [countryId],
  );
  return rows;
}

export async function findOrganizer(
  db: Queryable,
  id: number,
): Promise<{ id: number; title: string } | null> {
  const { rows } = await db.query<{ id: number; title: string }>(
    "SELECT id, title FROM organizer WHERE id = $1",
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the country of a city. */
export async function findCityCountry(db: Queryable, cityId: number): Promise<number | null> {
  const { rows } = await db.query<{ country_id: number }>(
    "SELECT country_id FROM city WHERE id = $1",
    [cityId],
  );
  return rows[0]?.country_id ?? null;
}
