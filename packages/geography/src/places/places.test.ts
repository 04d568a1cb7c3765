import { languages } from "../notation/place-seed.ts";
import { describe, expect, it } from "vitest";
import { collections } from "../collections.ts";
import { countries } from "../countries.ts";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { places } from "./places.ts";
import { numbersIn } from "../notation/numbers-in.ts";
import { regions } from "../regions.ts";
import { restKinds } from "../rest-kinds.ts";

const cyrillic = /\p{Script=Cyrillic}/u;
const han = /\p{Script=Han}/u;

const lists = { countries, regions, restKinds, collections, places };
/** Kinds that are a way to travel rather than a thing done at one spot. */
const moods = new Set(["festive", "wellness", "family", "gastronomy", "sightseeing"]);

const slugsOf = (list: { slug: string }[]) => new Set(list.map(({ slug }) => slug));
const countrySlugs = slugsOf(countries);
const kindSlugs = slugsOf(restKinds);
const placeSlugs = slugsOf(places);

const unknown = (given: string[] | undefined, known: Set<string>) =>
  (given ?? []).filter((slug) => !known.has(slug));

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(Object.entries(lists))("%s", (_, list) => {
  it("have consecutive ids and unique slugs", () => {
    expect(list.map(({ id }) => id)).toEqual(list.map((_entry, index) => index + 1));
    expect(repeated(list.map(({ slug }) => slug))).toEqual([]);
    expect(list.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it("have names in four languages", () => {
    for (const { name } of list) {
      expect(name.ru).toMatch(cyrillic);
      expect(name.zh).toMatch(han);
      for (const text of [name.en, name.de, name.zh]) expect(text).not.toMatch(cyrillic);
      for (const text of [name.ru, name.en, name.de]) expect(text).not.toMatch(han);
    }
  });
});

describe("countries and regions", () => {
  it("have unique addresses across levels", () => {
    expect(repeated([countries, regions, places].flat().map(({ slug }) => slug))).toEqual([]);
  });

  it("refer to existing countries with unique ISO codes", () => {
    expect(
      unknown(
        regions.map(({ country }) => country),
        countrySlugs,
      ),
    ).toEqual([]);
    expect(repeated(countries.map(({ iso }) => iso))).toEqual([]);
  });

  it("have at least one place each", () => {
    const countriesWithPlaces = new Set(places.map(({ country }) => country));
    const regionsWithPlaces = new Set(places.map(({ region }) => region));
    expect(countries.filter(({ slug }) => !countriesWithPlaces.has(slug))).toEqual([]);
    expect(regions.filter(({ slug }) => !regionsWithPlaces.has(slug))).toEqual([]);
  });

  it("start their Russian forms with a preposition", () => {
    for (const { ru } of [countries, regions, places].flat()) {
      expect(ru.around).toMatch(/^по /);
      expect(ru.inside).toMatch(/^(в|во|на) /);
    }
  });
});

describe("collections", () => {
  it("match existing kinds and places", () => {
    for (const { matches } of collections) {
      expect(unknown(matches.kinds, kindSlugs)).toEqual([]);
      expect(unknown(matches.places, placeSlugs)).toEqual([]);
    }
  });

  it("have descriptions in four languages", () => {
    for (const { description } of collections) {
      expect(description.ru).toMatch(cyrillic);
      expect(description.zh).toMatch(han);
      for (const text of [description.en, description.de]) expect(text).not.toMatch(cyrillic);
    }
  });
});

describe("the catalogue of places", () => {
  it("covers at least 95 places in 30 countries", () => {
    expect(places.length).toBeGreaterThanOrEqual(95);
    expect(new Set(places.map(({ country }) => country)).size).toBeGreaterThanOrEqual(30);
  });

  it("uses every rest kind", () => {
    const used = new Set(places.flatMap(({ kinds }) => kinds));
    expect([...kindSlugs].filter((slug) => !used.has(slug))).toEqual([]);
  });

  it("repeats no note, dish or meeting point", () => {
    for (const language of languages) {
      const notes = places.flatMap(({ sights }) => sights.map(({ note }) => note[language]));
      expect(repeated(notes)).toEqual([]);
      expect(repeated(places.map(({ food }) => food[language]))).toEqual([]);
      expect(repeated(places.map(({ meeting }) => meeting[language]))).toEqual([]);
    }
  });
});

describe.each(places.map((place) => [place.slug, place] as const))("%s", (_, place) => {
  const points = [place, place.meeting, ...place.sights];
  const texts = [place.meeting, place.food, ...place.sights.flatMap((s) => [s.name, s.note])];

  it("belongs to a known country and a region of that country", () => {
    expect(countrySlugs).toContain(place.country);
    const region = regions.find(({ slug }) => slug === place.region);
    expect(region?.country ?? null).toBe(place.region === null ? null : place.country);
  });

  it("has known kinds, and each sight has some", () => {
    expect(unknown(place.kinds, kindSlugs)).toEqual([]);
    for (const { kinds } of place.sights) {
      expect(kinds).not.toEqual([]);
      expect(unknown(kinds, kindSlugs)).toEqual([]);
    }
    expect(repeated(place.kinds)).toEqual([]);
  });

  it("has a sight for each of its activities", () => {
    const done = new Set(place.sights.flatMap(({ kinds }) => kinds));
    expect(place.kinds.filter((kind) => !done.has(kind) && !moods.has(kind))).toEqual([]);
  });

  it("has valid fame, scenes and months", () => {
    expect(place.fame).toBeGreaterThanOrEqual(1);
    expect(place.fame).toBeLessThanOrEqual(100);
    expect(place.scenes.length).toBeGreaterThanOrEqual(3);
    expect(repeated(place.scenes)).toEqual([]);
    expect(place.months.filter((m) => !Number.isInteger(m) || m < 1 || m > 12)).toEqual([]);
    expect(repeated(place.months.map(String))).toEqual([]);
  });

  it("has six to nine sights with different names", () => {
    expect(place.sights.length).toBeGreaterThanOrEqual(6);
    expect(place.sights.length).toBeLessThanOrEqual(9);
    for (const language of languages) {
      expect(repeated(place.sights.map(({ name }) => name[language]))).toEqual([]);
    }
  });

  it("lies on Earth, with sights and meeting point within 400 km", () => {
    for (const { lat, lng } of points) {
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      expect(distanceKm(place, { lat, lng })).toBeLessThanOrEqual(400);
    }
  });

  it("has no road to a sight that is shorter than the straight line", () => {
    const short = place.sights
      .map((sight) => ({ sight: sight.name.en, km: sight.km, line: distanceKm(place, sight) }))
      .filter(({ km, line }) => km < line * 0.95 - 2);
    expect(short).toEqual([]);
  });

  it("has texts in four languages, each in its own script", () => {
    for (const { ru, en, de, zh } of texts) {
      expect(ru).toMatch(cyrillic);
      expect(zh).toMatch(han);
      for (const text of [en, de, zh]) expect(text).not.toMatch(cyrillic);
      for (const text of [ru, en, de]) expect(text).not.toMatch(han);
      // A Latin letter inside a Russian word looks right and is never found by a search.
      expect(ru).not.toMatch(/\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu);
    }
  });
});

it("keeps the numbers of a text in German and Chinese", () => {
  const texts = places.flatMap(({ food, sights }) => [food, ...sights.map(({ note }) => note)]);
  const lost = texts.flatMap(({ ru, en, de, zh }) => {
    const inRussian = numbersIn(ru);
    const numbers = numbersIn(en).filter((number) => inRussian.includes(number));
    return [de, zh].filter((text) => numbers.some((number) => !numbersIn(text).includes(number)));
  });
  expect(lost).toEqual([]);
});
