import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../platform/errors/actor.ts";
import { releaseExpiredHolds } from "../../sales/orders/jobs/holds.ts";
import { insertDate, insertTour, organizers } from "../../../testing/fixtures.ts";
import { unexpected } from "../../../testing/unexpected.ts";
import { cancelDeparture, departureCancellation, editDeparture } from "./departures.ts";
import { findDepartures } from "./departures-store.ts";
import { brokenRules } from "../../../testing/sales/broken-rules.ts";
import { DirectSales, at } from "../../../testing/sales/direct-sales.ts";
import type { OpenedBooking } from "../../../testing/sales/direct-sales.ts";

let sales: DirectSales;
beforeAll(async () => {
  sales = await DirectSales.open(10);
});
afterAll(() => sales.close());

const actor: Actor = {
  accountId: 1,
  sessionId: "",
  organizerId: organizers.direct,
  isStaff: false,
  canViewCommission: false,
  canUseKnowledge: false,
  deskParts: [],
  requestId: "",
};
const reader = () => ({ actor, locale: "en" as const, now: new Date() });

/** Two dates of a tour with few seats. */
interface World {
  tourId: number;
  dateIds: number[];
  bookings: { id: number; uuid: string }[];
  payments: OpenedBooking[];
}

async function newWorld(seats = 4): Promise<World> {
  const { tourId, dateId } = await insertTour(sales.context.pool, { seats, prepaymentPercent: 50 });
  const second = await insertDate(sales.context.pool, dateId, {
    days: 40,
    priceMinor: 600_000,
    seats,
  });
  return { tourId, dateIds: [dateId, second], bookings: [], payments: [] };
}

async function book({ tourId, bookings }: World, dateId: number, seats: number): Promise<void> {
  bookings.push(await sales.order({ tourId, dateId }, seats));
}

async function edit(dateId: number, changes: object): Promise<void> {
  const [row] = await findDepartures(sales.context.pool, [dateId]);
  await editDeparture(
    sales.context,
    {
      id: dateId,
      version: row!.version,
      seats: row!.seats_total,
      price: row!.price_minor,
      discount: null,
      is_closed: row!.is_closed,
      is_guaranteed: row!.is_guaranteed,
      ...changes,
    },
    reader(),
  );
}

async function cancel(dateId: number): Promise<void> {
  const { departure, bookings } = await departureCancellation(sales.context, dateId, reader());
  await cancelDeparture(
    sales.context,
    { id: dateId, version: departure.version, message: "", bookings },
    reader(),
  );
}

async function openPayment({ payments }: World, uuid: string): Promise<void> {
  payments.push(await sales.openPayment(uuid, "prepayment"));
}

const which = fc.nat(20);
const date = fc.nat(1);
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("book" as const),
      date,
      seats: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("seats" as const),
      date,
      seats: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("close" as const), date, isClosed: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("price" as const),
      date,
      seats: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("callOff" as const), date }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom(
        "open" as const,
        "pay" as const,
        "leave" as const,
        "expire" as const,
        "sweep" as const,
      ),
      which,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("move" as const),
      which,
      date,
      seats: fc.integer({ min: 1, max: 3 }),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

async function run(world: World, step: Command): Promise<void> {
  if ("date" in step && step.does !== "move") {
    const dateId = world.dateIds[step.date]!;
    if (step.does === "book") await book(world, dateId, step.seats);
    if (step.does === "seats") await edit(dateId, { seats: step.seats });
    if (step.does === "close") await edit(dateId, { is_closed: step.isClosed });
    if (step.does === "price") await edit(dateId, { price: step.seats * 100_000 });
    if (step.does === "callOff") await cancel(dateId);
    return;
  }
  if (step.does === "sweep") {
    await releaseExpiredHolds(sales.context);
    return;
  }
  if (step.does === "pay") {
    const payment = at(world.payments, step.which);
    if (payment) await sales.hear(payment);
    return;
  }
  const booking = at(world.bookings, "which" in step ? step.which : 0);
  if (!booking) return;
  const { id, uuid } = booking;
  if (step.does === "open") await openPayment(world, uuid);
  if (step.does === "leave") await sales.cancel(uuid);
  if (step.does === "expire") await sales.endHold(id);
  if (step.does === "move") await sales.change({ name: { uuid }, actor: null }, step);
}

it("keeps seats, bookings and money consistent after any concurrent actions", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 10 }),
      async (rounds) => {
        const world = await newWorld();
        for (const round of rounds) {
          const results = await Promise.allSettled(round.map((step) => run(world, step)));
          expect(unexpected(results)).toEqual([]);
          expect(await brokenRules(sales.context.pool, [world.tourId])).toEqual([]);
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
});

type Act = (world: World) => Promise<unknown>;
const first = ({ dateIds }: World) => dateIds[0]!;

it.each<[string, Act]>([
  ["a cut of the seats", (world) => edit(first(world), { seats: 2 })],
  ["closing a departure", (world) => edit(first(world), { is_closed: true })],
  ["a change of the price", (world) => edit(first(world), { price: 900_000 })],
  ["calling off", (world) => cancel(first(world))],
])("keeps seats and bookings consistent when orders race with %s", async (_, act) => {
  for (let round = 0; round < 5; round += 1) {
    const world = await newWorld(6);
    const orders = Array.from({ length: 6 }, () => book(world, first(world), 1));
    const results = await Promise.allSettled([...orders, act(world), act(world)]);
    expect(unexpected(results)).toEqual([]);
    expect(await brokenRules(sales.context.pool, [world.tourId])).toEqual([]);
    // Once it is over, a last try of the organizer's goes through or says why not.
    expect(unexpected(await Promise.allSettled([act(world)]))).toEqual([]);
    expect(await brokenRules(sales.context.pool, [world.tourId])).toEqual([]);
  }
});

it("refunds a payment once when it arrives while its departure is being called off", async () => {
  for (let round = 0; round < 8; round += 1) {
    const world = await newWorld();
    await book(world, first(world), 2);
    await openPayment(world, world.bookings[0]!.uuid);
    const [payment] = world.payments;
    const results = await Promise.allSettled([
      sales.hear(payment!),
      cancel(first(world)),
      sales.hear(payment!),
    ]);
    expect(unexpected(results)).toEqual([]);
    await cancel(first(world)).catch((error: unknown) => {
      // The payment came first and changed the shown consequences, or the departure was called off at once.
      expect(error).toMatchObject({ code: "gone" });
    });
    expect(await brokenRules(sales.context.pool, [world.tourId])).toEqual([]);
    const rows = await sales.rows(
      `SELECT booking.status, sum(refund.amount_minor)::bigint AS back, payment.amount_minor AS came
         FROM booking JOIN payment ON payment.booking_id = booking.id LEFT JOIN refund ON refund.payment_id = payment.id
        WHERE booking.tour_id = $1 GROUP BY booking.id, payment.id`,
      world.tourId,
    );
    expect(rows).toEqual([{ status: 6, back: payment!.amountMinor, came: payment!.amountMinor }]);
  }
});
