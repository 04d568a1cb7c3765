import { readDeskQuery } from "@tropa/domain/people/desk-query";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { LocalisedText } from "@tropa/domain/locale";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../../platform/db/database.ts";
import { nameCondition } from "../../platform/db/patterns.ts";

export interface GuestBookingRow {
  id: number;
  status: BookingStatus;
  hold_until: Date | null;
  first_name: string;
  last_name: string | null;
  phone: string;
  email: string | null;
  adults: number;
  children: number;
  storefront: string;
  tour_id: number;
  tour_title: LocalisedText;
  date_id: number;
  starts_on: LocalDate;
  ends_on: LocalDate;
  start_time: string | null;
  currency: Currency;
  total_minor: number | null;
  prepayment_minor: number | null;
  paid_minor: number;
  travellers_missing: number;
  chat_id: number | null;
  created_at: Date;
}

export interface GuestFilter {
  organizerId: number;
  /** Null for any status. */
  statuses: readonly number[] | null;
  tourId: number | null;
  dateId: number | null;
  /** A booking's number, or beginnings of words of its guest's name; empty for all. */
  text: string;
}

/** Ids of storefronts that collect passports. */
type WithPassports = readonly string[];

/**
 * Condition for paid bookings with incomplete travellers (docs/product/bookings-and-payments.md#travellers).
 * `storefronts` is the placeholder of storefronts that collect passports.
 */
const missing = (
  storefronts: string,
) => `CASE WHEN booking.status = 3 THEN greatest(0, booking.seats - (
    SELECT count(*) FROM tourist
     WHERE booking_id = booking.id AND last_name <> '' AND birthday IS NOT NULL
       AND (passport IS NOT NULL OR booking.storefront <> ALL (${storefronts}))))::int ELSE 0 END`;

const guestColumns = (storefronts: string) => `
         booking.id, booking.status, booking.hold_until, booking.first_name, booking.last_name, booking.phone,
         booking.email, booking.adults, booking.children, booking.storefront, booking.tour_id, tour.title AS tour_title,
         booking.tour_date_id AS date_id, tour_date.starts_on, tour_date.ends_on, booking.start_time, booking.currency,
         booking.total_minor, booking.prepayment_minor, booking.paid_minor, ${missing(storefronts)} AS travellers_missing,
         chat.id AS chat_id, booking.created_at`;
const guestTables = `booking
    JOIN tour ON tour.id = booking.tour_id
    JOIN tour_date ON tour_date.id = booking.tour_date_id
    JOIN city ON city.id = tour.main_city_id
    LEFT JOIN chat ON chat.account_id = booking.account_id AND chat.organizer_id = booking.organizer_id`;

/** Condition for an organizer's bookings that match a filter; uses $1 to $7. */
const inFilter = `booking.organizer_id = $1
    AND ($2::smallint[] IS NULL OR booking.status = ANY ($2))
    AND ($3::integer IS NULL OR booking.tour_id = $3)
    AND ($4::integer IS NULL OR booking.tour_date_id = $4)
    AND ($5::boolean OR booking.id = $6::integer OR name_words(booking.first_name, booking.last_name) @@ $7::tsquery)`;
function filterValues({ organizerId, statuses, tourId, dateId, text }: GuestFilter) {
  const { id, words } = readDeskQuery(text);
  const names = nameCondition(words.map((word) => [word]));
  return [organizerId, statuses, tourId, dateId, text === "", id, names];
}

/** Returns an organizer's bookings older than the cursor `after`, newest first. */
export async function listGuestBookings(
  client: Queryable,
  withPassports: WithPassports,
  filter: GuestFilter,
  { after, limit }: { after: number | null; limit: number },
): Promise<GuestBookingRow[]> {
  const { rows } = await client.query<GuestBookingRow>(
    `SELECT ${guestColumns("$8")} FROM ${guestTables}
      WHERE ${inFilter} AND ($9::integer IS NULL OR booking.id < $9)
      ORDER BY booking.id DESC LIMIT $10`,
    [...filterValues(filter), withPassports, after, limit],
  );
  return rows;
}

/** Numbers of an organizer's bookings by status. */
export async function countGuestBookings(
  client: Queryable,
  filter: GuestFilter,
): Promise<Map<number, number>> {
  const { rows } = await client.query<{ status: number; count: number }>(
    `SELECT status, count(*)::int AS count FROM booking WHERE ${inFilter} GROUP BY status`,
    filterValues(filter),
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Returns tours of an organizer that have bookings. */
export async function listBookedTours(
  client: Queryable,
  organizerId: number,
): Promise<{ id: number; title: LocalisedText }[]> {
  const { rows } = await client.query<{ id: number; title: LocalisedText }>(
    `SELECT id, title FROM tour
      WHERE organizer_id = $1 AND EXISTS (SELECT 1 FROM booking WHERE booking.tour_id = tour.id AND booking.organizer_id = $1)`,
    [organizerId],
  );
  return rows;
}

const today = "today_at(city.time_zone)";
const isNear = `tour_date.starts_on BETWEEN ${today} AND ${today} + $3::int`;
/** Conditions and orders of waiting bookings; $3 is the number of days ahead. */
const waiting = {
  requests: ["booking.status = 1", "booking.hold_until"],
  unpaid: ["booking.status = 2", "booking.hold_until"],
  due: [
    `booking.status = 3 AND booking.paid_minor < booking.total_minor AND ${isNear}`,
    "tour_date.starts_on",
  ],
  incomplete: [`booking.status = 3 AND ${isNear} AND ${missing("$1")} > 0`, "tour_date.starts_on"],
} as const;
export type WaitingKind = keyof typeof waiting;

/** Returns the most urgent waiting bookings of a kind, and their total number. */
export async function listWaiting(
  client: Queryable,
  kind: WaitingKind,
  scope: { withPassports: WithPassports; organizerId: number; days: number; limit: number },
): Promise<{ rows: GuestBookingRow[]; total: number }> {
  const [condition, order] = waiting[kind];
  const { rows } = await client.query<GuestBookingRow & { total: number }>(
    `SELECT ${guestColumns("$1")}, count(*) OVER ()::int AS total FROM ${guestTables}
      WHERE booking.organizer_id = $2 AND $3::int IS NOT NULL AND ${condition}
      ORDER BY ${order}, booking.id LIMIT $4`,
    [scope.withPassports, scope.organizerId, scope.days, scope.limit],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
