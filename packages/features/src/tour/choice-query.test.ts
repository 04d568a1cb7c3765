import { isParty } from "@tropa/domain/party";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readChoice } from "./choice-query.ts";

const nothing = { dateId: null, time: undefined, party: null, showsAll: false };

it.each([
  ["", nothing],
  [
    "date=17&time=10:00&adults=2&childAges=9,4&dates=all",
    { dateId: 17, time: "10:00", party: { adults: 2, childAges: [4, 9] }, showsAll: true },
  ],
  ["adults=3", { ...nothing, party: { adults: 3, childAges: [] } }],
  ["childAges=2", { ...nothing, party: { adults: 1, childAges: [2] } }],
  ["date=-1&adults=0&childAges=x&dates=some", nothing],
  ["date=1e9&adults=9999", nothing],
])("reads %j", (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

it("finds in any address a party that may go, or none", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (date, adults, childAges) => {
      const { dateId, party } = readChoice(new URLSearchParams({ date, adults, childAges }));
      expect(dateId === null || Number.isSafeInteger(dateId)).toBe(true);
      expect(party === null || isParty(party)).toBe(true);
    }),
  );
});
