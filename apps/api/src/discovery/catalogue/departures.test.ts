import { toursByIdsCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(200);
});
afterAll(() => api.close());

const list = (query: Record<string, string>) => api.client("ru", "RUB").call(toursCall, { query });

/** The month that most tours leave in, as a pair of dates. */
async function busiestMonth(): Promise<{ dateFrom: string; dateTo: string }> {
  const { filters } = await list({ expand: "filters" });
  const [month] = filters!.months.toSorted((a, b) => b.count - a.count);
  const [year, number] = month!.value.split("-").map(Number);
  const last = new Date(Date.UTC(year!, number, 0)).toISOString().slice(0, 10);
  return { dateFrom: `${month!.value}-01`, dateTo: last };
}

describe("a listing with dates chosen", () => {
  it("shows on every card the date and price of one departure within those dates", async () => {
    const dates = await busiestMonth();
    for (const sort of ["default", "price", "-price", "date"]) {
      const { items, total } = await list({ ...dates, sort });
      expect(total).toBeGreaterThan(10);
      for (const card of items) {
        if (!card.is_date_chosen) {
          expect(card).toMatchObject({ nearest: null, use_request_period: true });
          continue;
        }
        expect(card.nearest!.start >= dates.dateFrom).toBe(true);
        expect(card.nearest!.start <= dates.dateTo).toBe(true);
        expect(card.nearest!.price).toBe(card.price);
        expect(card.is_need_show_price_from).toBe(false);
      }
      const prices = items.map(({ price }) => price);
      if (sort === "price") expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (sort === "-price") expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      const starts = items.map(({ nearest }) => nearest?.start ?? "9");
      if (sort === "date") expect(starts).toEqual(starts.toSorted());
    }
  });

  it("filters by the price of the departure shown", async () => {
    const dates = await busiestMonth();
    const { items } = await list({ ...dates, sort: "price" });
    const middle = Math.ceil(items[Math.floor(items.length / 2)]!.price / 100_000) * 1000;
    const cheap = await list({ ...dates, priceMax: String(middle) });
    expect(cheap.items.length).toBeGreaterThan(0);
    for (const { price } of cheap.items) expect(price).toBeLessThanOrEqual(middle * 100);
    const dear = await list({ ...dates, priceMin: String(middle) });
    for (const { price } of dear.items) expect(price).toBeGreaterThanOrEqual(middle * 100);
  });

  it("keeps the chosen departure when tours are shown by id", async () => {
    const dates = await busiestMonth();
    const { items } = await list({ ...dates, sort: "date" });
    const card = items.find(({ is_date_chosen }) => is_date_chosen)!;
    const query = { ids: String(card.id), dates: String(card.nearest!.id) };
    const { items: again } = await api.client("ru", "RUB").call(toursByIdsCall, { query });
    expect(again).toMatchObject([
      { is_date_chosen: true, price: card.price, nearest: { id: card.nearest!.id } },
    ]);
  });
});

it("shows the cheapest coming departure when no dates are chosen", async () => {
  const { items } = await list({});
  const { rows } = await api.pool.query<{ tour_id: number; price: number; without: number | null }>(
    `SELECT DISTINCT ON (tour_id) tour_id, price_minor AS price, price_without_discount_minor AS without
     FROM tour_date WHERE starts_on > now()::date AND seats_taken < seats_total
     ORDER BY tour_id, price_minor, starts_on`,
  );
  const cheapest = new Map(rows.map((row) => [row.tour_id, row]));
  expect(items.filter(({ id }) => cheapest.has(id)).length).toBeGreaterThan(10);
  for (const card of items) {
    const row = cheapest.get(card.id);
    expect(card.is_date_chosen).toBe(false);
    if (row && card.original_currency === "RUB") {
      expect(card.price).toBe(row.price);
      expect(card.price_without_discount).toBe(row.without);
    }
  }
});
