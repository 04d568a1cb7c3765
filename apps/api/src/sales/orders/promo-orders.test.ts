import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertDate, insertTour } from "../../../testing/fixtures.ts";
import { insertPromoCode } from "../../../testing/sales/promo-codes.ts";
import { codeOf, faultsOf, orderOf, Shop } from "../../../testing/shop.ts";
import type { OrderAnswer } from "../../../testing/shop.ts";
import { releaseExpiredHolds } from "./orders.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

const today = todayIn("UTC");
const roubles = (amount: number) => ({ amount, currency: "RUB" });
const codeFor = async (columns: Readonly<Record<string, unknown>> = {}) =>
  (await insertPromoCode(shop.context.pool, columns)).code;
/** Orders two seats at 10,000 roubles, of a new tour, by a new person. */
let people = 0;
async function order(
  promo: string,
  {
    seen = 1_800_000,
    at,
    ...more
  }: { seen?: number; at?: Departure; [field: string]: unknown } = {},
) {
  const made = at ?? (await insertTour(shop.context.pool));
  people += 1;
  const contacts = {
    phone: `+7 903 200 ${String(people).padStart(4, "0")}`,
    email: `guest${people}@example.org`,
  };
  const body = { ...orderOf(made), ...contacts, promo, seen: roubles(seen), ...more };
  return { ...made, response: await shop.post("/spa/submit-order", body) };
}
type Departure = Awaited<ReturnType<typeof insertTour>>;
const check = async (promo: string, made?: Departure) => {
  const { tourId, dateId } = made ?? (await insertTour(shop.context.pool));
  return shop.post("/spa/check-promo", { promo, tour_id: tourId, variant_id: dateId });
};
const usesOf = async (code: string) =>
  (await shop.rows("SELECT uses FROM promo_code WHERE code = $1", code))[0]?.["uses"];

describe("an order with a code", () => {
  it("costs what the code leaves, and its prepayment follows", async () => {
    const promo = await codeFor();
    const answer = await check(promo.toLowerCase());
    expect(answer.json()).toEqual({ code: promo, terms: { percent: 10, amount: null } });
    const { response } = await order(` ${promo.toLowerCase()} `);
    const { uuid, request_id: id } = response.json<OrderAnswer>();
    expect(await shop.booking(uuid)).toMatchObject({
      total: 1_800_000,
      prepayment: 360_000,
      promo: { code: promo, off: 200_000 },
    });
    expect(await usesOf(promo)).toBe(1);
    expect(
      await shop.rows(
        "SELECT discount_tropa_minor, discount_organizer_minor FROM booking WHERE id = $1",
        id,
      ),
    ).toEqual([{ discount_tropa_minor: 200_000, discount_organizer_minor: 0 }]);
  });

  it("is charged what was seen: another sum is asked about", async () => {
    const { response } = await order(await codeFor(), { seen: 2_000_000 });
    expect([response.statusCode, codeOf(response)]).toEqual([409, "price_changed"]);
    expect(response.json()).toMatchObject({ price: { now: roubles(1_800_000) } });
  });

  it("comes after the departure's own discount, and is borne by the organizer if the code says so", async () => {
    const made = await insertTour(shop.context.pool);
    await shop.rows(
      "UPDATE tour_date SET price_minor = 900000, price_without_discount_minor = 1000000 WHERE id = $1",
      made.dateId,
    );
    const promo = await codeFor({
      amount_minor: 50_000,
      borne_by: "organizer",
      tour_ids: [made.tourId],
    });
    const { response } = await order(promo, { seen: 1_750_000, at: made });
    const { request_id: id } = response.json<OrderAnswer>();
    expect(
      await shop.rows(
        "SELECT total_minor, discount_organizer_minor FROM booking WHERE id = $1",
        id,
      ),
    ).toEqual([{ total_minor: 1_750_000, discount_organizer_minor: 50_000 }]);
  });

  it.each([
    ["ended", { ended_at: "2026-01-01" }, "не действует"],
    ["past", { valid_until: addDays(today, -2) }, "не действует"],
    ["not begun", { valid_from: addDays(today, 2) }, "ещё не действует"],
    ["for other tours", { tour_ids: [1] }, "не для этого тура"],
    ["for other places", { country_ids: [-1] }, "не для этого тура"],
    ["for other dates", { starts_until: today }, "не для этой даты"],
    ["for later dates", { starts_from: addDays(today, 4000) }, "не для этой даты"],
    ["of another storefront", { storefront: "intl" }, "Такого промокода нет"],
    ["used up", { max_uses: 1, uses: 1 }, "исчерпан"],
  ])("is refused at its field when the code is %s", async (_, columns, text) => {
    const promo = await codeFor(columns);
    const message = { promo: [expect.stringContaining(text)] };
    expect(faultsOf(await check(promo))).toEqual(message);
    const { response, dateId } = await order(promo);
    expect([response.statusCode, faultsOf(response)]).toEqual([422, message]);
    expect(await shop.seatsTaken(dateId)).toBe(0);
  });

  it("is for the tours of a place", async () => {
    const made = await insertTour(shop.context.pool);
    const [tour] = await shop.rows(
      "SELECT country_ids, main_city_id FROM tour WHERE id = $1",
      made.tourId,
    );
    for (const columns of [
      { country_ids: tour?.["country_ids"] },
      { city_ids: [tour?.["main_city_id"]] },
    ])
      expect((await check(await codeFor(columns), made)).statusCode).toBe(200);
  });
});

describe("uses of a code", () => {
  it("are released when a booking ends unpaid or is cancelled free, and taken again when it goes on", async () => {
    const promo = await codeFor({ max_uses: 1 });
    const first = (await order(promo)).response.json<OrderAnswer>();
    expect(faultsOf((await order(promo)).response)).toHaveProperty("promo");
    await shop.endHolds(first.request_id);
    await releaseExpiredHolds(shop.context);
    expect(await usesOf(promo)).toBe(0);
    const second = (await order(promo)).response.json<OrderAnswer>();
    await shop.post("/spa/cancel-booking", { uuid: second.uuid, refund: 0 });
    expect(await usesOf(promo)).toBe(0);
    const third = (await order(promo)).response;
    expect(third.statusCode).toBe(200);
    // The price of a booking stays after its use was released.
    expect(await shop.booking(first.uuid)).toMatchObject({ promo: { code: promo, off: 200_000 } });
  });

  it("stay with a booking that was cancelled for a fee", async () => {
    const promo = await codeFor();
    const { uuid, request_id: id } = (await order(promo)).response.json<OrderAnswer>();
    await shop.rows(
      `WITH paid AS (
         INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
         VALUES ($1, 5, 'prepayment', 'card', 2, 360000, 'RUB', '/', '/'))
       UPDATE booking SET status = 3, hold_until = NULL, paid_minor = 360000, free_until = current_date - 2 WHERE id = $1`,
      id,
    );
    const answer = await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    expect(answer.statusCode).toBe(200);
    expect(await usesOf(promo)).toBe(1);
  });

  it("give the last one to exactly one of 100 orders at once; the others may order without", async () => {
    const promo = await codeFor({ max_uses: 1 });
    const made = await insertTour(shop.context.pool, { seats: 40 });
    const dates = [made.dateId];
    for (const days of [40, 50]) {
      const date = { days, priceMinor: 1_000_000, seats: 40 };
      dates.push(await insertDate(shop.context.pool, made.dateId, date));
    }
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const at = { ...made, dateId: dates[index % 3]! };
        return (await order(promo, { at, adults: 1, seen: 900_000 })).response;
      }),
    );
    const count = (status: number) =>
      answers.filter(({ statusCode }) => statusCode === status).length;
    expect({ got: count(200), refused: count(422) }).toEqual({ got: 1, refused: 99 });
    const texts = answers.flatMap((answer) => faultsOf(answer)?.["promo"] ?? []);
    expect(new Set(texts)).toEqual(new Set(["Лимит использований этого промокода исчерпан"]));
    expect(await usesOf(promo)).toBe(1);
    const without = await order(promo, { at: made, promo: undefined, adults: 1, seen: 1_000_000 });
    expect(without.response.statusCode).toBe(200);
  });
});
