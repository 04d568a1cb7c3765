import { Dice } from "../apps/api/testing/search/random-catalogue.ts";
import { addDays } from "../packages/domain/src/time/local-date.ts";

/** Choices in the answer of `/spa/tours` that visitors of the benchmark use. */
export interface Choices {
  destinations: { value: string; slug: string; kind: string }[];
  rest_kinds: { value: string; slug: string }[];
  collections: { value: string }[];
  ships: { value: string }[];
  water_objects: { value: string }[];
  cruise_start_cities: { value: string }[];
}

/** Lists are sorted by size, and people choose large ones more often. */
function popular<T>(dice: Dice, choices: readonly T[]): T {
  return choices[Math.floor((dice.int(1e6) / 1e6) ** 2 * choices.length)]!;
}

function narrowing(dice: Dice, choices: Choices, today: string): Record<string, string> {
  const query: Record<string, string> = {};
  const values = (list: readonly { value: string }[], most: number) =>
    [...new Set(Array.from({ length: 1 + dice.int(most) }, () => popular(dice, list).value))].join(
      ",",
    );
  const from = addDays(today, dice.int(240));
  const maybe = (share: number, fields: () => Record<string, string>) => {
    if (dice.chance(share)) Object.assign(query, fields());
  };
  maybe(0.35, () => ({ restKinds: values(choices.rest_kinds, 3) }));
  maybe(0.1, () => ({ collections: values(choices.collections, 2) }));
  maybe(0.35, () => ({ dateFrom: from, dateTo: addDays(from, dice.one([2, 7, 14, 30, 90])) }));
  maybe(0.2, () => ({ daysMin: "2", daysMax: dice.one(["5", "7", "14"]) }));
  maybe(0.25, () => ({
    priceMin: String(dice.int(30) * 1000),
    priceMax: String(40_000 + dice.int(150) * 1000),
  }));
  maybe(0.05, () => ({ pricePerDayMax: String(5000 + dice.int(20) * 1000) }));
  maybe(0.15, () => ({ comfort: "medium,improved" }));
  maybe(0.1, () => ({ accommodation: dice.one(["hotel", "tent", "guest-house,cabin"]) }));
  maybe(0.1, () => ({ difficulty: "1,2" }));
  maybe(0.1, () => ({ minAge: "8" }));
  maybe(0.05, () => ({ maxGroupSize: "12" }));
  maybe(0.05, () => ({ languages: dice.one(["ru", "en", "ru,de"]) }));
  maybe(0.2, () => ({ type: dice.one(["excursion", "any"]) }));
  maybe(0.05, () => ({ operatorType: dice.one(["author", "company"]) }));
  maybe(0.03, () => ({ lat: "43.6", lng: "44.5", radius: "300" }));
  maybe(0.03, () => ({ isCruisesSearch: "1", ships: values(choices.ships, 2) }));
  maybe(0.03, () => ({ waterObject: popular(dice, choices.water_objects).value }));
  maybe(0.03, () => ({
    cruisesStartCity: popular(dice, choices.cruise_start_cities).value,
    cruisesType: "river",
  }));
  maybe(0.5, () => ({ sort: dice.one(["price", "-price", "rating", "date"]) }));
  maybe(0.2, () => ({ page: dice.one(["2", "3", "5"]) }));
  return query;
}

/**
 * Generates paths of `/spa/tours` with all counts in a realistic mix: most people look at a place
 * or an activity, then narrow it by one filter or many. The same seed gives the same paths; two
 * paths are hardly ever equal.
 */
export function searchPaths(
  count: number,
  seed: number,
  choices: Choices,
  today: string,
): string[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, () => {
    const place = dice.chance(0.7) ? popular(dice, choices.destinations) : null;
    const query = new URLSearchParams({
      slug: place?.slug ?? (dice.chance(0.2) ? popular(dice, choices.rest_kinds).slug : "tours"),
      ...narrowing(dice, choices, today),
      expand: "filters",
    });
    return `/spa/tours?${query.toString()}`;
  });
}
