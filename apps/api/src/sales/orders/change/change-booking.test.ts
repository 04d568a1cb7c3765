import type { bookingOffersCall } from "@tropa/api-contract/sales/calls-booking-change";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Bank } from "../../../../testing/bank.ts";
import { insertDate, organizers } from "../../../../testing/fixtures.ts";
import { codeOf, faultsOf, Shop } from "../../../../testing/shop.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

type Offers = AnswerOf<typeof bookingOffersCall>;

const offersOf = async (uuid: string, party?: object): Promise<Offers> =>
  (await shop.post("/spa/booking-offers", { uuid, ...(party && { party }) })).json<Offers>();
const change = (uuid: string, body: object) =>
  shop.post("/spa/change-booking", { uuid, adults: 2, ...body });
const stateOf = async (uuid: string) => {
  const { start, adults, total, paid, prepayment, status } = await shop.booking(uuid);
  return { start, adults, total, paid, prepayment, status };
};
const refundsOf = (id: number) =>
  shop.rows(
    `SELECT refund.amount_minor AS amount, reason, ordinal FROM refund JOIN payment ON payment.id = payment_id
      WHERE booking_id = $1 ORDER BY refund.id`,
    id,
  );

/** Two seats of 10 000 each, and another date of the tour at another price. */
async function withOther(priceMinor: number, seats = 10) {
  const made = await shop.book({ seats });
  const other = await insertDate(shop.context.pool, made.dateId, { days: 20, priceMinor, seats });
  return { ...made, other };
}

async function pay(uuid: string, kind: "prepayment" | "full" | "payment") {
  const payment = await bank.open(uuid, { kind });
  await bank.notify(payment);
  return payment;
}

describe("moving a booking to another date", () => {
  it("shows the certainty of each departure on offer", async () => {
    const { uuid, dateId, other } = await withOther(1_000_000);
    await pay(uuid, "full");
    await shop.rows(
      "UPDATE tour_date SET is_guaranteed = id = $1 WHERE id IN ($1, $2)",
      dateId,
      other,
    );
    const { dates } = await offersOf(uuid);
    expect(dates.map(({ id, certainty }) => [id, certainty])).toEqual([
      [dateId, "guaranteed"],
      [other, "gathering"],
    ]);
  });

  it("shows which departures on offer are past their decision date", async () => {
    const { uuid, dateId, other } = await withOther(1_000_000);
    await pay(uuid, "full");
    await shop.rows(
      "UPDATE tour SET decided_days = 40 WHERE id = (SELECT tour_id FROM tour_date WHERE id = $1)",
      dateId,
    );
    await shop.rows(
      "UPDATE tour_date SET is_guaranteed = false WHERE id IN ($1, $2)",
      dateId,
      other,
    );
    const { dates } = await offersOf(uuid);
    expect(dates.map(({ id, is_decision_late: isLate }) => [id, isLate])).toEqual([
      [dateId, true],
      [other, false],
    ]);
  });

  it("refunds the difference and moves the seats when the new date costs less", async () => {
    const { uuid, id, dateId, other } = await withOther(700_000);
    await pay(uuid, "full");
    const offer = (await offersOf(uuid)).dates.find((date) => date.id === other);
    expect(offer).toMatchObject({ total: 1_400_000, to_pay: 0, to_refund: 600_000 });
    const answer = await change(uuid, { variant_id: other, total: offer?.total });
    expect(answer.json()).toEqual({ to_pay: 0, to_refund: 600_000 });
    expect(await stateOf(uuid)).toMatchObject({ total: 1_400_000, paid: 1_400_000, status: 3 });
    expect([await shop.seatsTaken(dateId), await shop.seatsTaken(other)]).toEqual([0, 2]);
    expect(await refundsOf(id)).toEqual([
      { amount: 600_000, reason: "booking_changed", ordinal: 1 },
    ]);
    const letters = await shop.messages(id, "bookingChanged");
    expect(letters).toHaveLength(1);
    expect(letters[0]?.["body"]).toMatch(/Статус поездки: \S/);
    // Asked for twice, done once.
    expect((await change(uuid, { variant_id: other, total: 1_400_000 })).statusCode).toBe(200);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it("leaves the difference to pay when the new date costs more", async () => {
    const { uuid, other } = await withOther(1_200_000);
    await pay(uuid, "full");
    const answer = await change(uuid, { variant_id: other, total: 2_400_000 });
    expect(answer.json()).toEqual({ to_pay: 400_000, to_refund: 0 });
    const rest = await pay(uuid, "payment");
    expect(rest.amount).toBe(400_000);
    expect(await stateOf(uuid)).toMatchObject({ paid: 2_400_000, total: 2_400_000 });
  });

  it("counts a prepayment that was started before the move, and waits for the rest of the new one", async () => {
    const { uuid, other } = await withOther(1_200_000);
    const before = await bank.open(uuid, { kind: "prepayment" });
    await change(uuid, { variant_id: other, total: 2_400_000 });
    await bank.notify(before);
    const waiting = await stateOf(uuid);
    expect(waiting).toMatchObject({ paid: before.amount, status: 2 });
    const rest = await pay(uuid, "prepayment");
    expect(rest.amount).toBe((waiting.prepayment ?? 0) - before.amount);
    expect(await stateOf(uuid)).toMatchObject({ paid: waiting.prepayment, status: 3 });
  });

  it("refunds exactly what was paid when the booking is changed twice and then cancelled", async () => {
    const { uuid, id, dateId, other } = await withOther(700_000);
    const payment = await pay(uuid, "full");
    await change(uuid, { variant_id: other, total: 1_400_000 });
    await change(uuid, { variant_id: other, adults: 1, total: 700_000 });
    expect((await shop.booking(uuid)).refund_today).toMatchObject({ refund: 700_000 });
    await shop.post("/spa/cancel-booking", { uuid, refund: 700_000 });
    const refunds = await refundsOf(id);
    expect(refunds.map(({ amount, ordinal }) => [amount, ordinal])).toEqual([
      [600_000, 1],
      [700_000, 2],
      [700_000, 3],
    ]);
    expect(payment.amount).toBe(2_000_000);
    expect([await shop.seatsTaken(dateId), await shop.seatsTaken(other)]).toEqual([0, 0]);
    // The database itself refuses a kopeck more.
    const more = shop.rows(
      `INSERT INTO refund (payment_id, amount_minor, currency, reason, ordinal)
       SELECT id, 1, currency, 'booking_canceled', 9 FROM payment WHERE booking_id = $1`,
      id,
    );
    await expect(more).rejects.toThrow("more than was paid");
  });

  it("is refused when the total differs from the one shown", async () => {
    const { uuid, other } = await withOther(1_200_000);
    const before = await stateOf(uuid);
    const answer = await change(uuid, { variant_id: other, total: 2_000_000 });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, "price_changed"]);
    expect(answer.json()).toMatchObject({
      price: {
        seen: { amount: 2_000_000, currency: "RUB" },
        now: { amount: 2_400_000, currency: "RUB" },
      },
    });
    expect(await stateOf(uuid)).toEqual(before);
  });

  it("is refused when the new date lacks seats for the whole party", async () => {
    const { uuid, dateId, other } = await withOther(1_000_000, 3);
    await shop.rows("UPDATE tour_date SET seats_taken = 2 WHERE id = $1", other);
    expect((await offersOf(uuid)).dates.map(({ id, has_seats: has }) => [id, has])).toEqual([
      [dateId, true],
      [other, false],
    ]);
    const answer = await change(uuid, { variant_id: other, total: 2_000_000 });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, "no_seats"]);
    expect([await shop.seatsTaken(dateId), await shop.seatsTaken(other)]).toEqual([2, 2]);
  });

  it("never oversells a departure to concurrent moves and orders", async () => {
    const { other, tourId } = await withOther(1_000_000, 20).then(async (first) => ({
      ...first,
      tourId: Number(
        (await shop.rows("SELECT tour_id FROM tour_date WHERE id = $1", first.other))[0]?.tour_id,
      ),
    }));
    await shop.rows("UPDATE tour_date SET seats_total = 4 WHERE id = $1", other);
    const [own] = await shop.rows(
      "SELECT id FROM tour_date WHERE tour_id = $1 AND id <> $2",
      tourId,
      other,
    );
    const order = (date: unknown) =>
      shop.post("/spa/submit-order", {
        tour_id: tourId,
        variant_id: date,
        first_name: "Мария",
        phone: "+7 (903) 123-45-67",
        email: "maria@example.org",
        adults: 2,
        agree: true,
        seen: { amount: 2_000_000, currency: "RUB" },
      });
    const made: string[] = [];
    for (let index = 0; index < 4; index += 1)
      made.push((await order(own?.id)).json<{ uuid: string }>().uuid);
    const answers = await Promise.all([
      ...made.map((uuid) => change(uuid, { variant_id: other, total: 2_000_000 })),
      order(other),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(await shop.seatsTaken(other)).toBe(4);
    const [row] = await shop.rows(
      "SELECT sum(seats)::int AS sum FROM booking WHERE tour_date_id = $1 AND status < 5",
      other,
    );
    expect(row?.sum).toBe(4);
  });

  it("lets two bookings swap dates at once without a deadlock", async () => {
    const first = await withOther(1_000_000);
    const [row] = await shop.rows("SELECT tour_id FROM tour_date WHERE id = $1", first.other);
    const second = await shop.post("/spa/submit-order", {
      tour_id: row?.tour_id,
      variant_id: first.other,
      first_name: "Анна",
      phone: "+7 (903) 123-45-68",
      email: "anna@example.org",
      adults: 2,
      agree: true,
      seen: { amount: 2_000_000, currency: "RUB" },
    });
    const { uuid } = second.json<{ uuid: string }>();
    const answers = await Promise.all([
      change(first.uuid, { variant_id: first.other, total: 2_000_000 }),
      change(uuid, { variant_id: first.dateId, total: 2_000_000 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await shop.seatsTaken(first.dateId), await shop.seatsTaken(first.other)]).toEqual([
      2, 2,
    ]);
  });
});

describe("changing the party of a booking", () => {
  it("charges the new number of travellers at the agreed price", async () => {
    const { uuid, dateId } = await shop.book();
    await pay(uuid, "prepayment");
    const offers = await offersOf(uuid, { adults: 3 });
    expect(offers.dates.find(({ is_current: is }) => is)).toMatchObject({ total: 3_000_000 });
    await change(uuid, { variant_id: dateId, adults: 3, total: 3_000_000 });
    expect(await stateOf(uuid)).toMatchObject({ adults: 3, total: 3_000_000 });
    expect(await shop.seatsTaken(dateId)).toBe(3);
  });

  it("refuses a party smaller than the number of travellers already filled in", async () => {
    const { uuid, id, dateId } = await shop.book();
    await shop.rows(
      "INSERT INTO tourist (booking_id, place, first_name, last_name, is_touched) VALUES ($1, 2, 'Ира', '', true)",
      id,
    );
    const answer = await change(uuid, { variant_id: dateId, adults: 1, total: 1_000_000 });
    expect(faultsOf(answer)).toHaveProperty("adults");
    expect(await shop.seatsTaken(dateId)).toBe(2);
  });
});

describe("a booking that cannot be changed", () => {
  it("reports that it is too late once cancelling is no longer free", async () => {
    const { uuid, other } = await withOther(1_000_000);
    await shop.rows("UPDATE booking SET free_until = '2020-01-01' WHERE uuid = $1", uuid);
    expect(await offersOf(uuid)).toMatchObject({ obstacle: "late", dates: [] });
    expect((await change(uuid, { variant_id: other, total: 2_000_000 })).statusCode).toBe(409);
  });

  it("reports that only the organizer can change it once the organizer has confirmed it", async () => {
    const { uuid, id } = await shop.book({ organizerId: organizers.confirming });
    expect((await offersOf(uuid)).obstacle).toBeNull();
    await shop.rows("UPDATE booking SET status = 2 WHERE id = $1", id);
    expect((await offersOf(uuid)).obstacle).toBe("organizer");
  });

  it("requires sign-in when addressed by its number", async () => {
    const { id } = await shop.book();
    expect((await shop.post("/spa/booking-offers", { id })).statusCode).toBe(401);
  });
});
