import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Locale } from "@tropa/domain/locale";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Currency } from "@tropa/domain/money";
import type { Client } from "../../platform/db/database.ts";

export interface NewBooking {
  /** The signed-in tourist; null for an order of a visitor. */
  accountId: number | null;
  tourId: number;
  dateId: number;
  /** The chosen kind of cabin; null if none, or no cruise. */
  cabinId: number | null;
  organizerId: number;
  startTime: string | null;
  status: BookingStatus;
  holdSeconds: number | null;
  adults: number;
  children: number;
  /** Null if unknown. */
  childrenAges: readonly number[] | null;
  firstName: string;
  lastName: string | null;
  phone: string;
  email: string | null;
  comment: string | null;
  details: Record<string, unknown>;
  locale: Locale;
  storefront: string;
  currency: Currency;
  /** Null, like the prepayment, while only the organizer knows the price. */
  totalMinor: number | null;
  prepaymentMinor: number | null;
  /** Whether the phone or the e-mail of the order is confirmed. */
  isContactConfirmed: boolean;
  /** Hash of the client's network. */
  orderedFrom: Buffer;
  /** The last day on which cancelling costs nothing. */
  freeUntil: LocalDate;
  wasPreliminary: boolean;
  /** What a promo code took off the price, and who bears it. */
  discount: { minor: number; bearer: GoodwillBearer } | null;
}

export async function insertBooking(client: Client, booking: NewBooking): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO booking (tour_id, tour_date_id, organizer_id, start_time, status, hold_until, adults, children,
                          first_name, last_name, phone, email, comment, details, locale, storefront,
                          currency, total_minor, prepayment_minor, account_id, children_ages, is_contact_confirmed,
                          ordered_from, free_until, was_preliminary, ship_cabin_id,
                          discount_tropa_minor, discount_organizer_minor)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8,
             $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28)
     RETURNING id`,
    [
      booking.tourId,
      booking.dateId,
      booking.organizerId,
      booking.startTime,
      booking.status,
      booking.holdSeconds,
      booking.adults,
      booking.children,
      booking.firstName,
      booking.lastName,
      booking.phone,
      booking.email,
      booking.comment,
      booking.details,
      booking.locale,
      booking.storefront,
      booking.currency,
      booking.totalMinor,
      booking.prepaymentMinor,
      booking.accountId,
      booking.childrenAges,
      booking.isContactConfirmed,
      booking.orderedFrom,
      booking.freeUntil,
      booking.wasPreliminary,
      booking.cabinId,
      booking.discount?.bearer === "tropa" ? booking.discount.minor : 0,
      booking.discount?.bearer === "organizer" ? booking.discount.minor : 0,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the booking was not inserted");
  await insertEvent(client, { bookingId: id, from: null, to: booking.status, reason: "ordered" });
  await scheduleRelease(client, id);
  return id;
}

export interface BookingEvent {
  bookingId: number;
  from: BookingStatus | null;
  to: BookingStatus;
  reason: string;
  note?: string | null;
  /** The sum of an act of staff. */
  amountMinor?: number;
}

/** Adds an entry to a booking's history. */
export async function insertEvent(client: Client, event: BookingEvent): Promise<void> {
  await client.query(
    `INSERT INTO booking_event (booking_id, from_status, to_status, reason, note, amount_minor)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      event.bookingId,
      event.from,
      event.to,
      event.reason,
      event.note ?? null,
      event.amountMinor ?? null,
    ],
  );
}

/** Changes the status of a locked booking; restarts or ends its hold. */
export async function updateStatus(
  client: Client,
  event: BookingEvent,
  holdSeconds: number | null,
): Promise<void> {
  await client.query(
    "UPDATE booking SET status = $2, hold_until = now() + make_interval(secs => $3), hold_extended = false WHERE id = $1",
    [event.bookingId, event.to, holdSeconds],
  );
  await insertEvent(client, event);
  await scheduleRelease(client, event.bookingId);
}

/** Schedules the release of a hold at its end. In SQL, because a JavaScript date would be microseconds too early. */
async function scheduleRelease(client: Client, bookingId: number): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job('release-holds', '{}', run_at => hold_until, job_key => 'hold-' || id,
                                    max_attempts => 25)
       FROM booking WHERE id = $1 AND hold_until IS NOT NULL`,
    [bookingId],
  );
}

/** Extends a hold, once, to at least `seconds` from now. */
export async function extendHold(
  client: Client,
  bookingId: number,
  seconds: number,
): Promise<void> {
  await client.query(
    `UPDATE booking SET hold_until = greatest(hold_until, now() + make_interval(secs => $2)), hold_extended = true
      WHERE id = $1 AND hold_until IS NOT NULL AND NOT hold_extended`,
    [bookingId, seconds],
  );
  await scheduleRelease(client, bookingId);
}

/**
 * Moves the end of a hold to a later moment before the day of the departure begins at its place. Returns false if the
 * moment is another one.
 */
export async function prolongHold(
  client: Client,
  bookingId: number,
  until: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE booking SET hold_until = $2
       FROM tour_date, tour, city
      WHERE booking.id = $1 AND tour_date.id = booking.tour_date_id AND tour.id = booking.tour_id
        AND city.id = tour.main_city_id AND booking.hold_until > now() AND booking.hold_until < $2
        AND $2 <= tour_date.starts_on::timestamp AT TIME ZONE city.time_zone`,
    [bookingId, until],
  );
  await scheduleRelease(client, bookingId);
  return rowCount === 1;
}

export async function addPaid(client: Client, bookingId: number, minor: number): Promise<void> {
  await client.query("UPDATE booking SET paid_minor = paid_minor + $2 WHERE id = $1", [
    bookingId,
    minor,
  ]);
}

/** Resets the paid amount of a lost booking that was partly paid: all of it is refunded. */
export async function clearPaid(client: Client, bookingId: number): Promise<void> {
  await client.query("UPDATE booking SET paid_minor = 0 WHERE id = $1", [bookingId]);
}

export interface BookingChange {
  dateId: number;
  startTime: string | null;
  adults: number;
  children: number;
  childrenAges: readonly number[] | null;
  /** Null, like the prepayment, while only the organizer knows the price. */
  totalMinor: number | null;
  prepaymentMinor: number | null;
  /** The part of the paid amount to refund. */
  refundMinor: number;
  freeUntil: LocalDate;
  wasPreliminary: boolean;
}

/**
 * Stores another date or party of a locked booking, and an entry in its history. Reminders about the date become due
 * again.
 */
export async function updateChange(
  client: Client,
  { id, status }: { id: number; status: BookingStatus },
  change: BookingChange,
  note: string,
): Promise<void> {
  await client.query(
    `UPDATE booking SET tour_date_id = $2, start_time = $3, adults = $4, children = $5, children_ages = $6,
                        total_minor = $7, prepayment_minor = $8, paid_minor = paid_minor - $9, free_until = $10,
                        was_preliminary = $11
      WHERE id = $1`,
    [
      id,
      change.dateId,
      change.startTime,
      change.adults,
      change.children,
      change.childrenAges,
      change.totalMinor,
      change.prepaymentMinor,
      change.refundMinor,
      change.freeUntil,
      change.wasPreliminary,
    ],
  );
  await client.query("DELETE FROM booking_reminder WHERE booking_id = $1 AND kind <> 'pay'", [id]);
  await insertEvent(client, { bookingId: id, from: status, to: status, reason: "changed", note });
}

/** Returns the highest seat number with a filled-in traveller; 0 without any. */
export async function highestFilledSeat(client: Client, bookingId: number): Promise<number> {
  const { rows } = await client.query<{ place: number }>(
    "SELECT coalesce(max(place), 0) AS place FROM tourist WHERE booking_id = $1",
    [bookingId],
  );
  return rows[0]?.place ?? 0;
}
