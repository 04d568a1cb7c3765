import { showplaceCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemoContent } from "../../../testing/discovery/demo-content.ts";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(250, (pool) => loadDemoContent(pool));
});
afterAll(() => api.close());

const ru = () => api.client("ru", "RUB");
const en = () => api.client("en");

test("lists showplaces of the world, a country and a city, and by kind", async () => {
  const world = await ru().call(showplacesCall, { query: { "per-page": "100" } });
  expect(world.total).toBe(80);
  expect(world.items).toHaveLength(80);
  expect(world.places.reduce((sum, place) => sum + place.showplaces_count, 0)).toBe(80);
  const russia = await ru().call(showplacesCall, { query: { slug: "russia" } });
  expect(russia.place).toEqual({ name: "Россия", slug: "russia" });
  expect(russia.total).toBeGreaterThan(20);
  const baikal = await ru().call(showplacesCall, { query: { slug: "baikal" } });
  expect(baikal.items.map((item) => item.name)).toContain("Скала Шаманка");
  expect(baikal.breadcrumbs.map((crumb) => crumb.slug)).toEqual([
    "russia",
    "irkutsk-region",
    "baikal",
  ]);
  for (const { value, showplaces_count } of world.kinds) {
    const found = await ru().call(showplacesCall, { query: { kind: value } });
    expect(found.total).toBe(showplaces_count);
    expect(found.items.every((item) => item.kind === value)).toBe(true);
  }
  for (const slug of ["hiking", "russia/hiking", "no-such-place"]) {
    const found = ru().call(showplacesCall, { query: { slug } });
    await expect(found).rejects.toMatchObject({ code: "not_found" });
  }
});

test("opens every showplace with tours and neighbours by distance, and translates it", async () => {
  const { items } = await en().call(showplacesCall, { query: { "per-page": "100" } });
  for (const card of items) {
    const sight = await en().call(showplaceCall, { query: { slug: card.slug } });
    expect(sight).toMatchObject({ id: card.id, content_locale: "en", lat: card.lat });
    const distances = sight.neighbours.map((other) => other.distance_km);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(sight.breadcrumbs.at(-1)).toEqual(sight.tours_listing);
  }
  const german = await api.client("de").call(showplaceCall, { query: { slug: "x-4" } });
  expect(german).toMatchObject({ name: "Schamanenfelsen", content_locale: "de" });
  expect(german.summary).toContain("Marmorfelsen");
  const chinese = await api.client("zh").call(showplaceCall, { query: { slug: "x-4" } });
  expect(chinese).toMatchObject({ name: "萨满岩", content_locale: "zh" });
  expect(chinese.summary).toMatch(/\p{Script=Han}/u);
  expect(chinese.content_locales).toEqual(["ru", "en", "de", "zh"]);
  expect(chinese.tours.length).toBeGreaterThan(0);
  const missing = en().call(showplaceCall, { query: { slug: "skala-shamanka" } });
  await expect(missing).rejects.toMatchObject({ code: "not_found" });
});

test("shows the season and opening hours where known", async () => {
  const { rows } = await api.pool.query<{ slug: string; path: string }>(
    "SELECT slug, slug || '-' || id AS path FROM showplace WHERE slug IN ('tadzh-mahal', 'mys-khoboy', 'skala-shamanka')",
  );
  const open = async (slug: string) => {
    const path = rows.find((row) => row.slug === slug)?.path ?? "";
    const sight = await en().call(showplaceCall, { query: { slug: path } });
    return [sight.season_months, sight.opening_hours];
  };
  expect(await open("tadzh-mahal")).toEqual([
    [],
    [{ days: [1, 2, 3, 4, 6, 7], opens: "06:00", closes: "18:30" }],
  ]);
  expect(await open("mys-khoboy")).toEqual([[2, 3, 6, 7, 8, 9], []]);
  expect(await open("skala-shamanka")).toEqual([[], []]);
});
