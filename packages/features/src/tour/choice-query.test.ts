import fc from "fast-check";
import { expect, it } from "vitest";
import { readChoice } from "./choice-query.ts";

const nothing = { dateId: null, time: undefined, party: null, showsAll: false };

it.each([
  ["", nothing],
  [
    "date=17&time=10:00&adults=2&children=1&dates=all",
    { dateId: 17, time: "10:00", party: { adults: 2, children: 1 }, showsAll: true },
  ],
  ["adults=3", { ...nothing, party: { adults: 3, children: 0 } }],
  ["children=2", { ...nothing, party: { adults: 1, children: 2 } }],
  ["date=-1&adults=0&children=x&dates=some", nothing],
  ["date=1e9&adults=99999", nothing],
])("reads %j", (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

it("finds in any address a party that may go, or none", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (date, adults, children) => {
      const { dateId, party } = readChoice(new URLSearchParams({ date, adults, children }));
      expect(dateId === null || Number.isSafeInteger(dateId)).toBe(true);
      expect(party === null || (party.adults >= 1 && party.children >= 0)).toBe(true);
    }),
  );
});
