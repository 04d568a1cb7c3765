import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { PromoTerms } from "@tropa/domain/sales/money/promo-code";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** A promo code with its limits; an empty list is no limit. */
export interface PromoCode {
  id: number;
  code: string;
  campaign: string;
  /** The storefront's id. */
  storefront: string;
  terms: PromoTerms;
  borne_by: GoodwillBearer;
  tour_ids: number[];
  country_ids: number[];
  city_ids: number[];
  /** Departures that begin on these days. */
  starts_from: LocalDate | null;
  starts_until: LocalDate | null;
  is_first_booking: boolean;
  max_uses: number | null;
  max_uses_per_person: number | null;
  /** First and last day of its use, in the storefront's time zone. */
  valid_from: LocalDate | null;
  valid_until: LocalDate | null;
  /** Bookings that have it now. */
  uses: number;
  ended_at: Date | null;
  created_at: Date;
}

const selectPromoCode = `
  SELECT id, code, campaign, storefront, json_build_object('percent', percent, 'amount', amount_minor) AS terms,
         borne_by, tour_ids, country_ids, city_ids, starts_from, starts_until, is_first_booking, max_uses,
         max_uses_per_person, valid_from, valid_until, uses, ended_at, created_at
    FROM promo_code`;

export async function findPromoCode(db: Queryable, code: string): Promise<PromoCode | null> {
  const { rows } = await db.query<PromoCode>(`${selectPromoCode} WHERE code = $1`, [code]);
  return rows[0] ?? null;
}

/** Whether a code's tours and places have a tour. */
export async function isForTour(
  db: Queryable,
  { tour_ids, country_ids, city_ids }: PromoCode,
  tourId: number,
): Promise<boolean> {
  if (tour_ids.length > 0 && !tour_ids.includes(tourId)) return false;
  if (country_ids.length === 0 && city_ids.length === 0) return true;
  const { rowCount } = await db.query(
    "SELECT FROM tour WHERE id = $1 AND (country_ids && $2 OR city_ids && $3 OR main_city_id = ANY ($3))",
    [tourId, country_ids, city_ids],
  );
  return rowCount === 1;
}

/**
 * Takes a use of a code that has not ended; false if none is left. Locks the code until the transaction ends, so that
 * uses of one person are counted one after another.
 */
export async function takeUse(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE promo_code SET uses = uses + 1
      WHERE id = $1 AND ended_at IS NULL AND (max_uses IS NULL OR uses < max_uses)`,
    [id],
  );
  return rowCount === 1;
}

export async function insertUse(
  client: Client,
  use: { bookingId: number; promoId: number; minor: number },
): Promise<void> {
  await client.query(
    "INSERT INTO promo_use (booking_id, promo_code_id, amount_minor) VALUES ($1, $2, $3)",
    [use.bookingId, use.promoId, use.minor],
  );
}

/** Who uses a code: contacts that they have not confirmed are null. */
export interface PromoUser {
  accountId: number | null;
  phone: string | null;
  email: string | null;
}

/** Counts a person's other bookings that go on or are over, and their uses of a code. */
export async function countOfPerson(
  client: Client,
  { accountId, phone, email }: PromoUser,
  { bookingId, promoId }: { bookingId: number; promoId: number },
): Promise<{ bookings: number; uses: number }> {
  const { rows } = await client.query<{ bookings: number; uses: number }>(
    // As the indexes for staff's search have them.
    `SELECT count(*) FILTER (WHERE status <= 4)::int AS bookings,
            count(*) FILTER (WHERE EXISTS (SELECT FROM promo_use WHERE booking_id = booking.id AND promo_code_id = $5
                                                                   AND released_at IS NULL))::int AS uses
       FROM booking
      WHERE id <> $4 AND (account_id = $1 OR reverse(phone) = reverse($2) OR lower(email) = lower($3))`,
    [accountId, phone, email, bookingId, promoId],
  );
  return rows[0] ?? { bookings: 0, uses: 0 };
}

/** Releases the uses of bookings that have one. Locks codes in a fixed order, so that called-off departures cannot deadlock. */
export async function releaseUses(client: Client, bookingIds: readonly number[]): Promise<void> {
  await client.query(
    `WITH released AS (
       UPDATE promo_use SET released_at = now() WHERE booking_id = ANY ($1) AND released_at IS NULL
       RETURNING promo_code_id),
     locked AS (
       SELECT id FROM promo_code WHERE id IN (SELECT promo_code_id FROM released) ORDER BY id FOR UPDATE),
     counted AS (SELECT promo_code_id, count(*) AS uses FROM released GROUP BY promo_code_id)
     UPDATE promo_code SET uses = promo_code.uses - counted.uses
       FROM counted JOIN locked ON locked.id = promo_code_id WHERE promo_code.id = promo_code_id`,
    [bookingIds],
  );
}

/** Takes the use of a booking again that goes on after all; without effect if others have used the code up. */
export async function retakeUse(client: Client, bookingId: number): Promise<void> {
  await client.query(
    `WITH taken AS (
       UPDATE promo_code SET uses = uses + 1 FROM promo_use
        WHERE booking_id = $1 AND released_at IS NOT NULL AND promo_code.id = promo_code_id
          AND (max_uses IS NULL OR uses < max_uses)
       RETURNING promo_code.id)
     UPDATE promo_use SET released_at = NULL FROM taken WHERE booking_id = $1 AND promo_code_id = taken.id`,
    [bookingId],
  );
}

/** Sets what its code takes off a locked booking, after another date or party. */
export async function changePromoOff(
  client: Client,
  bookingId: number,
  minor: number,
): Promise<void> {
  await client.query(
    `WITH used AS (
       SELECT promo_use.amount_minor AS before, borne_by
         FROM promo_use JOIN promo_code ON promo_code.id = promo_code_id WHERE booking_id = $1),
     changed AS (UPDATE promo_use SET amount_minor = $2 WHERE booking_id = $1)
     UPDATE booking
        SET discount_tropa_minor = discount_tropa_minor + CASE borne_by WHEN 'tropa' THEN $2 - before ELSE 0 END,
            discount_organizer_minor = discount_organizer_minor + CASE borne_by WHEN 'organizer' THEN $2 - before ELSE 0 END
       FROM used WHERE booking.id = $1`,
    [bookingId, minor],
  );
}
