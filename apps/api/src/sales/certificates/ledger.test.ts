import { makeCertificateCode } from "@tropa/domain/sales/certificate-code";
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Database } from "../../platform/db/database.ts";
import {
  insertPlaces,
  insertTour,
  testConfig,
  testStorefronts,
} from "../../../testing/fixtures.ts";
import { patientDatabase } from "../../../testing/test-database.ts";
import { unexpected } from "../../../testing/unexpected.ts";
import { findBooking, refundNow } from "../booking/booking.ts";
import { cancelBookingByLink } from "../orders/cancel-booking.ts";
import { releaseExpiredHolds, submitOrder } from "../orders/orders.ts";
import { payByCertificate, refundCertificate } from "../payments/certificate-payment.ts";
import { createPayment } from "../payments/payments.ts";
import { createProviders } from "../payments/providers.ts";
import { settle } from "../payments/settlement.ts";
import { codeHash, endCertificates, findCertificate, orderCertificate } from "./certificates.ts";
import { addEntry, setCode } from "./certificate-store.ts";

let database: Database;
let context: ApiContext;
beforeAll(async () => {
  database = await patientDatabase(8);
  await insertPlaces(database.pool);
  context = { pool: database.pool, config: testConfig() };
}, 60_000);
afterAll(() => database.close());

const providers = createProviders(testConfig());
const storefront = testStorefronts.of("intl");
const now = () => new Date();

interface Held {
  id: number;
  uuid: string;
  code: string;
}

/** A certificate that was bought through the bank, with a code that the test knows. */
async function bought(amount: number): Promise<Held> {
  const { id, uuid } = await orderCertificate(
    context,
    {
      amount,
      light: "day",
      recipient_email: "ann@tropa.example",
      buyer_name: "Ben",
      buyer_email: "ben@tropa.example",
      agree: true,
    },
    { reader: { storefront, locale: "en" }, idempotencyKey: null, now: now() },
  );
  await payByCard(uuid, "certificate", "full");
  const code = makeCertificateCode(randomBytes(14));
  await inTransaction(database.pool, async (client) => {
    const { valid_until: until } = (await findCertificate(client, { id }))!;
    await setCode(client, id, { hash: codeHash(code), ending: code.slice(-4), until: until! });
  });
  return { id, uuid, code };
}

async function payByCard(
  uuid: string,
  purpose: "booking" | "certificate",
  kind: "prepayment" | "full" | "payment",
): Promise<void> {
  const address = "http://localhost:3001/";
  const request = {
    uuid,
    purpose,
    kind,
    method: "card",
    provider: "stripe",
    return_url: address,
    fail_url: address,
  } as const;
  const { payment } = await createPayment(context, providers, request, null);
  const paid = {
    paymentUuid: payment.uuid,
    providerRef: `sandbox-${payment.uuid}`,
    outcome: "paid",
    amountMinor: payment.amount_minor,
    currency: payment.currency,
  } as const;
  await settle(context, providers.sandbox, paid, now());
}

/** One seat of 20 dollars, with a prepayment of a half. */
async function booked(tour: { tourId: number; dateId: number }) {
  const order = {
    tour_id: tour.tourId,
    variant_id: tour.dateId,
    first_name: "Ann",
    phone: "+79031234567",
    email: "ann@tropa.example",
    agree: true as const,
    adults: 1,
    children: 0,
  };
  const caller = {
    locale: "en",
    currency: "USD",
    storefront,
    address: "127.0.0.1",
    headers: {},
  } as const;
  const how = { caller, accountId: null, idempotencyKey: null, now: now() };
  return submitOrder(context, order, how);
}

const newTour = () =>
  insertTour(database.pool, {
    currency: "USD",
    priceMinor: 2000,
    seats: 40,
    prepaymentPercent: 50,
  });

async function spendOn(
  uuid: string,
  { id, code }: Held,
  kind: "prepayment" | "full" | "payment",
): Promise<void> {
  const [certificate, booking] = await Promise.all([
    findCertificate(database.pool, { id }),
    findBooking(database.pool, { uuid }),
  ]);
  const { total_minor: total, prepayment_minor: prepayment, paid_minor: paid } = booking!;
  const due = (kind === "prepayment" ? prepayment! : total!) - paid;
  const covered = Math.min(due, certificate!.balance_minor);
  const how = { idempotencyKey: null, now: now() };
  await payByCertificate(context, { uuid, code, kind, covered }, how);
}

const ledgerOf = async (id: number) =>
  (
    await database.pool.query<{ balance: number; sum: number; lowest: number }>(
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

/** What is never true of certificates and the bookings that they paid. */
async function brokenRules(certificates: readonly Held[], tourId: number): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `WITH held AS (
       SELECT certificate.*,
              (SELECT coalesce(sum(amount_minor), 0) FROM certificate_entry WHERE certificate_id = certificate.id) AS entries,
              (SELECT coalesce(sum(payment.amount_minor), 0) FROM certificate_entry entry JOIN payment ON payment.id = entry.payment_id
                WHERE entry.certificate_id = certificate.id AND entry.kind = 'spent' AND payment.provider = 6) AS paid_with,
              (SELECT coalesce(-sum(amount_minor), 0) FROM certificate_entry WHERE certificate_id = certificate.id AND kind = 'spent') AS spent
         FROM certificate WHERE id = ANY ($1)),
      money AS (
       SELECT booking.id, booking.status, booking.paid_minor, booking.prepayment_minor,
              (SELECT coalesce(sum(amount_minor), 0) FROM payment WHERE booking_id = booking.id AND payment.status = 2) AS came,
              (SELECT coalesce(sum(refund.amount_minor), 0) FROM refund JOIN payment ON payment.id = payment_id
                WHERE booking_id = booking.id) AS went
         FROM booking WHERE tour_id = $2)
     SELECT 'sum' AS rule, id FROM held WHERE entries <> balance_minor
     UNION ALL SELECT 'below zero', id FROM held WHERE balance_minor < 0
     UNION ALL SELECT 'spent is paid', id FROM held WHERE spent <> paid_with
     UNION ALL SELECT 'refunded is empty', id FROM held WHERE refunded_at IS NOT NULL AND balance_minor <> 0
     UNION ALL SELECT 'paid', id FROM money WHERE status <= 4 AND paid_minor <> came - went
     UNION ALL SELECT 'all went back', id FROM money WHERE status > 4 AND came <> went
     UNION ALL SELECT 'status', id FROM money WHERE status <= 4 AND (paid_minor >= prepayment_minor) <> (status IN (3, 4))
     UNION ALL SELECT 'returned is a refund done', refund.id
       FROM refund JOIN payment ON payment.id = refund.payment_id
      WHERE payment.provider = 6 AND (refund.status <> 'done'
         OR NOT EXISTS (SELECT FROM certificate_entry WHERE refund_id = refund.id AND amount_minor = refund.amount_minor))`,
    [certificates.map(({ id }) => id), tourId],
  );
  return rows;
}

describe("at once", () => {
  it("two bookings share a certificate, and it pays no more than there is", async () => {
    const tour = await newTour();
    for (let round = 0; round < 5; round += 1) {
      const held = await bought(2500);
      const bookings = await Promise.all([booked(tour), booked(tour), booked(tour)]);
      await Promise.allSettled(bookings.map(({ uuid }) => spendOn(uuid, held, "full")));
      expect(await brokenRules([held], tour.tourId)).toEqual([]);
      const { balance } = (await ledgerOf(held.id))!;
      const paid = await Promise.all(bookings.map(({ id }) => findBooking(database.pool, { id })));
      expect(paid.reduce((sum, one) => sum + one!.paid_minor, 0)).toBe(2500 - balance);
    }
  });

  it("spending, giving the money back and the end leave one winner", async () => {
    const tour = await newTour();
    for (let round = 0; round < 10; round += 1) {
      const held = await bought(2000);
      const { uuid } = await booked(tour);
      const inTwoYears = new Date(Date.now() + 2 * 366 * 86_400_000);
      await Promise.allSettled([
        spendOn(uuid, held, "full"),
        refundCertificate(context, held.uuid, now()),
        endCertificates(context, inTwoYears),
      ]);
      expect(await brokenRules([held], tour.tourId)).toEqual([]);
      const { rows } = await database.pool.query(
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
      "takes no more than there is",
      "INSERT INTO certificate_entry (certificate_id, kind, amount_minor) VALUES ($1, 'expired', -2001)",
    ],
    [
      "gives no more than was bought",
      "UPDATE certificate SET amount_minor = amount_minor - 1 WHERE id = $1",
    ],
    [
      "changes no balance beside the ledger",
      "UPDATE certificate SET balance_minor = 5 WHERE id = $1",
    ],
    ["changes no entry", "UPDATE certificate_entry SET amount_minor = 5 WHERE certificate_id = $1"],
    ["deletes no entry", "DELETE FROM certificate_entry WHERE certificate_id = $1"],
    [
      "adds nothing without a cause",
      "INSERT INTO certificate_entry (certificate_id, kind, amount_minor) VALUES ($1, 'returned', 5)",
    ],
  ])("%s", async (_, statement) => {
    const { id } = await bought(2000);
    await expect(database.pool.query(statement, [id])).rejects.toMatchObject({ code: "23514" });
    expect(await ledgerOf(id)).toMatchObject({ balance: 2000, sum: 2000 });
  });

  it("refuses a second price", async () => {
    const { id } = await bought(2000);
    const twice = inTransaction(database.pool, (client) =>
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

async function cancel(uuid: string): Promise<void> {
  const booking = await findBooking(database.pool, { uuid });
  const refundMinor = refundNow(booking!, true).refund.minor;
  await cancelBookingByLink(context, { uuid, message: null, refundMinor });
}

it("balances and ledgers agree after any history, taken several steps at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      async (rounds) => {
        const tour = await newTour();
        const certificates = [await bought(2600), await bought(2000)];
        const bookings: { id: number; uuid: string }[] = [await booked(tour)];
        const run = async (one: Step): Promise<void> => {
          if (one.does === "book") {
            bookings.push(await booked(tour));
            return;
          }
          if (one.does === "refund") {
            await refundCertificate(context, certificates[one.certificate]!.uuid, now());
            return;
          }
          const { id, uuid } = bookings[one.which % bookings.length]!;
          if (one.does === "spend") await spendOn(uuid, certificates[one.certificate]!, one.kind);
          if (one.does === "card") await payByCard(uuid, "booking", one.kind);
          if (one.does === "cancel") await cancel(uuid);
          if (one.does === "expire") {
            await database.pool.query(
              "UPDATE booking SET hold_until = now() WHERE id = $1 AND hold_until IS NOT NULL",
              [id],
            );
            await releaseExpiredHolds(context);
          }
        };
        for (const round of rounds) {
          const results = await Promise.allSettled(round.map(run));
          expect(unexpected(results)).toEqual([]);
          expect(await brokenRules(certificates, tour.tourId)).toEqual([]);
          for (const { id } of certificates)
            expect((await ledgerOf(id))!.lowest).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);
