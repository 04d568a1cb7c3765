import type { DepartureTerms } from "@tropa/domain/organizers/departure-terms";
import type { DiscountType } from "@tropa/domain/discovery/discount";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface DepartureRow {
  id: number;
  tour_id: number;
  tour_title: LocalisedText;
  organizer_id: number;
  /** Of the tour's main city, for the local day. */
  time_zone: string;
  currency: Currency;
  starts_on: LocalDate;
  ends_on: LocalDate;
  start_times: string[];
  seats_total: number;
  seats_taken: number;
  seats_free: number;
  seats_held: number;
  seats_elsewhere: number;
  bookings: number;
  requests: number;
  price_minor: number;
  price_without_discount_minor: number | null;
  discount_type: DiscountType | null;
  discount_ends_on: LocalDate | null;
  is_closed: boolean;
  is_guaranteed: boolean;
  is_canceled: boolean;
  min_group_size: number;
  decided_days: number;
  commission_percent: number | null;
  version: number;
}

/** SQL for the storefronts with a commission of their own, and for all others. */
const storefronts = "(SELECT storefront FROM storefront_commission UNION SELECT NULL)";

/** Counts include only active bookings; seats sold elsewhere are taken without a booking. */
const selectDeparture = `
  SELECT d.id, d.tour_id, t.title AS tour_title, t.organizer_id, city.time_zone, t.currency, d.starts_on, d.ends_on,
         d.start_times, d.seats_total, d.seats_taken, d.seats_free, d.price_minor, d.price_without_discount_minor,
         d.discount_type, d.discount_ends_on, d.is_closed, d.is_guaranteed, d.canceled_at IS NOT NULL AS is_canceled,
         t.min_group_size, t.decided_days, d.version, live.held AS seats_held, live.bookings, live.requests,
         GREATEST(d.seats_taken - live.seats, 0) AS seats_elsewhere,
         (SELECT max(commission_share(d.id, front.storefront, (now() AT TIME ZONE 'UTC')::date))::float8
            FROM ${storefronts} front) AS commission_percent
    FROM tour_date d
    JOIN tour t ON t.id = d.tour_id
    JOIN city ON city.id = t.main_city_id
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS bookings, (count(*) FILTER (WHERE status = 1))::integer AS requests,
            coalesce(sum(seats) FILTER (WHERE status IN (1, 2)), 0)::integer AS held,
            coalesce(sum(seats), 0)::integer AS seats
       FROM booking WHERE tour_date_id = d.id AND status < 5) live`;

/** Departures of a month, of one tour or all. */
export interface MonthQuestion {
  organizerId: number;
  /** First day of the month, and of the next month. */
  from: LocalDate;
  before: LocalDate;
  tourId: number | null;
  limit: number;
}

/** Returns an organizer's departures in a span of days. */
export async function listDepartures(
  db: Queryable,
  { organizerId, from, before, tourId, limit }: MonthQuestion,
): Promise<DepartureRow[]> {
  const { rows } = await db.query<DepartureRow>(
    `${selectDeparture}
      WHERE t.organizer_id = $1 AND t.status <> 'gone' AND d.starts_on >= $2 AND d.starts_on < $3
        AND ($4::integer IS NULL OR d.tour_id = $4)
      ORDER BY d.starts_on, d.tour_id, d.id LIMIT $5`,
    [organizerId, from, before, tourId, limit],
  );
  return rows;
}

/** Returns the first start, from a given day on, of a departure that was not called off. */
export async function firstStart(
  db: Queryable,
  { organizerId, from, tourId }: Pick<MonthQuestion, "organizerId" | "from" | "tourId">,
): Promise<LocalDate | null> {
  const { rows } = await db.query<{ starts_on: LocalDate }>(
    `SELECT d.starts_on FROM tour_date d JOIN tour t ON t.id = d.tour_id
      WHERE t.organizer_id = $1 AND t.status <> 'gone' AND d.starts_on >= $2 AND d.canceled_at IS NULL
        AND ($3::integer IS NULL OR d.tour_id = $3)
      ORDER BY d.starts_on LIMIT 1`,
    [organizerId, from, tourId],
  );
  return rows[0]?.starts_on ?? null;
}

/** Returns departures by their ids. */
export async function findDepartures(
  db: Queryable,
  ids: readonly number[],
): Promise<DepartureRow[]> {
  const { rows } = await db.query<DepartureRow>(
    `${selectDeparture} WHERE d.id = ANY ($1) ORDER BY d.starts_on, d.id`,
    [ids],
  );
  return rows;
}

export interface DepartureTourRow {
  id: number;
  title: LocalisedText;
  type: 1 | 2;
  duration_days: number;
  currency: Currency;
  price_minor: number;
  max_group_size: number;
  organizer_id: number;
  time_zone: string;
  commission_percent: number | null;
}

const selectTour = `
  SELECT t.id, t.title, t.type, t.duration_days, t.currency, t.price_minor, t.max_group_size, t.organizer_id, city.time_zone,
         (SELECT max(least(100, coalesce(term.percent, round(term.quantity_minor * 100.0 / t.price_minor, 4))))::float8
            FROM ${storefronts} front
           CROSS JOIN LATERAL commission_term(NULL, t.id, t.organizer_id, front.storefront, (now() AT TIME ZONE 'UTC')::date) term
         ) AS commission_percent
    FROM tour t JOIN city ON city.id = t.main_city_id`;

/** Returns an organizer's tours, newest first. */
export async function listTours(
  db: Queryable,
  organizerId: number,
  limit: number,
): Promise<DepartureTourRow[]> {
  const { rows } = await db.query<DepartureTourRow>(
    `${selectTour} WHERE t.organizer_id = $1 AND t.status <> 'gone' ORDER BY t.id DESC LIMIT $2`,
    [organizerId, limit],
  );
  return rows;
}

/** Locks a tour while adding departures, so that concurrent calls do not add the same day twice. */
export async function lockTour(client: Client, id: number): Promise<DepartureTourRow | null> {
  await client.query("SELECT FROM tour WHERE id = $1 FOR NO KEY UPDATE", [id]);
  const { rows } = await client.query<DepartureTourRow>(
    `${selectTour} WHERE t.id = $1 AND t.status <> 'gone'`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns those of the days on which the tour already departs; departures that were called off do not count. */
export async function takenDays(
  client: Client,
  tourId: number,
  days: readonly LocalDate[],
): Promise<Set<LocalDate>> {
  const { rows } = await client.query<{ starts_on: LocalDate }>(
    "SELECT starts_on FROM tour_date WHERE tour_id = $1 AND starts_on = ANY ($2::date[]) AND canceled_at IS NULL",
    [tourId, days],
  );
  return new Set(rows.map(({ starts_on: day }) => day));
}

const columnsOf = ({ seats, price, discount, is_closed, is_guaranteed }: DepartureTerms) => [
  seats,
  price,
  discount?.price_without ?? null,
  discount?.type ?? null,
  discount?.ends_on ?? null,
  is_closed,
  is_guaranteed,
];

export interface NewDeparture {
  tourId: number;
  startsOn: LocalDate;
  endsOn: LocalDate;
  startTimes: readonly string[];
  terms: DepartureTerms;
}

/** Inserts a departure and returns its id. */
export async function insertDeparture(client: Client, departure: NewDeparture): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO tour_date (tour_id, starts_on, ends_on, start_times, seats_total, price_minor,
                            price_without_discount_minor, discount_type, discount_ends_on, is_closed, is_guaranteed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      departure.tourId,
      departure.startsOn,
      departure.endsOn,
      departure.startTimes,
      ...columnsOf(departure.terms),
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the departure was not inserted");
  return id;
}

/** Updates a locked departure. */
export async function updateTerms(
  client: Client,
  id: number,
  terms: DepartureTerms,
): Promise<void> {
  await client.query(
    `UPDATE tour_date
        SET seats_total = $2, price_minor = $3, price_without_discount_minor = $4, discount_type = $5,
            discount_ends_on = $6, is_closed = $7, is_guaranteed = $8, version = version + 1
      WHERE id = $1`,
    [id, ...columnsOf(terms)],
  );
}

/** Calls a locked departure off, releasing seats sold elsewhere too. */
export async function markCanceled(client: Client, id: number): Promise<void> {
  await client.query(
    "UPDATE tour_date SET canceled_at = now(), seats_taken = 0, version = version + 1 WHERE id = $1",
    [id],
  );
}

/** Restores the full price of departures whose discount has ended by the date at their place; returns their number. */
export async function endDiscounts(db: Queryable, now = new Date()): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE tour_date d
        SET price_minor = greatest(d.price_minor, coalesce(d.price_without_discount_minor, d.price_minor)),
            price_without_discount_minor = NULL, discount_type = NULL, discount_ends_on = NULL, version = d.version + 1
       FROM tour t JOIN city ON city.id = t.main_city_id
      WHERE t.id = d.tour_id AND d.discount_ends_on < ($1::timestamptz AT TIME ZONE city.time_zone)::date`,
    [now],
  );
  return rowCount ?? 0;
}

/**
 * Closes departures whose day has come at their place, so that no search, card or page offers them; returns their number.
 * Earlier days are over everywhere without it.
 */
export async function closeDepartures(db: Queryable, now = new Date()): Promise<number> {
  const { rowCount } = await db.query(
    `WITH begun AS MATERIALIZED (
       SELECT id FROM tour_date
        WHERE starts_on BETWEEN $1::timestamptz::date - 2 AND $1::timestamptz::date + 2
          AND starts_on <= (SELECT ($1::timestamptz AT TIME ZONE city.time_zone)::date
                              FROM tour JOIN city ON city.id = tour.main_city_id WHERE tour.id = tour_date.tour_id)
          AND NOT is_closed AND canceled_at IS NULL
        ORDER BY id FOR NO KEY UPDATE)
     UPDATE tour_date SET is_closed = true FROM begun WHERE tour_date.id = begun.id`,
    [now],
  );
  return rowCount ?? 0;
}
