import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { collectionsCall } from "@tropa/api-contract/discovery/calls-home";
import { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { toursByRequestCall } from "@tropa/api-contract/discovery/calls-tours";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(300);
});
afterAll(() => api.close());

const client = () => api.client("en", "USD");
const cheapest = async (slug: string) => {
  const { items, total } = await client().call(toursCall, { query: { slug, sort: "price" } });
  return { tours_count: total, price_from: items[0]?.price ?? null };
};

test("shows in destinations the lowest price, the location and a picture of every place", async () => {
  const { continents, currency } = await client().call(destinationsCall);
  expect(currency).toBe("USD");
  const countries = continents.flatMap((continent) => continent.countries);
  for (const country of countries.slice(0, 6)) {
    expect(await cheapest(country.slug)).toMatchObject({
      tours_count: country.tours_count,
      price_from: country.price_from,
    });
    expect(country.image).not.toBeNull();
    for (const place of country.places.slice(0, 3)) {
      expect(await cheapest(place.slug)).toMatchObject({ price_from: place.price_from });
      expect(place.lat).toBeGreaterThanOrEqual(-90);
      expect(place.image?.image).toContain("{size}");
    }
  }
  for (const { slug, price_from } of continents)
    expect(await cheapest(slug)).toMatchObject({ price_from });
  const georgia = countries.find(({ slug }) => slug === "georgia");
  expect(Math.abs(georgia!.lat! - 42)).toBeLessThan(2);
  expect(Math.abs(georgia!.lng! - 44)).toBeLessThan(3);
});

test("shows lowest prices in roubles equal to those of cards, in whole units", async () => {
  const roubles = api.client("ru", "RUB");
  const { continents } = await roubles.call(destinationsCall);
  for (const { slug, price_from } of continents.flatMap(({ countries }) => countries).slice(0, 8)) {
    const { items } = await roubles.call(toursCall, { query: { slug, sort: "price" } });
    expect(price_from).toBe(items[0]?.price);
    expect(Number(price_from) % 100).toBe(0);
  }
});

test("shows the lowest price of each collection", async () => {
  const { collections } = await client().call(collectionsCall);
  expect(collections.length).toBeGreaterThan(5);
  for (const { slug, tours_count, price_from } of collections)
    expect(await cheapest(slug)).toEqual({ tours_count, price_from });
});

describe("the archive of tours by request", () => {
  const archive = (query: Record<string, string> = {}) =>
    client().call(toursByRequestCall, { query });

  test("lists only tours of the path and links to the places within it", async () => {
    const whole = await archive();
    expect(whole.listing).toMatchObject({ slug: "", name: null, breadcrumbs: [] });
    expect(whole.places.length).toBeGreaterThan(1);
    for (const { slug, count } of whole.places.slice(0, 5)) {
      const { total, listing, items } = await archive({ slug });
      expect({ slug: listing.slug, total }).toEqual({ slug, total: count });
      expect(items.every((card) => card.use_request_period)).toBe(true);
    }
    const russia = await archive({ slug: "russia" });
    expect(russia.total).toBeLessThan(whole.total);
    for (const { slug, count } of russia.places.slice(0, 3))
      expect((await archive({ slug })).total).toBe(count);
  });

  test("lists for a continent the tours of its countries", async () => {
    const asia = await archive({ slug: "asia" });
    const ids = new Set(asia.items.map(({ id }) => id));
    const { rows } = await api.pool.query<{ count: number }>(
      `SELECT count(*) FROM tour WHERE id = ANY ($1) AND EXISTS (
         SELECT FROM country WHERE country.id = ANY (country_ids) AND continent = 'asia')`,
      [[...ids]],
    );
    expect(rows[0]!.count).toBe(ids.size);
  });

  test.each(["nowhere", "russia/georgia", "%00", "../x"])("answers 404 for %j", async (slug) => {
    await expect(archive({ slug })).rejects.toMatchObject({ status: 404 });
  });
});
