import type { Payment } from "@tropa/api-contract/sales/booking";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import type { PaymentAnswer } from "../../../testing/bank.ts";
import { startProcess } from "../../../testing/api-process.ts";
import type { ApiProcess } from "../../../testing/api-process.ts";
import { insertPlaces, insertTour } from "../../../testing/fixtures.ts";
import type { OrderAnswer } from "../../../testing/shop.ts";
import { orderOf } from "../../../testing/shop.ts";
import { bankKeys, signedByBank } from "../../../testing/stand-ins/sandbox-bank.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";

const dataDir = join(tmpdir(), `tropa-crash-${randomUUID()}`);
const headers = { "x-localization": "ru", "x-language": "ru", "content-type": "application/json" };
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await insertPlaces(database.pool);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The API as its runner starts it. All tourists come from one address, and by no page that could prove its work. */
const startApi = () =>
  startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ...bankKeys,
    RATE_LIMIT: "100000",
    CAPTCHA_PROVIDER: "off",
    UNVERIFIED_ORDERS_OF_ADDRESS: "1000",
    UNVERIFIED_ORDERS_OF_EMAIL: "1000",
    UNVERIFIED_SEATS_PERCENT: "100",
    DATABASE_POOL: "20",
  });

/** A tourist on their way, with the keys that their browser repeats its requests under. */
interface Tourist {
  order: object;
  orderKey: string;
  paymentKey: string;
  payment?: Payment;
}

class Refused extends Error {
  readonly status: number;

  constructor(what: string, status: number) {
    super(`${what} ${status}`);
    this.status = status;
  }
}

async function post<T>(api: ApiProcess, path: string, body: object, key: string): Promise<T> {
  const response = await fetch(`${api.url}${path}`, {
    method: "POST",
    headers: { ...headers, "idempotency-key": key },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Refused(`${path} ${await response.text()}`, response.status);
  return (await response.json()) as T;
}

/** Books and opens a payment; repeated, it goes on from wherever the last time ended. */
async function beginPayment(api: ApiProcess, tourist: Tourist): Promise<void> {
  const { uuid } = await post<OrderAnswer>(
    api,
    "/spa/submit-order",
    tourist.order,
    tourist.orderKey,
  );
  const request = {
    uuid,
    kind: "prepayment",
    method: "card",
    provider: "tinkoff",
    return_url: `http://localhost:3000/booking/uuid/${uuid}`,
    fail_url: "http://localhost:3000/payment-failed",
    seen: { amount: 400_000, currency: "RUB" },
  };
  const { payment } = await post<PaymentAnswer>(
    api,
    "/spa/create-payment",
    request,
    tourist.paymentKey,
  );
  tourist.payment = payment;
}

/** The bank says that a payment was made. */
async function notify(api: ApiProcess, { payment }: Tourist): Promise<void> {
  if (!payment) throw new Error("nothing to pay");
  const notification = signedByBank({
    payment: payment.uuid,
    reference: `sandbox-${payment.uuid}`,
    outcome: "paid",
    amount: payment.amount,
    currency: payment.currency,
  });
  const response = await fetch(`${api.url}/payments/sandbox/notify`, {
    method: "POST",
    headers: notification.headers,
    body: notification.body,
  });
  if ((await response.text()) !== "OK") throw new Refused("notify", response.status);
}

/** Repeats what a busy server refuses with 503, as browsers and banks do. */
async function untilAccepted(send: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await send();
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503) throw error;
    }
  }
}

const rows = async (sql: string, ...values: unknown[]) =>
  (await database.pool.query<Record<string, unknown>>(sql, values)).rows;

/** Calls of the API that wait for a lock in the database. */
const waiting = async () =>
  (
    await rows(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tropa-api' AND wait_event_type = 'Lock'",
    )
  ).length;

it("keeps payments, bookings and messages consistent when the process is killed amid thirty payments", async () => {
  const tour = await insertTour(database.pool, { seats: 100 });
  const tourists = Array.from({ length: 30 }, (): Tourist => ({
    order: orderOf(tour),
    orderKey: `order-${randomUUID()}`,
    paymentKey: `payment-${randomUUID()}`,
  }));
  const done = tourists.slice(0, 8);
  const paying = tourists.slice(8, 22);
  const ordering = tourists.slice(22);
  const api = await startApi();
  await Promise.all(
    [...done, ...paying].map((tourist) => untilAccepted(() => beginPayment(api, tourist))),
  );
  await Promise.all(done.map((tourist) => untilAccepted(() => notify(api, tourist))));

  // Messages are the last thing that a transaction writes: behind this lock every payment under way stops when its
  // money, booking and seats are changed and nothing is committed.
  const bank = await database.pool.connect();
  await bank.query("BEGIN");
  await bank.query("LOCK TABLE outbox IN SHARE MODE");
  const underWay = [
    ...paying.map((tourist) => notify(api, tourist)),
    ...ordering.map((tourist) => beginPayment(api, tourist)),
  ];
  const results = Promise.allSettled(underWay);
  await expect.poll(waiting, { interval: 20 }).toBeGreaterThanOrEqual(8);
  await api.kill();
  await bank.query("ROLLBACK");
  bank.release();
  expect((await results).every(({ status }) => status === "rejected")).toBe(true);
  const paidAtDeath = await rows("SELECT FROM payment WHERE status = 2");
  expect(paidAtDeath).toHaveLength(done.length);

  const again = await startApi();
  await Promise.all(ordering.map((tourist) => untilAccepted(() => beginPayment(again, tourist))));
  // The bank repeats what was never acknowledged, and some of what was, all at once.
  await Promise.all(
    [...tourists, ...tourists].map((tourist) => untilAccepted(() => notify(again, tourist))),
  );

  const [totals] = await rows(
    `SELECT (SELECT count(*) FROM booking) AS bookings,
            (SELECT count(*) FROM payment) AS payments,
            (SELECT count(*) FROM payment WHERE status = 2) AS paid,
            (SELECT sum(amount_minor) FROM payment WHERE status = 2) AS money,
            (SELECT sum(paid_minor) FROM booking) AS credited,
            (SELECT sum(seats) FROM booking WHERE status = 3) AS seats,
            (SELECT seats_taken FROM tour_date WHERE id = $1) AS taken,
            (SELECT count(*) FROM refund) AS refunds,
            (SELECT count(*) FROM payment_alert) AS alerts`,
    tour.dateId,
  );
  expect(totals).toEqual({
    bookings: 30,
    payments: 30,
    paid: 30,
    money: 30 * 400_000,
    credited: 30 * 400_000,
    seats: 60,
    taken: 60,
    refunds: 0,
    alerts: 0,
  });
  // Each paid payment, its booking made once, and one message to each side about it.
  const disagreements = await rows(
    `SELECT booking.id, booking.status, booking.paid_minor
       FROM booking LEFT JOIN payment ON payment.booking_id = booking.id AND payment.status = 2
      WHERE booking.status <> 3
         OR booking.paid_minor IS DISTINCT FROM payment.amount_minor
         OR booking.hold_until IS NOT NULL
         OR (SELECT count(*) FROM booking_event WHERE booking_id = booking.id AND to_status = 3) <> 1
         OR (SELECT count(*) FROM outbox WHERE booking_id = booking.id AND kind = 'bookingPaid') <> 1
         OR (SELECT count(*) FROM outbox WHERE booking_id = booking.id AND kind = 'organizerBookingPaid') <> 1`,
  );
  expect(disagreements).toEqual([]);
});
