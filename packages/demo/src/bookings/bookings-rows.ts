import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import type { PoolClient } from "pg";
import { createRandom } from "../random.ts";
import { reviewOf, travellersOf } from "./bookings-people.ts";
import type { PlannedBooking } from "./bookings-plan.ts";
import type { DemoOptions, DemoStorefronts } from "../records/demo-options.ts";

/** Writes bookings with their related rows and takes their seats. */
export async function writeBookings(
  client: PoolClient,
  bookings: readonly PlannedBooking[],
  options: DemoOptions,
): Promise<void> {
  const dateIds = await insertPastDates(client, bookings);
  const rows = bookings.map((booking) => ({
    uuid: booking.uuid,
    tourists_uuid: booking.uuid.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
    tour_id: booking.departure.tour_id,
    tour_date_id: dateIds.get(booking.uuid) ?? booking.departure.date_id,
    organizer_id: booking.departure.organizer_id,
    start_time: booking.start_time,
    status: booking.status,
    adults: booking.adults,
    children: booking.children,
    first_name: booking.traveller.first_name,
    last_name: booking.traveller.last_name,
    phone: booking.traveller.phone ?? "+79004440000",
    email: booking.traveller.email,
    comment: booking.comment,
    locale: booking.traveller.language,
    storefront: booking.traveller.storefront,
    currency: booking.currency,
    total_minor: booking.total_minor,
    prepayment_minor: booking.prepayment_minor,
    paid_minor: booking.paid_minor,
    hold_until: booking.hold_until,
    created_at: booking.created_at,
    account_id: booking.traveller.id,
  }));
  await client.query(
    `INSERT INTO booking (uuid, tourists_uuid, tour_id, tour_date_id, organizer_id, start_time, status, adults, children,
                          first_name, last_name, phone, email, comment, locale, storefront, currency, total_minor,
                          prepayment_minor, paid_minor, hold_until, created_at, account_id)
     SELECT uuid, tourists_uuid, tour_id, tour_date_id, organizer_id, start_time, status, adults, children,
            first_name, last_name, phone, email, comment, locale, storefront, currency, total_minor,
            prepayment_minor, paid_minor, hold_until, created_at, account_id
       FROM jsonb_populate_recordset(NULL::booking, $1)`,
    [JSON.stringify(rows)],
  );
  // Bookings that are not cancelled take seats, like ordered ones.
  await client.query(
    `UPDATE tour_date SET seats_taken = seats_taken + held.seats
       FROM (SELECT tour_date_id, sum(seats) AS seats FROM booking
              WHERE uuid = ANY ($1) AND status <= 4 GROUP BY tour_date_id) held
      WHERE tour_date.id = held.tour_date_id`,
    [bookings.map(({ uuid }) => uuid)],
  );
  await insertHistory(client, bookings);
  await insertPayments(client, bookings, options);
  await insertTravellers(client, bookings);
  await insertReviews(client, bookings);
}

/** Inserts the past departures of finished trips; returns their ids by the booking's UUID. */
async function insertPastDates(
  client: PoolClient,
  bookings: readonly PlannedBooking[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { uuid, status, departure, starts_on, ends_on } of bookings) {
    if (status !== 4) continue;
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO tour_date (tour_id, starts_on, ends_on, start_times, price_minor, seats_total, is_guaranteed)
       SELECT tour_id, $2, $3, start_times, price_minor, seats_total, true FROM tour_date WHERE id = $1 RETURNING id`,
      [departure.date_id, starts_on, ends_on],
    );
    if (rows[0]) ids.set(uuid, rows[0].id);
  }
  return ids;
}

async function insertHistory(
  client: PoolClient,
  bookings: readonly PlannedBooking[],
): Promise<void> {
  const events = bookings.flatMap(({ uuid, events }) =>
    events.map((event, position) => ({ uuid, position, ...event })),
  );
  await client.query(
    `INSERT INTO booking_event (booking_id, from_status, to_status, reason, at)
     SELECT booking.id, "from", "to", reason, event.at
       FROM jsonb_to_recordset($1) AS event (uuid uuid, position integer, "from" smallint, "to" smallint, reason text,
                                             at timestamptz)
       JOIN booking USING (uuid) ORDER BY booking.id, position`,
    [JSON.stringify(events)],
  );
}

const addressesOf = (storefront: ReturnType<DemoStorefronts["of"]>) => ({
  bookings: `${storefront.address}${withBookingBase("/booking/uuid/", storefront)}`,
  failed: `${storefront.address}/payment-failed`,
});

async function insertPayments(
  client: PoolClient,
  bookings: readonly PlannedBooking[],
  { storefronts }: DemoOptions,
): Promise<void> {
  const payments = bookings.flatMap(({ uuid: booking, traveller, payments }) =>
    payments.map((payment) => ({
      ...payment,
      booking,
      ...addressesOf(storefronts.of(traveller.storefront)),
    })),
  );
  await client.query(
    `INSERT INTO payment (uuid, booking_id, provider, kind, method, status, amount_minor, currency, provider_ref,
                          return_url, fail_url, created_at, settled_at)
     SELECT paid.uuid, booking.id, 5, kind, method, paid.status, amount_minor, paid.currency,
            CASE WHEN paid.status <> 1 THEN 'sandbox-' || paid.uuid END,
            bookings || booking.uuid, failed, paid.at,
            CASE WHEN paid.status = 2 THEN paid.at END
       FROM jsonb_to_recordset($1) AS paid (uuid uuid, booking uuid, kind text, method text, status smallint,
                                            amount_minor bigint, currency text, bookings text, failed text,
                                            at timestamptz)
       JOIN booking ON booking.uuid = paid.booking ORDER BY booking.id, paid.at`,
    [JSON.stringify(payments)],
  );
  await client.query(
    `INSERT INTO refund (payment_id, amount_minor, currency, reason, status, executed_at, tries, created_at)
     SELECT payment.id, payment.amount_minor, payment.currency, 'booking_canceled', 'done', refunded_at, 1, refunded_at
       FROM jsonb_to_recordset($1) AS paid (uuid uuid, refunded_at timestamptz)
       JOIN payment USING (uuid) WHERE refunded_at IS NOT NULL ORDER BY payment.id`,
    [JSON.stringify(payments)],
  );
}

async function insertTravellers(
  client: PoolClient,
  bookings: readonly PlannedBooking[],
): Promise<void> {
  const people = bookings.flatMap((booking) =>
    travellersOf(booking, createRandom(`${booking.uuid}/travellers`)),
  );
  await client.query(
    `INSERT INTO tourist (booking_id, place, first_name, last_name, birthday, email, phone, food_restriction, is_touched)
     SELECT booking.id, place, person.first_name, person.last_name, birthday, person.email, person.phone,
            food_restriction, is_touched
       FROM jsonb_to_recordset($1) AS person (uuid uuid, place smallint, first_name text, last_name text, birthday date,
                                              email text, phone text, food_restriction text, is_touched boolean)
       JOIN booking USING (uuid) ORDER BY booking.id, place`,
    [JSON.stringify(people)],
  );
}

async function insertReviews(
  client: PoolClient,
  bookings: readonly PlannedBooking[],
): Promise<void> {
  const reviews = bookings.flatMap((booking) =>
    reviewOf(booking, createRandom(`${booking.uuid}/review`)),
  );
  await client.query(
    `INSERT INTO review (booking_id, account_id, tour_id, organizer_id, author_name, rating, locale, text, travelled_on,
                         created_on, reply, replied_at)
     SELECT booking.id, booking.account_id, booking.tour_id, booking.organizer_id, said.author_name, said.rating,
            booking.locale, said.text, said.travelled_on, said.created_on, said.reply,
            CASE WHEN said.reply IS NOT NULL THEN said.created_on + 1 END
       FROM jsonb_to_recordset($1) AS said (uuid uuid, author_name text, rating smallint, text text, travelled_on date,
                                            created_on date, reply text)
       JOIN booking USING (uuid) ORDER BY booking.id`,
    [JSON.stringify(reviews)],
  );
  await client.query(
    `UPDATE tour SET rating = counted.rating, reviews_count = counted.count
       FROM (SELECT tour_id, round(avg(rating), 2) AS rating, count(*) AS count FROM review
              WHERE status = 'published' AND tour_id = ANY ($1) GROUP BY tour_id) counted
      WHERE tour.id = counted.tour_id`,
    [[...new Set(bookings.map(({ departure }) => departure.tour_id))]],
  );
}
