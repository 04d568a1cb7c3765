import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Currency } from "@tropa/domain/money";
import type { Ledger } from "@tropa/domain/sales/money/ledger";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { PromoTerms } from "@tropa/domain/sales/money/promo-code";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { DepartureFacts } from "./departure-store.ts";
import { ledgerTables } from "./ledger/ledger-tables.ts";

interface MeetingPoint {
  text: string;
  lat: number;
  lng: number;
}

/** A booking with all data that messages and answers need. */
export interface BookingRecord extends DepartureFacts {
  id: number;
  uuid: string;
  tourists_uuid: string;
  /** Null until a signed-in tourist has made or claimed it. */
  account_id: number | null;
  status: BookingStatus;
  tour_id: number;
  tour_slug: string;
  tour_title: LocalisedText;
  tour_image: string;
  /** Average rating, up to 5; 0 without reviews. */
  tour_rating: number;
  reviews_count: number;
  city_name: LocalisedText;
  /** The tour's main city, whose local time ends deadlines. */
  city: { lat: number; lng: number; time_zone: string };
  tour_date_id: number;
  ends_on: LocalDate;
  start_time: string | null;
  ship_cabin_id: number | null;
  has_direct_sale: boolean;
  /** Version of the agreement in force on the day of booking; null if there was none. */
  agreement_version: string | null;
  /** The chosen kind of cabin and how many people it takes. */
  cabin: { kind: string; deck: number; capacity: number } | null;
  organizer_id: number;
  organizer_first_name: LocalisedText;
  organizer_last_name: LocalisedText;
  organizer_photo: string;
  organizer_email: string;
  organizer_phone: string;
  organizer_languages: string[];
  adults: number;
  children: number;
  children_ages: number[] | null;
  seats: number;
  first_name: string;
  last_name: string | null;
  phone: string;
  email: string | null;
  comment: string | null;
  locale: Locale;
  /** The storefront's id. */
  storefront: string;
  currency: Currency;
  /** The tour's prepayment share, for a price that is not named yet. */
  prepayment_percent: number;
  /** Null, like the prepayment, until the organizer names the price; such a booking awaits confirmation or is over. */
  total_minor: number | null;
  prepayment_minor: number | null;
  paid_minor: number;
  /** What staff and a promo code took off the price, by who bears it. */
  discount_tropa_minor: number;
  discount_organizer_minor: number;
  /** What staff took off the price: discounts, and goodwill that was given back. */
  lowered_minor: number;
  /** The promo code of its order and what it takes off; null without one. */
  promo: { code: string; off: number; terms: PromoTerms; bearer: GoodwillBearer } | null;
  /** The tour's meeting points by language. */
  meeting_points: Partial<Record<Locale, MeetingPoint>> | null;
  /** The organizer's latest data on how travellers are met; null without any. */
  meet_data: unknown;
  /** Length of an excursion; 0 for a tour of days. */
  duration_hours: number;
  /** Time of the last change of the booking or its meeting data. */
  changed_at: Date;
  /** Null: follows the tour's terms. */
  free_until: LocalDate | null;
  /** All that was paid, and what of it goes back. */
  ledger: Ledger;
  /** Time zone reported by the browser that ordered. */
  timezone: string | null;
  hold_until: Date | null;
  is_hold_over: boolean;
  is_reviewed: boolean;
  created_at: Date;
}

const selectBooking = `
  SELECT booking.id, booking.uuid, booking.tourists_uuid, booking.account_id, booking.status, booking.tour_id, tour.slug AS tour_slug, tour.title AS tour_title,
         tour.images[1] AS tour_image, tour.rating AS tour_rating, tour.reviews_count, tour.cancellation_days, tour.prepayment_percent, city.name AS city_name, 
         jsonb_build_object('lat', city.lat, 'lng', city.lng, 'time_zone', city.time_zone) AS city,
         booking.tour_date_id, tour_date.starts_on, tour_date.ends_on, booking.start_time, booking.ship_cabin_id, organizer.has_direct_sale,
         (SELECT version FROM legal_document
           WHERE kind = 'agreement' AND effective_on <= (booking.created_at AT TIME ZONE 'UTC')::date
           ORDER BY effective_on DESC, version DESC LIMIT 1) AS agreement_version,
         (SELECT json_build_object('kind', cabin.kind, 'deck', cabin.deck, 'capacity', cabin.capacity)
            FROM ship_cabin cabin WHERE cabin.id = booking.ship_cabin_id) AS cabin,
         booking.organizer_id, organizer.first_name AS organizer_first_name,
         organizer.last_name AS organizer_last_name, organizer.photo AS organizer_photo,
         organizer.email AS organizer_email, organizer.phone AS organizer_phone,
         organizer.languages AS organizer_languages,
         booking.adults, booking.children, booking.children_ages, booking.seats, booking.first_name, booking.last_name, booking.phone, booking.email,
         booking.comment, booking.locale, booking.storefront, booking.currency, booking.total_minor,
         booking.prepayment_minor, booking.paid_minor, booking.discount_tropa_minor,
         booking.discount_organizer_minor, booking.hold_until, booking.free_until,
         booking.discount_tropa_minor + booking.discount_organizer_minor + refunded.goodwill AS lowered_minor,
         (SELECT json_build_object('code', code, 'off', promo_use.amount_minor, 'bearer', borne_by,
                                   'terms', json_build_object('percent', percent, 'amount', promo_code.amount_minor))
            FROM promo_use JOIN promo_code ON promo_code.id = promo_code_id WHERE booking_id = booking.id) AS promo,
         booking.details ->> 'timezone' AS timezone,
         tour.is_dates_preliminary OR NOT tour_date.is_guaranteed AS is_preliminary,
         tour_date.seats_taken, tour_date.seats_total, tour.min_group_size, tour.decided_days,
         (SELECT jsonb_object_agg(locale, content -> 'meeting_point') FILTER (WHERE content ? 'meeting_point')
            FROM tour_content, jsonb_each(body) AS entry (locale, content)
           WHERE tour_content.id = tour.content_id) AS meeting_points,
         meet.data AS meet_data, tour.duration_hours,
         greatest(booking.created_at, meet.saved_at,
                  (SELECT max(at) FROM booking_event WHERE booking_id = booking.id)) AS changed_at,
         json_build_object('paid', received.minor, 'returns', refunded.returns) AS ledger,
         coalesce(booking.hold_until <= now(), false) AS is_hold_over, booking.created_at,
         EXISTS (SELECT 1 FROM review
                  WHERE review.booking_id = booking.id AND review.status <> 'rejected') AS is_reviewed
    FROM booking
    JOIN tour ON tour.id = booking.tour_id
    JOIN tour_date ON tour_date.id = booking.tour_date_id
    JOIN organizer ON organizer.id = booking.organizer_id
    JOIN city ON city.id = tour.main_city_id
    LEFT JOIN LATERAL (SELECT data, saved_at FROM organizer_contract
                        WHERE organizer_id = booking.organizer_id AND saved_at IS NOT NULL
                        ORDER BY saved_at DESC, id DESC LIMIT 1) AS meet ON true
   ${ledgerTables}`;

export async function findBooking(
  client: Queryable,
  by: { id: number } | { uuid: string },
): Promise<BookingRecord | null> {
  const { rows } = await client.query<BookingRecord>(
    `${selectBooking} WHERE booking.${"id" in by ? "id" : "uuid"} = $1`,
    ["id" in by ? by.id : by.uuid],
  );
  return rows[0] ?? null;
}

/** Returns an account's own bookings, newest first; only those older than `before`, if given. */
export async function listBookings(
  client: Queryable,
  accountId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<BookingRecord[]> {
  const { rows } = await client.query<BookingRecord>(
    `${selectBooking}
      WHERE booking.account_id = $1 AND ($2::integer IS NULL OR booking.id < $2)
      ORDER BY booking.id DESC LIMIT $3`,
    [accountId, before, limit],
  );
  return rows;
}

export type TripPart = "coming" | "past" | "canceled";

// A trip counts as coming until its last day is over at its place.
const tripPart = `CASE WHEN booking.status >= 5 THEN 'canceled'
                       WHEN booking.status = 4 OR tour_date.ends_on < today_at(city.time_zone) THEN 'past' ELSE 'coming' END`;
const tripTables = `booking JOIN tour_date ON tour_date.id = booking.tour_date_id
    JOIN tour ON tour.id = booking.tour_id JOIN city ON city.id = tour.main_city_id`;
/** Coming trips by days until the start, others by days since it: the nearest first. */
const tripOrder = "CASE $2 WHEN 'coming' THEN 1 ELSE -1 END";

/**
 * Returns a page of an account's trips in one part of the list, the nearest first, with numbers of filled-in
 * travellers.
 */
export async function listTrips(
  client: Queryable,
  { accountId, part }: { accountId: number; part: TripPart },
  { after, limit }: { after: number | null; limit: number },
): Promise<(BookingRecord & { travellers_filled: number })[]> {
  const { rows } = await client.query<BookingRecord & { travellers_filled: number }>(
    `WITH trip AS (
       SELECT booking.id, (tour_date.starts_on - date '2000-01-01') * ${tripOrder} AS place
         FROM ${tripTables} WHERE booking.account_id = $1 AND ${tripPart} = $2),
     page AS (
       SELECT id, place FROM trip
        WHERE $3::integer IS NULL OR (place, id) > (SELECT last.place, last.id FROM trip last WHERE last.id = $3)
        ORDER BY place, id LIMIT $4)
     SELECT found.*, (SELECT count(*) FROM tourist WHERE booking_id = found.id AND is_touched)::int AS travellers_filled
       FROM page JOIN (${selectBooking} WHERE booking.account_id = $1) found ON found.id = page.id
      ORDER BY page.place, page.id`,
    [accountId, part, after, limit],
  );
  return rows;
}

/** Counts an account's trips by part of the list. */
export async function countTrips(
  client: Queryable,
  accountId: number,
): Promise<Record<TripPart, number>> {
  const { rows } = await client.query<{ part: TripPart; count: number }>(
    `SELECT ${tripPart} AS part, count(*)::int AS count
       FROM ${tripTables} WHERE booking.account_id = $1 GROUP BY 1`,
    [accountId],
  );
  const counts = { coming: 0, past: 0, canceled: 0 };
  for (const { part, count } of rows) counts[part] = count;
  return counts;
}

/** Bookings of a tourist with an organizer, newest first. */
export async function listBookingsBetween(
  client: Queryable,
  accountId: number,
  organizerId: number,
): Promise<BookingRecord[]> {
  const { rows } = await client.query<BookingRecord>(
    `${selectBooking} WHERE booking.account_id = $1 AND booking.organizer_id = $2
      ORDER BY booking.id DESC LIMIT 100`,
    [accountId, organizerId],
  );
  return rows;
}

/**
 * Like `findBooking`, locked until the transaction ends. Lock order: booking, payment, date. Locks the row before reading
 * it, because a joined statement that waits for the lock finds nothing if the booking has moved to another date.
 */
export async function lockBooking(
  client: Client,
  by: { id: number } | { uuid: string },
): Promise<BookingRecord | null> {
  const { rowCount } = await client.query(
    `SELECT FROM booking WHERE ${"id" in by ? "id" : "uuid"} = $1 FOR UPDATE`,
    ["id" in by ? by.id : by.uuid],
  );
  return rowCount === 0 ? null : findBooking(client, by);
}

/** Locks the active bookings of a date until the transaction ends and returns their ids. */
export async function lockActiveBookingsOfDate(
  client: Client,
  dateId: number,
): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM booking WHERE tour_date_id = $1 AND status < 4 ORDER BY id FOR UPDATE",
    [dateId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Active bookings of a date whose trip is still to come, oldest first. */
export async function bookingsOfDate(client: Queryable, dateId: number): Promise<BookingRecord[]> {
  const { rows } = await client.query<BookingRecord>(
    `${selectBooking} WHERE booking.tour_date_id = $1 AND booking.status < 4 ORDER BY booking.id`,
    [dateId],
  );
  return rows;
}

/** Prepaid bookings of an organizer whose trips are still to come, oldest first. */
export async function expectedBookings(
  client: Queryable,
  organizerId: number,
): Promise<BookingRecord[]> {
  const { rows } = await client.query<BookingRecord>(
    `${selectBooking}
      WHERE booking.organizer_id = $1 AND booking.status = 3 AND tour_date.starts_on >= today_at(city.time_zone)
      ORDER BY booking.id`,
    [organizerId],
  );
  return rows;
}

/** Locks a booking whose hold has expired, skipping those locked by other processes. */
export async function lockExpiredBooking(
  client: Client,
  except: readonly number[],
): Promise<BookingRecord | null> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM booking
      WHERE hold_until <= now() AND status IN (1, 2) AND id <> ALL ($1)
      ORDER BY hold_until LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [except],
  );
  return rows[0] ? findBooking(client, rows[0]) : null;
}
