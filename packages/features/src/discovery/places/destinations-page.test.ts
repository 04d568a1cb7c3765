import { expect, test } from "vitest";
import { filterByName, placesInRow } from "./destinations-page.ts";
import type { ContinentSection } from "./destinations-page.ts";

const place = (name: string) => ({ slug: name, name, tours: 1 });
const country = (name: string, places: string[]) => ({
  ...place(name),
  image: "",
  colour: "",
  priceFrom: null,
  places: places.map(place),
});
const continents: ContinentSection[] = [
  {
    ...place("Европа"),
    countries: [country("Россия", ["Алтай", "Берёзовский край"]), country("Турция", [])],
  },
  { ...place("Азия"), countries: [country("Япония", ["Киото"])] },
];
const names = (phrase: string) =>
  filterByName(continents, phrase).map(({ name, countries }) => [
    name,
    ...countries.map((one) => [one.name, ...one.places.map((inside) => inside.name)].join("/")),
  ]);

test.each([
  ["алт", [["Европа", "Россия/Алтай"]]],
  ["РОССИЯ", [["Европа", "Россия/Алтай/Берёзовский край"]]],
  ["березов", [["Европа", "Россия/Берёзовский край"]]],
  ["азия", [["Азия", "Япония/Киото"]]],
  ["qqq", []],
])("%s finds %j", (phrase, expected) => {
  expect(names(phrase)).toEqual(expected);
});

test("an empty phrase leaves all destinations", () => {
  expect(filterByName(continents, "  ")).toBe(continents);
});

test.each([
  [["Киклады", "Крит"], 2],
  [["Тбилиси", "Сванетия", "Мцхета-Мтианети"], 1],
  [["Аруша: Килиманджаро и Серенгети", "Занзибар"], 1],
  [[], 0],
])("of %j %i have room in one row", (places, expected) => {
  expect(placesInRow(places.map(place))).toBe(expected);
});
