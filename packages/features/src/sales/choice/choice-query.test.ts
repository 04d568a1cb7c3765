import { isParty } from "@tropa/domain/sales/party/party";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readChoice, writeChoice } from "./choice-query.ts";

const nothing = { dateId: null, time: undefined, party: null, cabinId: null, showsAll: false };

it.each([
  ["", nothing],
  [
    "date=17&time=10:00&adults=2&childAges=9,4&cabin=3&dates=all",
    {
      dateId: 17,
      time: "10:00",
      party: { adults: 2, childAges: [4, 9] },
      cabinId: 3,
      showsAll: true,
    },
  ],
  ["adults=3", { ...nothing, party: { adults: 3, childAges: [] } }],
  ["childAges=2", { ...nothing, party: { adults: 1, childAges: [2] } }],
  ["date=-1&cabin=x&adults=0&childAges=x&dates=some", nothing],
  ["date=1e9&adults=9999", nothing],
])("readChoice reads %j", (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

it("writeChoice writes what readChoice reads and keeps other parameters", () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 20 }),
    childAges: fc
      .array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 })
      .map((ages) => ages.toSorted((a, b) => a - b)),
  });
  const choice = fc.record({
    dateId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    time: fc.option(fc.constantFrom("09:00", "18:30"), { nil: undefined }),
    party: fc.option(party),
    cabinId: fc.option(fc.integer({ min: 1, max: 999 })),
  });
  fc.assert(
    fc.property(choice, choice, (before, after) => {
      const first = writeChoice(new URLSearchParams("dates=all&ref=1"), before);
      const query = writeChoice(first, after);
      expect(readChoice(query)).toEqual({ ...after, showsAll: true });
      expect(query.get("ref")).toBe("1");
    }),
  );
});

it("readChoice finds in any query a valid party or none", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (date, adults, childAges) => {
      const { dateId, party } = readChoice(new URLSearchParams({ date, adults, childAges }));
      expect(dateId === null || Number.isSafeInteger(dateId)).toBe(true);
      expect(party === null || isParty(party)).toBe(true);
    }),
  );
});
