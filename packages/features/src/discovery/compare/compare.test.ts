import { emptyTraits, filledTraits } from "@tropa/domain/discovery/tour-fields/traits";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ComparedFacts } from "../compare-page/compare-facts.ts";
import { bestOf, compareRows } from "../compare-page/compare-rows.ts";
import {
  comparedDates,
  comparedIds,
  comparePath,
  MAX_COMPARED,
  toggleCompared,
} from "./compared-tours.ts";
import type { ComparedTour } from "./compared-tours.ts";

const idsOf = (path: string) => comparedIds(new URL(path, "http://site").searchParams);

test("an address round-trips a comparison and always reads as a valid one", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: MAX_COMPARED }),
      (ids) => {
        expect(idsOf(comparePath(ids.map((id) => ({ id }))))).toEqual(ids);
      },
    ),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const ids = comparedIds(new URLSearchParams({ tours: text }));
      expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(Number.isInteger(id) && id > 0).toBe(true);
    }),
  );
  const chosen = comparePath([{ id: 7, dateId: 70 }, { id: 8 }, { id: 9, dateId: 90 }]);
  expect(idsOf(chosen)).toEqual([7, 8, 9]);
  expect(comparedDates(new URL(chosen, "http://site").searchParams)).toEqual([70, 90]);
  expect(idsOf("/compare?tours=7,x,7,-1,0,1.5,8,9,10,11")).toEqual([7, 8, 9, 10]);
});

const tour = (id: number): ComparedTour => ({ id, title: `Tour ${id}`, image: "", colour: "" });

test("toggleCompared adds a tour once, removes it, and ignores a fifth", () => {
  const full = [1, 2, 3, 4].map(tour);
  expect(toggleCompared(full, tour(5))).toBe(full);
  expect(toggleCompared(full, tour(2)).map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(toggleCompared([], tour(1))).toEqual([tour(1)]);
});

test.each([
  [[3, 1, 2], 1],
  [[1, 1, 2], null],
  [[1, 1], null],
  [[1, null], null],
  [[null, 2, 1], 2],
  [[], null],
])("bestOf %j is %j", (values, best) => {
  expect(bestOf(values)).toEqual(best);
});

const translator = createTranslator("ru", catalogueOf("ru"));
const context = {
  t: translator.t,
  card: translator.getFixedT(null, "tourCard"),
  locale: "ru",
} as const;
const facts: ComparedFacts = {
  id: 1,
  title: "Лёд Байкала",
  slug: "lyod-baykala-1",
  image: "",
  colour: "",
  currency: "RUB",
  price: 5_000_000,
  was: null,
  isFrom: true,
  rating: 4.9,
  reviews: 12,
  days: 5,
  nights: 4,
  hours: 0,
  dates: [["2027-02-01", "2027-02-05"]],
  period: null,
  ...filledTraits(emptyTraits()),
  difficulty: 2,
  comfort: ["base"],
  accommodation: ["hotel", "tent"],
  languages: ["ru"],
  activities: ["Треккинг"],
  groupSize: 8,
  minAge: 0,
  location: "Байкал",
  prepayment: 15,
  cancellation: { days: 14, timeZone: "Asia/Irkutsk" },
  included: ["Обеды", "Гид"],
  excluded: [],
  organizer: null,
};

test("compareRows marks differences and leaves out rows without values", () => {
  const cheaper = { ...facts, id: 2, price: 4_000_000, included: ["Гид", "Обеды"] };
  const rows = new Map(compareRows([facts, cheaper], context).map((row) => [row.key, row]));
  expect(rows.get("price")).toMatchObject({ differs: true, best: 1, name: "Цена за человека" });
  // The same things in another order are the same.
  expect(rows.get("included")?.differs).toBe(false);
  expect(rows.get("accommodation")?.cells[0]).toEqual(["Гостиница", "Палатка"]);
  expect(rows.get("duration")?.cells[0]).toEqual(["5\u00A0дней, 4\u00A0ночи"]);
  for (const key of ["was", "organizer", "excluded"] as const) expect(rows.has(key)).toBe(false);
});

test("every row and word of a comparison has a text in each language", () => {
  for (const locale of ["ru", "en", "de", "zh"] as const) {
    const own = createTranslator(locale, catalogueOf(locale));
    const rows = compareRows([facts, { ...facts, id: 2, was: 9_000_000, organizer: "Ольга" }], {
      ...context,
      t: own.t,
      card: own.getFixedT(null, "tourCard"),
      locale,
    });
    const words = rows.flatMap(({ name, cells }) => [name, ...cells.flat()]);
    for (const word of words)
      expect(word).not.toMatch(/^(rows|listing|compare|tourCard)[.:]|^\w+\.\w+$/);
  }
});
