import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmBooking, declineBooking } from "../booking/booking.ts";
import { releaseExpiredHolds } from "../orders/orders.ts";
import { insertTour, organizers, insertDate } from "../../../testing/fixtures.ts";
import { unexpected } from "../../../testing/unexpected.ts";
import { brokenRules } from "../../../testing/sales/broken-rules.ts";
import { DirectSales, at } from "../../../testing/sales/direct-sales.ts";
import type { OpenedBooking } from "../../../testing/sales/direct-sales.ts";

let sales: DirectSales;
beforeAll(async () => {
  sales = await DirectSales.open(8);
});
afterAll(() => sales.close());

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
  payments: OpenedBooking[];
}

async function run(world: World, step: Command): Promise<void> {
  if (step.does === "sweep") {
    await releaseExpiredHolds(sales.context);
    return;
  }
  if (step.does === "book") {
    world.bookings.push(await sales.order(at(world.tours, step.which)!, step.seats));
    return;
  }
  if (step.does === "notify") {
    const payment = at(world.payments, step.which);
    if (payment) await sales.hear(payment, step.isPaid);
    return;
  }
  const booking = at(world.bookings, step.which);
  if (!booking) return;
  const { id, uuid } = booking;
  if (step.does === "confirm") await confirmBooking(sales.context, id);
  if (step.does === "decline") await declineBooking(sales.context, id);
  if (step.does === "cancel") await sales.cancel(uuid);
  if (step.does === "change") await sales.change({ name: { uuid }, actor: null }, step);
  if (step.does === "expire") await sales.endHold(id);
  if (step.does === "open") world.payments.push(await sales.openPayment(uuid, step.kind));
}

it("keeps seats, money and history consistent after any steps run concurrently", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 }),
      async (rounds) => {
        const { pool } = sales.context;
        const world: World = { tours: [], bookings: [], payments: [] };
        for (const organizerId of [organizers.direct, organizers.confirming]) {
          const tour = await insertTour(pool, {
            organizerId,
            seats: 4,
            prepaymentPercent: 50,
          });
          // A dearer date and a cheaper one to move to.
          for (const [days, priceMinor] of [
            [40, 1_500_000],
            [50, 600_000],
          ] as const)
            await insertDate(pool, tour.dateId, { days, priceMinor, seats: 4 });
          world.tours.push(tour);
        }
        const tourIds = world.tours.map(({ tourId }) => tourId);
        for (const round of rounds) {
          const results = await Promise.allSettled(round.map((step) => run(world, step)));
          expect(unexpected(results)).toEqual([]);
          expect(await brokenRules(pool, tourIds)).toEqual([]);
        }
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
});
