import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Bank } from "../../../testing/bank.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import { codeOf, orderOf, Shop } from "../../../testing/shop.ts";
import type { OrderAnswer } from "../../../testing/shop.ts";
import { endDiscounts } from "../../organizers/departures/departures.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

const roubles = (amount: number) => ({ amount, currency: "RUB" });
const dollars = (amount: number) => ({ amount, currency: "USD" });

describe("an order", () => {
  it.each([
    ["raised", 1_200_000, roubles(2_400_000)],
    ["lowered", 900_000, roubles(1_800_000)],
  ])(
    "is refused with both prices when the price was %s after it was shown",
    async (_, price, now) => {
      const made = await insertTour(shop.context.pool);
      await shop.rows("UPDATE tour_date SET price_minor = $2 WHERE id = $1", made.dateId, price);
      const answer = await shop.post("/spa/submit-order", orderOf(made));
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, "price_changed"]);
      expect(answer.json()).toMatchObject({ price: { seen: roubles(2_000_000), now } });
      expect(await shop.seatsTaken(made.dateId)).toBe(0);
    },
  );

  it("is accepted once under the same idempotency key after the tourist agrees to the new price", async () => {
    const made = await insertTour(shop.context.pool, { priceMinor: 1_500_000 });
    const headers = { "idempotency-key": `agreed-${made.tourId}` };
    const refused = await shop.post("/spa/submit-order", orderOf(made), headers);
    expect(codeOf(refused)).toBe("price_changed");
    const order = { ...orderOf(made), seen: roubles(3_000_000) };
    const send = async () =>
      (await shop.post("/spa/submit-order", order, headers)).json<OrderAnswer>().uuid;
    const first = await send();
    await shop.rows("UPDATE tour_date SET price_minor = 1 WHERE id = $1", made.dateId);
    expect(await send()).toBe(first);
    expect(await shop.booking(first)).toMatchObject({ total: 3_000_000 });
  });

  it("is refused at the price of an expired discount", async () => {
    const made = await insertTour(shop.context.pool);
    await shop.rows(
      `UPDATE tour_date SET price_without_discount_minor = 1500000, discount_type = 'seasonal',
              discount_ends_on = current_date - 2 WHERE id = $1`,
      made.dateId,
    );
    await endDiscounts(shop.context.pool);
    const answer = await shop.post("/spa/submit-order", orderOf(made));
    expect(answer.json()).toMatchObject({
      code: "price_changed",
      price: { now: roubles(3_000_000) },
    });
  });

  it("is refused when the rate has changed or the currency shown is not the one charged", async () => {
    const made = await insertTour(shop.context.pool);
    const headers = { "x-localization": "intl" };
    const ask = async (seen: object | null) =>
      (await shop.post("/spa/submit-order", { ...orderOf(made), seen }, headers)).json<{
        code: string;
        price: { now: { amount: number; currency: string } };
      }>();
    const { now } = (await ask(null)).price;
    expect(now.currency).toBe("USD");
    expect(await ask(roubles(2_000_000))).toMatchObject({ code: "price_changed", price: { now } });
    await shop.rows("UPDATE currency_rate SET per_usd = per_usd / 2 WHERE currency = 'RUB'");
    expect(await ask(now)).toMatchObject({ code: "price_changed", price: { seen: now } });
    await shop.rows("UPDATE currency_rate SET per_usd = per_usd * 2 WHERE currency = 'RUB'");
    expect(await ask(now)).toMatchObject({ status: 2 });
  });

  it("without a price is accepted only if no price was shown", async () => {
    const made = await insertTour(shop.context.pool, { childPrices: [] });
    const order = { ...orderOf(made), children: 1, children_ages: [7] };
    const refused = await shop.post("/spa/submit-order", order);
    expect(refused.json()).toMatchObject({ code: "price_changed", price: { now: null } });
    const taken = await shop.post("/spa/submit-order", { ...order, seen: null });
    expect(taken.json()).toMatchObject({ status: 1 });
  });
});

describe("a payment", () => {
  it("of a sum other than the one shown is refused with both sums, and starts once agreed to", async () => {
    const { uuid } = await shop.book(
      { currency: "USD", priceMinor: 12_500 },
      { "x-localization": "intl" },
    );
    const ask = { provider: "sandbox", seen: dollars(4000) };
    const refused = await shop.post("/spa/create-payment", { ...bank.request(uuid), ...ask });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, "price_changed"]);
    expect(refused.json()).toMatchObject({ price: { seen: dollars(4000), now: dollars(5000) } });
    expect(await bank.open(uuid, { seen: dollars(5000) })).toMatchObject({ amount: 5000 });
  });
});
