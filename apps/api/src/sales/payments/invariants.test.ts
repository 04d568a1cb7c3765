import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmBooking, declineBooking, releaseExpiredHolds } from "../booking/booking.ts";
import { cancelBookingByLink } from "../orders/cancel-booking.ts";
import { submitOrder } from "../orders/orders.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import {
  insertPlaces,
  insertTour,
  organizers,
  testConfig,
  testStorefronts,
} from "../../../testing/fixtures.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { createPayment } from "./payments.ts";
import { createProviders } from "./providers.ts";
import { settle } from "./settlement.ts";

let database: Database;
let context: ApiContext;

beforeAll(async () => {
  database = await testDatabase(8);
  await insertPlaces(database.pool);
  context = { pool: database.pool, config: testConfig() };
}, 60_000);
afterAll(() => database.close());

const pick = fc.nat(50);
const command = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("book" as const),
      which: pick,
      seats: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom("confirm" as const, "decline" as const),
      which: pick,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom("cancel" as const, "expire" as const, "sweep" as const),
      which: pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("open" as const),
      which: pick,
      kind: fc.constantFrom("prepayment" as const, "full" as const, "payment" as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("notify" as const),
      which: pick,
      isPaid: fc.boolean(),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** Two tours with few seats, what was booked of them and what was opened to pay for it. */
interface World {
  tours: { tourId: number; dateId: number }[];
  bookings: { id: number; uuid: string }[];
  payments: { uuid: string; amountMinor: number; currency: string; providerRef: string }[];
}

const providers = createProviders(testConfig());
const at = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(list.length, 1)];

async function run(world: World, step: Command): Promise<void> {
  if (step.does === "sweep") {
    await releaseExpiredHolds(context);
    return;
  }
  if (step.does === "book") {
    const { tourId, dateId } = at(world.tours, step.which)!;
    const form = {
      tour_id: tourId,
      variant_id: dateId,
      first_name: "Ann",
      phone: "+79031234567",
      // A number without an e-mail is texted once a day.
      email: "ann@tropa.example",
      agree: true as const,
    };
    const order = { ...form, adults: step.seats, children: 0 };
    const how = {
      caller: {
        locale: "en",
        currency: "USD",
        storefront: testStorefronts.of("intl"),
        address: "127.0.0.1",
        headers: {},
      },
      accountId: null,
      idempotencyKey: null,
      now: new Date(),
    } as const;
    world.bookings.push(await submitOrder(context, order, how));
    return;
  }
  if (step.does === "notify") {
    const payment = at(world.payments, step.which);
    if (!payment) return;
    const { uuid: paymentUuid, ...rest } = payment;
    const outcome = step.isPaid ? "paid" : "failed";
    await settle(context, providers.sandbox, { paymentUuid, ...rest, outcome }, new Date());
    return;
  }
  const booking = at(world.bookings, step.which);
  if (!booking) return;
  if (step.does === "confirm") await confirmBooking(context, booking.id);
  if (step.does === "decline") await declineBooking(context, booking.id);
  if (step.does === "cancel") await cancelUnpaid(context, booking.uuid);
  if (step.does === "expire") {
    await database.pool.query(
      "UPDATE booking SET hold_until = now() WHERE id = $1 AND hold_until IS NOT NULL",
      [booking.id],
    );
  }
  if (step.does === "open") {
    const address = "http://localhost:3001/";
    const request = {
      uuid: booking.uuid,
      kind: step.kind,
      method: "card",
      provider: "stripe",
      return_url: address,
      fail_url: address,
    } as const;
    const { payment } = await createPayment(context, providers, request, null);
    world.payments.push({
      uuid: payment.uuid,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      providerRef: `sandbox-${payment.uuid}`,
    });
  }
}

async function brokenRules({ tours }: World): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `WITH mine AS (SELECT * FROM booking WHERE tour_date_id = ANY ($1)),
          money AS (
            SELECT mine.id, mine.status, mine.paid_minor,
                   coalesce(sum(payment.amount_minor) FILTER (WHERE payment.status = 2), 0) AS came,
                   coalesce(sum(refund.amount_minor), 0) AS went,
                   count(payment.id) FILTER (WHERE payment.status = 2) - count(refund.id) AS taken
              FROM mine LEFT JOIN payment ON payment.booking_id = mine.id LEFT JOIN refund ON refund.payment_id = payment.id
             GROUP BY mine.id, mine.status, mine.paid_minor),
          steps AS (
            SELECT booking_id, from_status, to_status,
                   lag(to_status) OVER w AS before, lead(to_status) OVER w AS after
              FROM booking_event WHERE booking_id IN (SELECT id FROM mine) WINDOW w AS (PARTITION BY booking_id ORDER BY id))
     SELECT 'seats' AS rule, tour_date.id FROM tour_date
      WHERE id = ANY ($1)
        AND seats_taken <> (SELECT coalesce(sum(seats), 0) FROM mine WHERE tour_date_id = tour_date.id AND status <= 4)
     UNION ALL SELECT 'paid', id FROM money WHERE paid_minor <> came - went
     UNION ALL SELECT 'status', id FROM money WHERE (paid_minor > 0) <> (status IN (3, 4))
     UNION ALL SELECT 'told', id FROM money
      WHERE taken <> (SELECT count(*) FROM outbox WHERE booking_id = money.id AND kind = 'bookingPaid')
     UNION ALL SELECT 'refund is of money', refund.id FROM refund JOIN payment ON payment.id = payment_id
      WHERE payment.status <> 2 OR refund.amount_minor <> payment.amount_minor
     UNION ALL SELECT 'history', booking_id FROM steps WHERE from_status IS DISTINCT FROM before
     UNION ALL SELECT 'last step', id FROM mine
      WHERE status <> (SELECT to_status FROM steps WHERE booking_id = mine.id AND after IS NULL)`,
    [tours.map(({ dateId }) => dateId)],
  );
  return rows;
}

it("seats, money and history agree after any steps, taken several at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 }),
      async (rounds) => {
        const world: World = { tours: [], bookings: [], payments: [] };
        for (const organizerId of [organizers.direct, organizers.confirming]) {
          world.tours.push(
            await insertTour(database.pool, { organizerId, seats: 4, prepaymentPercent: 50 }),
          );
        }
        for (const round of rounds) {
          const results = await Promise.allSettled(round.map((step) => run(world, step)));
          const unexpected = results.flatMap((result) =>
            result.status === "rejected" && !(result.reason instanceof ApiError)
              ? [result.reason]
              : [],
          );
          expect(unexpected).toEqual([]);
          expect(await brokenRules(world)).toEqual([]);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

/** Gives up what is not paid; who has paid is told another refund, and refused. */
const cancelUnpaid = (context: ApiContext, uuid: string) =>
  cancelBookingByLink(context, { uuid, message: null, refundMinor: 0 });
