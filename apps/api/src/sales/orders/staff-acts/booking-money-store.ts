import type { BookingMoney } from "@tropa/domain/organizers/settlement";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { Client, Queryable } from "../../../platform/db/database.ts";

/** The money of a booking by its ledger, and what of it can be given back: neither refunded nor disputed. */
export async function moneyOfBooking(
  db: Queryable,
  bookingId: number,
): Promise<BookingMoney & { refundable: number }> {
  const { rows } = await db.query<BookingMoney & { refundable: number }>(
    `SELECT booking.status, booking.currency, tour_date.ends_on AS "end", booking.commission_percent::float8 AS percent,
            money.*
       FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(received), 0)::bigint AS received, coalesce(sum(refunded), 0)::bigint AS refunded,
               coalesce(sum(held), 0)::bigint AS held,
               coalesce(sum(goodwill_tropa), 0)::bigint
                 + CASE WHEN booking.status <= 4 THEN booking.discount_tropa_minor ELSE 0 END AS goodwill_tropa,
               coalesce(sum(goodwill_organizer), 0)::bigint
                 + CASE WHEN booking.status <= 4 THEN booking.discount_organizer_minor ELSE 0 END AS goodwill_organizer,
               coalesce(sum(received - refunded - held), 0)::bigint AS refundable
          FROM payment_money WHERE booking_id = booking.id) money
      WHERE booking.id = $1`,
    [bookingId],
  );
  const [money] = rows;
  if (!money) throw new Error(`no booking ${bookingId}`);
  return money;
}

/** Lowers the price of a booking by what is given back, so that it is not owed again. */
export async function lowerPaidPrice(
  client: Client,
  bookingId: number,
  minor: number,
): Promise<void> {
  await client.query(
    `UPDATE booking SET total_minor = total_minor - $2, paid_minor = paid_minor - $2,
                        prepayment_minor = least(prepayment_minor, paid_minor - $2)
      WHERE id = $1`,
    [bookingId, minor],
  );
}

/** Takes a discount off the price of a booking; its prepayment stays, unless the price is lower. */
export async function takeOffPrice(
  client: Client,
  bookingId: number,
  { minor, bearer }: { minor: number; bearer: GoodwillBearer },
): Promise<void> {
  await client.query(
    `UPDATE booking SET total_minor = total_minor - $2, prepayment_minor = least(prepayment_minor, total_minor - $2),
                        discount_tropa_minor = discount_tropa_minor + CASE $3 WHEN 'tropa' THEN $2::bigint ELSE 0 END,
                        discount_organizer_minor = discount_organizer_minor + CASE $3 WHEN 'organizer' THEN $2::bigint ELSE 0 END
      WHERE id = $1`,
    [bookingId, minor, bearer],
  );
}
