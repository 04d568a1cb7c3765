import { balancesOf } from "@tropa/domain/organizers/settlement";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import { bankDetails, putRequisites } from "../../../testing/organizers/due-shares.ts";
import { listPayouts, moneyOfAll } from "../../organizers/money/money-store.ts";
import { unexpected } from "../../../testing/unexpected.ts";
import { tripAct, TripHistory } from "../../../testing/sales/trip-histories.ts";
import { DirectSales } from "../../../testing/sales/direct-sales.ts";

let sales: DirectSales;
let staffIds: [number, number];
beforeAll(async () => {
  sales = await DirectSales.open(8);
  const rows = await sales.rows<{ id: number }>(
    `INSERT INTO account (email, storefront, is_staff)
     VALUES ('staff@tropa.example', 'intl', true), ('second@tropa.example', 'intl', true) RETURNING id`,
  );
  staffIds = [rows[0]!.id, rows[1]!.id];
  await putRequisites(sales, organizers.direct, bankDetails.EUR);
});
afterAll(() => sales.close());

/**
 * What is never true. `ahead` are those that tourists cancelled before their trip: once it has begun all is kept. `held` is
 * what a booking has by its ledger: what banks brought, less what goes back to them, and
 * what certificates gave, less what is on them again.
 */
async function brokenRules({ tourId, certificates }: TripHistory): Promise<unknown[]> {
  const { rows } = await sales.context.pool.query(
    `WITH went AS (
       SELECT payment_id, sum(amount_minor) AS minor, bool_or(status <> 'done') AS is_open FROM refund WHERE status <> 'void' GROUP BY payment_id),
      paid AS (
       SELECT payment.*, coalesce(went.minor, 0) AS went, went.is_open FROM payment LEFT JOIN went ON went.payment_id = payment.id),
      entries AS (
       SELECT coalesce(spent.booking_id, back.booking_id) AS booking_id, -entry.amount_minor AS minor
         FROM certificate_entry entry LEFT JOIN payment spent ON spent.id = entry.payment_id
         LEFT JOIN refund ON refund.id = entry.refund_id LEFT JOIN payment back ON back.id = refund.payment_id
        WHERE entry.kind IN ('spent', 'returned')),
      money AS (
       SELECT booking.*,
              (SELECT coalesce(sum(amount_minor - went), 0) FROM paid
                WHERE booking_id = booking.id AND status = 2 AND provider <> 6)
            + (SELECT coalesce(sum(minor), 0) FROM entries WHERE booking_id = booking.id) AS held
         FROM booking WHERE tour_id = $1),
      ahead AS (
       SELECT * FROM money WHERE status = 5 AND (SELECT starts_on > current_date FROM tour_date WHERE id = tour_date_id))
     SELECT 'seats' AS rule, tour_date.id FROM tour_date
      WHERE tour_id = $1
        AND seats_taken <> (SELECT coalesce(sum(seats), 0) FROM money WHERE tour_date_id = tour_date.id AND status <= 4)
     UNION ALL SELECT 'sold twice', id FROM tour_date WHERE tour_id = $1 AND seats_taken > seats_total
     UNION ALL SELECT 'ledger', id FROM money WHERE status <= 4 AND held <> paid_minor
     UNION ALL SELECT 'charged twice', id FROM money WHERE status <= 4 AND held > total_minor
     UNION ALL SELECT 'below zero', id FROM money WHERE held < 0
     UNION ALL SELECT 'kept of others'' cancelling', id FROM money WHERE status > 5 AND held <> 0
     UNION ALL SELECT 'kept within the terms', id FROM ahead WHERE held <> 0 AND free_until >= current_date
     UNION ALL SELECT 'kept beyond the prepayment', id FROM ahead WHERE held > prepayment_minor
     UNION ALL SELECT 'made without money', id FROM money WHERE status IN (3, 4) AND paid_minor = 0
     UNION ALL SELECT 'paid and not made', id FROM money WHERE status = 2 AND paid_minor > 0 AND paid_minor >= prepayment_minor
     UNION ALL SELECT 'outside, by a provider', paid.id FROM paid JOIN refund ON payment_id = paid.id
      WHERE provider = 7 AND (refund.tries > 0 OR refund.status NOT IN ('pending', 'done'))
     UNION ALL SELECT 'refund beyond its payment', paid.id FROM paid
      WHERE went > 0 AND (paid.status <> 2 OR went > amount_minor)
     UNION ALL SELECT 'on the certificate later', paid.id FROM paid WHERE provider = 6 AND is_open
     UNION ALL SELECT 'uses of a code', id FROM promo_code
      WHERE uses <> (SELECT count(*) FROM promo_use WHERE promo_code_id = promo_code.id AND released_at IS NULL)
     UNION ALL SELECT 'use of a booking that ended without money', id FROM money
      WHERE status > 4 AND held = 0 AND id IN (SELECT booking_id FROM promo_use WHERE released_at IS NULL)
     UNION ALL SELECT 'released while it goes on', booking_id
       FROM promo_use JOIN money ON money.id = booking_id JOIN promo_code ON promo_code.id = promo_code_id
      WHERE status <= 4 AND released_at IS NOT NULL AND max_uses IS NULL
     UNION ALL SELECT 'code beyond the discount', booking_id
       FROM promo_use JOIN money ON money.id = booking_id JOIN promo_code ON promo_code.id = promo_code_id
      WHERE promo_use.amount_minor > CASE borne_by WHEN 'tropa' THEN discount_tropa_minor ELSE discount_organizer_minor END
     UNION ALL SELECT 'certificate', id FROM certificate
      WHERE id = ANY ($2) AND (balance_minor NOT BETWEEN 0 AND amount_minor OR balance_minor <>
            (SELECT sum(amount_minor) FROM certificate_entry WHERE certificate_id = certificate.id))`,
    [tourId, certificates.map(({ id }) => id)],
  );
  return rows;
}

interface PayoutBooks {
  payable: number;
  /** Lines that wait for the bank, and those it has paid. */
  open: number;
  paid: number;
  /** All that ever went back to payers. */
  went: number;
}

async function payoutBooks(day = todayIn("UTC")): Promise<PayoutBooks> {
  const [books] = await sales.rows<PayoutBooks>(
    `SELECT payable_to($1, 'USD', $2) AS payable,
            coalesce(sum(amount_minor) FILTER (WHERE state = 'open'), 0)::bigint AS open,
            coalesce(sum(amount_minor) FILTER (WHERE state = 'paid'), 0)::bigint AS paid,
            (SELECT coalesce(sum(amount_minor), 0)::bigint FROM refund) AS went
       FROM payout_line WHERE organizer_id = $1`,
    organizers.direct,
    day,
  );
  return books!;
}

/**
 * SQL, which guards pay-outs, and the domain, which writes statements, agree on what is due, now and once all trips are over.
 * Less than nothing is payable only by what went back to payers since: nobody is ever paid more than is due.
 */
async function expectBooksInOrder(before: PayoutBooks): Promise<PayoutBooks> {
  const { pool } = sales.context;
  const payouts = await listPayouts(pool, organizers.direct);
  const bookings = await moneyOfAll(pool, organizers.direct);
  for (const day of [todayIn("UTC"), addDays(todayIn("UTC"), 400)]) {
    const { payable, open, paid } = await payoutBooks(day);
    const balances = balancesOf(bookings, payouts, day);
    const usd = balances.find(({ currency }) => currency === "USD");
    expect({ payable: payable + open, paid }).toEqual({
      payable: usd?.balance ?? 0,
      paid: usd?.paid_out ?? 0,
    });
  }
  const books = await payoutBooks();
  const wentBack = books.went - before.went;
  expect(books.payable).toBeGreaterThanOrEqual(Math.min(0, before.payable) - wentBack);
  return books;
}

it("keeps money, certificates and seats consistent after any history of concurrent actions", async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(tripAct, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 14 }),
      async (rounds) => {
        const history = await new TripHistory(sales, ...staffIds).begin();
        let books = await payoutBooks();
        for (const round of rounds) {
          const results = await Promise.allSettled(round.map((one) => history.run(one)));
          for (const [index, { status }] of results.entries())
            if (status === "fulfilled")
              done.set(round[index]!.does, (done.get(round[index]!.does) ?? 0) + 1);
          expect(unexpected(results)).toEqual([]);
          // A genuine word of a bank is never refused, whatever happens to its booking meanwhile.
          expect(
            results.filter(
              ({ status }, index) => status === "rejected" && round[index]!.does === "notify",
            ),
          ).toEqual([]);
          expect(await brokenRules(history)).toEqual([]);
          books = await expectBooksInOrder(books);
        }
      },
    ),
    { numRuns: 30, endOnFailure: true },
  );
  // Histories in which everything is refused would agree as well.
  expect(done.size).toBe(24);
  const paidByRuns = await sales.rows("SELECT FROM organizer_payout WHERE line_id IS NOT NULL");
  expect(paidByRuns).not.toEqual([]);
});
