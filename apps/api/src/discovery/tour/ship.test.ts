import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { cabinSeat } from "@tropa/domain/sales/cabin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ships } from "@tropa/demo/catalogue/fleet";
import { loadShipCabins } from "@tropa/demo/catalogue/ship-cabins";
import { inTransaction } from "../../platform/db/database.ts";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let cruise: { id: number; price_minor: number; ship: string; cabin_capacities: number[] };
let other: number;

beforeAll(async () => {
  api = await startTestApi(60, async (pool) => {
    await pool.query("UPDATE tour SET status = 'published'");
    await inTransaction(pool, loadShipCabins);
  });
  const { rows } = await api.pool.query<typeof cruise>(
    `SELECT t.id, t.price_minor, s.name ->> 'ru' AS ship, t.cabin_capacities
       FROM tour t JOIN ship s ON s.id = t.ship_id WHERE t.is_cruise AND t.currency = 'RUB' LIMIT 1`,
  );
  const tours = await api.pool.query<{ id: number }>(
    "SELECT id FROM tour WHERE NOT is_cruise LIMIT 1",
  );
  if (!rows[0] || !tours.rows[0]) throw new Error("the test catalogue has no cruise");
  [cruise] = rows as [typeof cruise];
  other = tours.rows[0].id;
});
afterAll(() => api.close());

const read = (id: number, language: "ru" | "en" | "de" | "zh" = "ru") =>
  api.client(language, "RUB").call(tourCall, {
    query: { slug: `x-${id}`, expand_program: "1", expand_reviews: "1", with_alt: "1" },
  });

test("shows a cruise's ship and its cabins, cheapest first, starting at the card's price", async () => {
  const { ship } = await read(cruise.id);
  expect(ship?.name).toBe(cruise.ship);
  const seed = ships.find(({ name }) => name.ru === cruise.ship);
  expect(ship?.passengers).toBe(seed?.passengers);
  expect(ship?.built).toBeGreaterThan(1900);
  expect(ship?.image?.image).toMatch(/^\/images\/[a-z-]+-\d\/\{size\}\.avif$/);
  const cabins = ship?.cabins ?? [];
  expect(cabins.length).toBeGreaterThanOrEqual(3);
  const price = { minor: cruise.price_minor, currency: "RUB" } as const;
  expect(cabins[0]?.price).toBe(cruise.price_minor);
  for (const cabin of cabins) {
    expect(cabin.price).toBe(cabinSeat(price, cabin.supplement_percent).minor);
    expect(cabin.deck).toBeLessThanOrEqual(ship?.decks ?? 0);
    expect(cabin.inside.length).toBeGreaterThan(0);
  }
  // The page shows the capacities that the filter offers.
  expect([...new Set(cabins.map(({ capacity }) => capacity))].sort((a, b) => a - b)).toEqual(
    cruise.cabin_capacities,
  );
});

test("describes ships and cabins in the reader's language", async () => {
  for (const language of ["ru", "en", "de", "zh"] as const) {
    const { ship } = await read(cruise.id, language);
    const words = [
      ship?.vessel,
      ...(ship?.cabins ?? []).flatMap((cabin) => [cabin.kind, ...cabin.inside]),
    ];
    // A code that is missing in the catalogue would be shown unchanged.
    for (const word of words) expect(word).not.toMatch(/^[a-z-]+ship$|^(twin|single|suite)$/);
    expect(words.some((word) => /[а-я]/i.test(word ?? ""))).toBe(language === "ru");
  }
});

test("shows no ship for a tour on land", async () => {
  expect((await read(other)).ship).toBeNull();
});
