import fc from "fast-check";
import { expect, it } from "vitest";
import { cabinSeat, cabinsFor, fitCabin, hasCabins } from "./cabin.ts";
import { minorPerMajor } from "../money.ts";

const seat = (minor: number, percent: number) =>
  cabinSeat({ minor, currency: "RUB" }, percent).minor;

it.each([
  [4_999_950, 0, 4_999_950],
  [5_000_000, 35, 6_750_000],
  // 10,001.00 and 15 %: 11,501.15 is shown and sold as 11,502.
  [1_000_100, 15, 1_150_200],
])("cabinSeat of %i with a supplement of %i %% costs %i", (minor, percent, price) => {
  expect(seat(minor, percent)).toBe(price);
});

it("cabinSeat rounds a supplement up to whole major units, by less than one unit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 400 }),
      (minor, percent) => {
        const price = seat(minor, percent);
        expect(price % minorPerMajor).toBe(0);
        const exact = minor * (1 + percent / 100);
        expect(price).toBeGreaterThanOrEqual(exact - 1);
        expect(price).toBeLessThan(exact + minorPerMajor + 1);
      },
    ),
  );
});

const twin = { id: 1, capacity: 2, supplement_percent: 0 };
const single = { id: 2, capacity: 1, supplement_percent: 35 };
const suite = { id: 3, capacity: 2, supplement_percent: 60 };

it.each([
  [1, 2, 1],
  [2, 2, 1],
  [3, 2, 2],
  [4, 4, 1],
  [5, 4, 2],
  [3, 1, 3],
])("cabinsFor %i people in cabins for %i is %i", (people, capacity, count) => {
  expect(cabinsFor(people, capacity)).toBe(count);
});

it.each([
  ["the chosen cabin", { 1: 4, 2: 1, 3: 1 }, 2, 3, suite],
  ["the cheapest cabin when no kind was chosen", { 1: 4, 2: 1, 3: 1 }, 2, null, twin],
  ["the cheapest cabin when the chosen kind is sold out", { 1: 4, 3: 0 }, 2, 3, twin],
  ["the next cabin when too few of the cheapest are left", { 1: 1, 2: 0, 3: 2 }, 3, null, suite],
  ["no cabin when too few of every kind are left", { 1: 1, 2: 2, 3: 1 }, 5, 2, null],
  ["no cabin of a kind that the departure does not list", {}, 1, 1, null],
])("fitCabin gives a party %s", (_, left, people, wanted, cabin) => {
  const free = new Map(Object.entries(left).map(([id, count]) => [Number(id), count]));
  expect(fitCabin([twin, single, suite], { wanted, people, left: free })).toBe(cabin);
});

it("fitCabin gives a cabin only with room for the whole party", () => {
  const free = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(fc.tuple(free, free, free), fc.integer({ min: 1, max: 12 }), (counts, people) => {
      const kinds = [twin, single, suite];
      const left = new Map(kinds.map(({ id }, at) => [id, counts[at] ?? 0]));
      const cabin = fitCabin(kinds, { wanted: 3, people, left });
      if (cabin === null) expect(kinds.some((kind) => hasCabins(kind, people, left))).toBe(false);
      else expect(cabin.capacity * (left.get(cabin.id) ?? 0)).toBeGreaterThanOrEqual(people);
    }),
  );
});
