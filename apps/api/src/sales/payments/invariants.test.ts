import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmBooking, declineBooking } from "../booking/booking.ts";
import { findBooking, refundNow } from "../booking/booking.ts";
import { cancelBookingByLink } from "../orders/cancel-booking.ts";
import { bookingOffers, changeBooking } from "../orders/change-booking.ts";
import { releaseExpiredHolds, submitOrder } from "../orders/orders.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Database } from "../../platform/db/database.ts";
import {
  insertPlaces,
  insertTour,
  organizers,
  testConfig,
  testStorefronts,
} from "../../../testing/fixtures.ts";
import { patientDatabase } from "../../../testing/test-database.ts";
import { unexpected } from "../../../testing/unexpected.ts";
import { createPayment } from "./payments.ts";
import { createProviders } from "./providers.ts";
import { settle } from "./settlement.ts";

let database: Database;
let context: ApiContext;

beforeAll(async () => {
  database = await patientDatabase(8);
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
      does: fc.constant("change" as const),
      which: pick,
      date: fc.nat(2),
      seats: fc.integer({ min: 1, max: 3 }),
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
  if (step.does === "cancel") await cancelAsTold(booking.uuid);
  if (step.does === "change") await changeAsTold(booking.uuid, step);
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
    `WITH mine AS (SELECT booking.* FROM booking WHERE tour_id = ANY ($1)),
          gone AS (
            SELECT payment_id, sum(amount_minor) AS went, sum(amount_minor) FILTER (WHERE reason = 'booking_canceled') AS canceled,
                   bool_or(reason IN ('no_seats', 'already_paid')) AS is_refused,
                   bool_or(reason = 'booking_canceled') AS is_late
              FROM refund GROUP BY payment_id),
          money AS (
            SELECT mine.id, mine.status, mine.paid_minor, mine.total_minor, mine.prepayment_minor,
                   coalesce(sum(payment.amount_minor) FILTER (WHERE payment.status = 2), 0) AS came,
                   coalesce(sum(gone.went), 0) AS went, coalesce(sum(gone.canceled), 0) AS canceled
              FROM mine LEFT JOIN payment ON payment.booking_id = mine.id LEFT JOIN gone ON gone.payment_id = payment.id
             GROUP BY mine.id, mine.status, mine.paid_minor, mine.total_minor, mine.prepayment_minor),
          steps AS (
            SELECT booking_id, from_status, to_status,
                   lag(to_status) OVER w AS before, lead(to_status) OVER w AS after
              FROM booking_event WHERE booking_id IN (SELECT id FROM mine) WINDOW w AS (PARTITION BY booking_id ORDER BY id))
     SELECT 'seats' AS rule, tour_date.id FROM tour_date
      WHERE tour_id = ANY ($1)
        AND seats_taken <> (SELECT coalesce(sum(seats), 0) FROM mine WHERE tour_date_id = tour_date.id AND status <= 4)
     UNION ALL SELECT 'paid', id FROM money WHERE status <= 4 AND paid_minor <> came - went
     UNION ALL SELECT 'all went back', id FROM money WHERE status > 4 AND came <> went
     UNION ALL SELECT 'more went than came', id FROM money WHERE went > came
     UNION ALL SELECT 'charged twice', id FROM money WHERE status <= 4 AND paid_minor > total_minor
     UNION ALL SELECT 'status', id FROM money
      WHERE status IN (3, 4) AND paid_minor = 0 OR status <= 2 AND paid_minor > 0 AND paid_minor >= prepayment_minor
     UNION ALL SELECT 'refund is of money', payment_id FROM gone JOIN payment ON payment.id = payment_id
      WHERE payment.booking_id IN (SELECT id FROM mine) AND (payment.status <> 2 OR gone.went > payment.amount_minor)
     UNION ALL SELECT 'history', booking_id FROM steps WHERE from_status IS DISTINCT FROM before
     UNION ALL SELECT 'last step', id FROM mine
      WHERE status <> (SELECT to_status FROM steps WHERE booking_id = mine.id AND after IS NULL)`,
    [tours.map(({ tourId }) => tourId)],
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
          const tour = await insertTour(database.pool, {
            organizerId,
            seats: 4,
            prepaymentPercent: 50,
          });
          // A dearer date and a cheaper one to move to.
          for (const [days, price] of [
            [40, 1_500_000],
            [50, 600_000],
          ])
            await database.pool.query(
              `INSERT INTO tour_date (tour_id, starts_on, ends_on, price_minor, seats_total, is_guaranteed)
               SELECT tour_id, starts_on + $2::integer, ends_on + $2::integer, $3, 4, true FROM tour_date WHERE id = $1`,
              [tour.dateId, days, price],
            );
          world.tours.push(tour);
        }
        for (const round of rounds) {
          const results = await Promise.allSettled(round.map((step) => run(world, step)));
          expect(unexpected(results)).toEqual([]);
          expect(await brokenRules(world)).toEqual([]);
        }
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
}, 120_000);

/** Cancels for what the page has just said; a change that comes between is refused. */
async function cancelAsTold(uuid: string): Promise<void> {
  const booking = await findBooking(database.pool, { uuid });
  if (!booking) return;
  const refundMinor = refundNow(booking, true).refund.minor;
  await cancelBookingByLink(context, { uuid, message: null, refundMinor });
}

/** Moves to one of the tour's dates with so many people, for what the page has just said. */
async function changeAsTold(
  uuid: string,
  { date, seats: adults }: { date: number; seats: number },
): Promise<void> {
  const asker = { name: { uuid }, actor: null };
  const party = { adults, children: 0 };
  const { dates } = await bookingOffers(context, asker, party, new Date());
  const offer = at(dates, date);
  if (!offer) return;
  await changeBooking(
    context,
    asker,
    { ...party, variant_id: offer.id, total: offer.total },
    new Date(),
  );
}
