import fc from "fast-check";
import { expect, it } from "vitest";
import {
  fitParty,
  isParty,
  MAX_CHILD_AGE,
  MAX_PARTY,
  partyBounds,
  partyQuery,
  readParty,
  seatsOf,
  youngestOf,
} from "./party.ts";

const people = (adults: number, ...childAges: number[]) => ({ adults, childAges });

it.each([
  [null, null, null],
  ["", "", null],
  ["2", null, people(2)],
  ["2", "9,4", people(2, 4, 9)],
  ["1", "4,4", people(1, 4, 4)],
  [null, "0", people(1, 0)],
  ["0", "7", people(1, 7)],
  ["0", null, null],
  ["-1", "18", null],
  ["2.5", "x,-3,17,18,", people(1, 17)],
  ["999", "3", people(MAX_PARTY)],
  ["49", "3,1,2", people(49, 3)],
  ["1e1", "0x5", null],
])("readParty reads adults %j and ages %j", (adults, ages, party) => {
  expect(readParty(adults, ages)).toEqual(party);
});

it("partyQuery writes equal parties equally, and no party as an empty query", () => {
  expect(partyQuery(people(2, 9, 4))).toEqual({ adults: "2", childAges: "4,9" });
  expect(partyQuery(people(1))).toEqual({ adults: "1" });
  expect(partyQuery(null)).toEqual({});
});

it("readParty gives only valid parties and reads back what partyQuery wrote", () => {
  const word = fc.oneof(
    fc.string(),
    fc.integer({ min: -5, max: 60 }).map(String),
    fc.array(fc.integer({ min: -2, max: 20 })).map(String),
  );
  fc.assert(
    fc.property(word, word, (adults, ages) => {
      const party = readParty(adults, ages);
      expect(party === null || isParty(party)).toBe(true);
      const query = partyQuery(party);
      expect(readParty(query.adults ?? null, query.childAges ?? null)).toEqual(party);
    }),
  );
});

it.each([
  [people(1), true],
  [people(1, ...Array.from({ length: MAX_PARTY - 1 }, () => 5)), true],
  [people(MAX_PARTY, 5), false],
  [people(0, 5, 6), false],
  [people(1, -1), false],
  [people(1, MAX_CHILD_AGE + 1), false],
  [people(1, 2.5), false],
  [people(1.5), false],
  [people(Number.NaN), false],
])("isParty of %o is %s", (party, can) => {
  expect(isParty(party)).toBe(can);
});

it("seatsOf counts everybody and youngestOf gives the lowest age of a child", () => {
  expect(seatsOf(people(2, 4, 9))).toBe(4);
  expect(youngestOf(people(2, 9, 4))).toBe(4);
  expect(youngestOf(people(2, 0))).toBe(0);
  expect(youngestOf(people(2))).toBeNull();
});

it("fitParty stays within the seats and keeps at least one adult", () => {
  expect(partyBounds(people(2, 5), 4)).toEqual({ adults: 3, children: 2 });
  expect(partyBounds(people(1), 0)).toEqual({ adults: 1, children: 0 });
  expect(fitParty(people(3, 4, 9), 4)).toEqual(people(3, 4));
  expect(fitParty(people(3, 4, 9), 0)).toEqual(people(1));
});
