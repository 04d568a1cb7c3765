import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Currency, Rates } from "@tropa/domain/money";
import type { ChildPrice } from "@tropa/domain/sales/party/party-price";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** A departure's data about its group and cancelling. */
export interface DepartureFacts {
  starts_on: LocalDate;
  is_preliminary: boolean;
  seats_taken: number;
  seats_total: number;
  min_group_size: number;
  decided_days: number;
  cancellation_days: number;
}

/** Data of a tour and one of its departures for an order; departure fields are null without such a departure. */
export interface Departure extends Omit<DepartureFacts, "starts_on"> {
  tour_status: "published" | "removed" | "gone";
  currency: Currency;
  prepayment_percent: number;
  child_prices: ChildPrice[];
  min_age: number;
  organizer_id: number;
  has_direct_sale: boolean;
  /** Of the tour's main city, for the local day. */
  time_zone: string;
  /** Null if the tour has no such departure. */
  starts_on: LocalDate | null;
  start_times: string[];
  price_minor: number;
  /** Seats that can be booked; 0 if the organizer has closed bookings. */
  seats_free: number;
  is_canceled: boolean;
}

const departureFacts = `
  tour.status AS tour_status, tour.currency, tour.prepayment_percent, tour.child_prices, tour.min_age,
  tour.organizer_id, organizer.has_direct_sale, city.time_zone,
  tour.min_group_size, tour.decided_days, tour.cancellation_days,
  tour.is_dates_preliminary OR NOT tour_date.is_guaranteed AS is_preliminary,
  tour_date.starts_on, tour_date.start_times, tour_date.price_minor, tour_date.seats_taken, tour_date.seats_total,
  tour_date.seats_free, tour_date.canceled_at IS NOT NULL AS is_canceled`;

export async function findDeparture(
  client: Queryable,
  tourId: number,
  dateId: number,
): Promise<Departure | null> {
  const { rows } = await client.query<Departure>(
    `SELECT ${departureFacts}
       FROM tour
       JOIN organizer ON organizer.id = tour.organizer_id
       JOIN city ON city.id = tour.main_city_id
       LEFT JOIN tour_date ON tour_date.tour_id = tour.id AND tour_date.id = $2
      WHERE tour.id = $1`,
    [tourId, dateId],
  );
  return rows[0] ?? null;
}

/** A departure of a tour with its free cabins of a kind; null if no kind was requested. */
export interface OfferedDeparture extends Departure {
  id: number;
  starts_on: LocalDate;
  ends_on: LocalDate;
  cabins_left: number | null;
}

/** Returns the nearest departures of a tour from a day on, and one particular departure however far away. */
export async function departuresOf(
  client: Queryable,
  { tourId, ownDateId, cabinId }: { tourId: number; ownDateId: number; cabinId: number | null },
  { from, limit }: { from: LocalDate; limit: number },
): Promise<OfferedDeparture[]> {
  const { rows } = await client.query<OfferedDeparture>(
    `SELECT * FROM (
       SELECT tour_date.id, tour_date.ends_on, ${departureFacts},
              (SELECT cabins_left FROM departure_cabin
                WHERE tour_date_id = tour_date.id AND ship_cabin_id = $3) AS cabins_left
         FROM tour
         JOIN organizer ON organizer.id = tour.organizer_id
         JOIN city ON city.id = tour.main_city_id
         JOIN tour_date ON tour_date.tour_id = tour.id
        WHERE tour.id = $1 AND (tour_date.id = $2 OR tour_date.starts_on > $4 AND tour_date.canceled_at IS NULL)
        ORDER BY tour_date.id = $2 DESC, tour_date.starts_on, tour_date.id LIMIT $5) AS found
      ORDER BY starts_on, id`,
    [tourId, ownDateId, cabinId, from, limit],
  );
  return rows;
}

/** Locks departures in a fixed order, so that bookings that swap dates cannot deadlock. */
export async function lockDates(client: Client, ids: readonly number[]): Promise<void> {
  await client.query("SELECT FROM tour_date WHERE id = ANY ($1) ORDER BY id FOR UPDATE", [ids]);
}

/** Returns the newest rates up to a day; null while the table lacks a currency. */
export async function newestRates(client: Queryable, today: LocalDate): Promise<Rates | null> {
  const { rows } = await client.query<{ currency: Currency; per_usd: number }>(
    `SELECT DISTINCT ON (currency) currency, per_usd FROM currency_rate
      WHERE rated_on <= $1 ORDER BY currency, rated_on DESC`,
    [today],
  );
  const rates: Partial<Rates> = { USD: 1 };
  for (const row of rows) rates[row.currency] = row.per_usd;
  return hasAll(rates) ? rates : null;
}

function hasAll(rates: Partial<Rates>): rates is Rates {
  return [rates.USD, rates.EUR, rates.RUB, rates.BYN, rates.KZT, rates.CNY].every(
    (rate) => rate !== undefined,
  );
}

/**
 * Takes seats in one statement, so that the last seat is sold only once. Returns false if there are not enough, if the
 * departure is closed or called off or, with `after`, if it is not later than that day.
 */
export async function takeSeats(
  client: Client,
  seats: { dateId: number; tourId: number; count: number; after?: LocalDate },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE tour_date SET seats_taken = seats_taken + $1
      WHERE id = $2 AND tour_id = $3 AND seats_free >= $1 AND ($4::date IS NULL OR starts_on > $4)`,
    [seats.count, seats.dateId, seats.tourId, seats.after ?? null],
  );
  return rowCount === 1;
}

/** Returns the end of the last unpaid hold on a departure; null if all taken seats are sold. */
export async function heldUntil(client: Queryable, dateId: number): Promise<Date | null> {
  const { rows } = await client.query<{ until: Date | null }>(
    "SELECT max(hold_until) AS until FROM booking WHERE tour_date_id = $1 AND hold_until > now()",
    [dateId],
  );
  return rows[0]?.until ?? null;
}

export async function giveSeatsBack(client: Client, dateId: number, count: number): Promise<void> {
  await client.query("UPDATE tour_date SET seats_taken = seats_taken - $2 WHERE id = $1", [
    dateId,
    count,
  ]);
}

/** Whether a commission is agreed for a departure sold today; without one nothing may be sold. */
export async function hasCommission(
  client: Queryable,
  { dateId, storefront }: { dateId: number; storefront: string },
): Promise<boolean> {
  const { rows } = await client.query<{ is_agreed: boolean }>(
    "SELECT commission_share($1, $2, (now() AT TIME ZONE 'UTC')::date) IS NOT NULL AS is_agreed",
    [dateId, storefront],
  );
  return rows[0]?.is_agreed ?? false;
}
