import { tourCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { homeCall } from "@tropa/api-contract/discovery/calls-home";
import { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { exampleCatalogue, exampleDate, exampleTour } from "./example-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";

const today = todayIn("UTC");
const cover = "https://pictures.example.com/olkhon-1.jpg";
const colour = "#3f6a66";
const starts = addDays(today, 30);
const options = { strict: true, today, source: "own.json" };

/** The example with a departure to come and the colour of its picture. */
function ownCatalogue() {
  const dates = [{ ...exampleDate(), starts_on: starts, ends_on: addDays(starts, 2) }];
  return { ...exampleCatalogue(), tours: [{ ...exampleTour(), images: [cover + colour], dates }] };
}

let api: TestApi;
beforeAll(async () => {
  const database = await testDatabase();
  // Strict: a row that is refused ends the import.
  await importCatalogue(database.pool, ownCatalogue(), options);
  api = await serveTestApi(database, "");
});
afterAll(() => api.close());

test("lists and opens imported tours with the colours of their pictures", async () => {
  const client = api.client("ru", "RUB");
  const { items, total } = await client.call(toursCall, { query: { slug: "baikal" } });
  expect(total).toBe(1);
  const [card] = items;
  expect(card?.image).toMatchObject({ image: cover, color: colour });
  const tour = await client.call(tourCall, { query: { slug: card?.slug ?? "" } });
  expect(tour.images[0]).toMatchObject({ image: cover, color: colour });
  expect(tour.variants.map(({ start }) => start)).toEqual([starts]);
});

test("shows for a place the picture of its best tour", async () => {
  const client = api.client("ru", "RUB");
  const home = await client.call(homeCall, { query: { excursions: "1" } });
  const places = await client.call(destinationsCall, { query: {} });
  const shown = JSON.stringify([home, places]);
  expect(shown).toContain(cover);
  expect(shown).not.toContain("/images/");
});

test("serves no demo pictures, and refuses to import pictures by name", async () => {
  expect((await fetch(`${api.url}/images/lake-day-1/400x300.avif`)).status).toBe(404);
  const file = { ...ownCatalogue(), tours: [{ ...exampleTour("2"), images: ["lake-day-1"] }] };
  const { refused } = await importCatalogue(api.pool, file, { ...options, strict: false });
  expect(refused.map(({ field }) => field)).toEqual(["images[0]"]);
});
