import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import { unexpected } from "../../../testing/unexpected.ts";
import { findBooking } from "../booking/booking.ts";
import { releaseExpiredHolds } from "../orders/orders.ts";
import { refundCertificate } from "../payments/certificate-payment.ts";
import { endCertificates } from "./certificates.ts";
import { addEntry } from "./certificate-store.ts";
import { brokenRules } from "../../../testing/sales/broken-rules.ts";
import { DirectSales } from "../../../testing/sales/direct-sales.ts";
import type { IssuedCertificate } from "../../../testing/sales/direct-sales.ts";

let sales: DirectSales;
beforeAll(async () => {
  sales = await DirectSales.open(8);
});
afterAll(() => sales.close());

const now = () => new Date();

const newTour = () =>
  insertTour(sales.context.pool, {
    currency: "USD",
    priceMinor: 2000,
    seats: 40,
    prepaymentPercent: 50,
  });

const ledgerOf = async (id: number) =>
  (
    await sales.context.pool.query<{ balance: number; sum: number; lowest: number }>(
      `SELECT balance_minor AS balance, coalesce(sum(entry.running) FILTER (WHERE entry.is_last), 0)::bigint AS sum,
              coalesce(min(entry.running), 0)::bigint AS lowest
         FROM certificate LEFT JOIN (
           SELECT certificate_id, sum(amount_minor) OVER (PARTITION BY certificate_id ORDER BY id) AS running,
                  lead(id) OVER (PARTITION BY certificate_id ORDER BY id) IS NULL AS is_last
             FROM certificate_entry) entry ON entry.certificate_id = certificate.id
        WHERE certificate.id = $1 GROUP BY certificate.id`,
      [id],
    )
  ).rows[0];

/** What must never be true of certificates and the bookings that they paid, as long as no booking is moved. */
async function brokenLedgers(
  certificates: readonly IssuedCertificate[],
  tourId: number,
): Promise<unknown[]> {
  const { rows } = await sales.context.pool.query(
    `WITH held AS (
       SELECT certificate.*,
              (SELECT coalesce(sum(amount_minor), 0) FROM certificate_entry WHERE certificate_id = certificate.id) AS entries,
              (SELECT coalesce(sum(payment.amount_minor), 0) FROM certificate_entry entry JOIN payment ON payment.id = entry.payment_id
                WHERE entry.certificate_id = certificate.id AND entry.kind = 'spent' AND payment.provider = 6) AS paid_with,
              (SELECT coalesce(-sum(amount_minor), 0) FROM certificate_entry WHERE certificate_id = certificate.id AND kind = 'spent') AS spent
         FROM certificate WHERE id = ANY ($1))
     SELECT 'sum' AS rule, id FROM held WHERE entries <> balance_minor
     UNION ALL SELECT 'below zero', id FROM held WHERE balance_minor < 0
     UNION ALL SELECT 'spent is paid', id FROM held WHERE spent <> paid_with
     UNION ALL SELECT 'refunded is empty', id FROM held WHERE refunded_at IS NOT NULL AND balance_minor <> 0
     UNION ALL SELECT 'made by its prepayment', id FROM booking
      WHERE tour_id = $2 AND status <= 4 AND (paid_minor >= prepayment_minor) <> (status IN (3, 4))
     UNION ALL SELECT 'returned is a refund done', refund.id
       FROM refund JOIN payment ON payment.id = refund.payment_id
      WHERE payment.provider = 6 AND (refund.status <> 'done'
         OR NOT EXISTS (SELECT FROM certificate_entry WHERE refund_id = refund.id AND amount_minor = refund.amount_minor))`,
    [certificates.map(({ id }) => id), tourId],
  );
  return [...rows, ...(await brokenRules(sales.context.pool, [tourId]))];
}

describe("concurrent use of a certificate", () => {
  it("pays several bookings with no more than the certificate's balance", async () => {
    const tour = await newTour();
    for (let round = 0; round < 5; round += 1) {
      const held = await sales.buyCertificate(2500);
      const bookings = await Promise.all([sales.order(tour), sales.order(tour), sales.order(tour)]);
      await Promise.allSettled(bookings.map(({ uuid }) => sales.spend(uuid, held, "full")));
      expect(await brokenLedgers([held], tour.tourId)).toEqual([]);
      const { balance } = (await ledgerOf(held.id))!;
      const paid = await Promise.all(
        bookings.map(({ id }) => findBooking(sales.context.pool, { id })),
      );
      expect(paid.reduce((sum, one) => sum + one!.paid_minor, 0)).toBe(2500 - balance);
    }
  });

  it("lets exactly one of spending, refunding and expiring succeed", async () => {
    const tour = await newTour();
    for (let round = 0; round < 10; round += 1) {
      const held = await sales.buyCertificate(2000);
      const { uuid } = await sales.order(tour);
      const inTwoYears = new Date(Date.now() + 2 * 366 * 86_400_000);
      await Promise.allSettled([
        sales.spend(uuid, held, "full"),
        refundCertificate(sales.context, held.uuid, now()),
        endCertificates(sales.context, inTwoYears),
      ]);
      expect(await brokenLedgers([held], tour.tourId)).toEqual([]);
      const { rows } = await sales.context.pool.query(
        "SELECT kind FROM certificate_entry WHERE certificate_id = $1 AND amount_minor < 0",
        [held.id],
      );
      expect(rows).toHaveLength(1);
    }
  });
});

describe("the database", () => {
  it.each([
    [
      "refuses to take more than the balance",
      "INSERT INTO certificate_entry (certificate_id, kind, amount_minor) VALUES ($1, 'expired', -2001)",
    ],
    [
      "refuses an amount below what was bought",
      "UPDATE certificate SET amount_minor = amount_minor - 1 WHERE id = $1",
    ],
    [
      "refuses to change a balance outside the ledger",
      "UPDATE certificate SET balance_minor = 5 WHERE id = $1",
    ],
    [
      "refuses to change an entry",
      "UPDATE certificate_entry SET amount_minor = 5 WHERE certificate_id = $1",
    ],
    ["refuses to delete an entry", "DELETE FROM certificate_entry WHERE certificate_id = $1"],
    [
      "refuses a return without a cause",
      "INSERT INTO certificate_entry (certificate_id, kind, amount_minor) VALUES ($1, 'returned', 5)",
    ],
  ])("%s", async (_, statement) => {
    const { id } = await sales.buyCertificate(2000);
    await expect(sales.context.pool.query(statement, [id])).rejects.toMatchObject({
      code: "23514",
    });
    expect(await ledgerOf(id)).toMatchObject({ balance: 2000, sum: 2000 });
  });

  it("refuses a second purchase entry for a certificate", async () => {
    const { id } = await sales.buyCertificate(2000);
    const twice = inTransaction(sales.context.pool, (client) =>
      addEntry(client, id, { kind: "bought", minor: 5, paymentId: 1 }),
    );
    await expect(twice).rejects.toThrow("certificate_bought_once");
  });
});

const which = fc.nat(5);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant("book" as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("spend" as const),
      which,
      certificate: fc.nat(1),
      kind: fc.constantFrom("prepayment" as const, "full" as const, "payment" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("card" as const),
      which,
      kind: fc.constantFrom("prepayment" as const, "payment" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom("cancel" as const, "expire" as const),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("refund" as const), certificate: fc.nat(1) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

it("keeps balances and ledgers consistent after any history of concurrent steps", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      async (rounds) => {
        const tour = await newTour();
        const certificates = [await sales.buyCertificate(2600), await sales.buyCertificate(2000)];
        const bookings: { id: number; uuid: string }[] = [await sales.order(tour)];
        const run = async (one: Step): Promise<void> => {
          if (one.does === "book") {
            bookings.push(await sales.order(tour));
            return;
          }
          if (one.does === "refund") {
            await refundCertificate(sales.context, certificates[one.certificate]!.uuid, now());
            return;
          }
          const { id, uuid } = bookings[one.which % bookings.length]!;
          if (one.does === "spend")
            await sales.spend(uuid, certificates[one.certificate]!, one.kind);
          if (one.does === "card") await sales.hear(await sales.openPayment(uuid, one.kind));
          if (one.does === "cancel") await sales.cancel(uuid);
          if (one.does === "expire") {
            await sales.endHold(id);
            await releaseExpiredHolds(sales.context);
          }
        };
        for (const round of rounds) {
          const results = await Promise.allSettled(round.map(run));
          expect(unexpected(results)).toEqual([]);
          expect(await brokenLedgers(certificates, tour.tourId)).toEqual([]);
          for (const { id } of certificates)
            expect((await ledgerOf(id))!.lowest).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
});
