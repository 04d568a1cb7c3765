import { expect, test } from "vitest";
import { Dictionary } from "./dictionary.ts";
import type { DictionaryRows } from "./dictionary-store.ts";

const name = (en: string, ru: string) => ({ en, ru });
const place = { lat: 0, lng: 0, image: "", time_zone: "Europe/Moscow" };
const rows: DictionaryRows = {
  countries: [
    { id: 1, slug: "russia", name: name("Russia", "Россия"), iso_code: "RU", continent: "europe" },
    { id: 2, slug: "malta", name: name("Malta", "Мальта"), iso_code: "MT", continent: "europe" },
  ],
  regions: [{ id: 1, slug: "altay", name: name("Altai", "Алтай"), country_id: 1 }],
  cities: [
    {
      id: 1,
      slug: "belukha",
      name: name("Belukha", "Белуха"),
      country_id: 1,
      region_id: 1,
      ...place,
    },
    { id: 2, slug: "sochi", name: name("Sochi", "Сочи"), country_id: 1, region_id: null, ...place },
    {
      id: 3,
      slug: "malta-city",
      name: name("Malta", "Мальта"),
      country_id: 2,
      region_id: null,
      ...place,
    },
  ],
  restKinds: [],
  collections: [],
  ships: [],
  waterObjects: [],
  rates: [
    { currency: "USD", rated_on: "2026-11-02", per_usd: 1 },
    { currency: "RUB", rated_on: "2026-11-01", per_usd: 80 },
  ],
  verifiedOrganizers: 0,
  loadedOn: null,
};
const dictionary = new Dictionary(rows);

test("describes a city's location by region and country without repeating a name", () => {
  expect(dictionary.location(1, "ru")).toBe("Алтай, Россия");
  expect(dictionary.location(2, "de")).toBe("Sochi, Russia");
  expect(dictionary.location(2, "zh")).toBe("Sochi，Russia");
  expect(dictionary.location(3, "en")).toBe("Malta");
  expect(dictionary.location(99, "en")).toBe("");
});

test("converts by the newest rates and throws when one is missing", () => {
  expect(dictionary.convert({ minor: 100, currency: "USD" }, "RUB", "minor")).toBe(8000);
  expect(dictionary.convert({ minor: 100, currency: "KZT" }, "KZT", "major")).toBe(100);
  expect(() => dictionary.convert({ minor: 100, currency: "USD" }, "KZT", "major")).toThrow(
    "unavailable",
  );
  expect(dictionary.ratedOn).toBe("2026-11-01");
});

test("finds every meaning of a word in a path", () => {
  expect(dictionary.lookup("belukha")).toEqual([
    {
      kind: "city",
      id: 1,
      slug: "belukha",
      within: { continent: "europe", country: 1, region: 1 },
    },
  ]);
  expect(dictionary.lookup("europe")).toMatchObject([{ kind: "continent" }]);
  expect(dictionary.lookup("nowhere")).toEqual([]);
});
