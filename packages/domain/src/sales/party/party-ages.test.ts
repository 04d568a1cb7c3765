import fc from "fast-check";
import { expect, it } from "vitest";
import { ADULT_AGE } from "./party.ts";
import {
  ageOn,
  isUnexpectedAge,
  doAgesFit,
  isOpenAge,
  namedAgesLeft,
  openAges,
} from "./party-ages.ts";
import type { BookedParty } from "./party-ages.ts";
import { partyTotal } from "./party-price.ts";

const rule = (from_age: number, to_age: number, percent: number) => ({ from_age, to_age, percent });
/** Free to two, half to ten, nothing said of eleven to thirteen, an adult's price from fourteen on. */
const terms = { rules: [rule(0, 2, 0), rule(3, 10, 50), rule(14, 17, 100)], minAge: 0 };
const unpriced = { rules: [], minAge: 0 };
const from12 = { rules: [], minAge: 12 };
const party = (adults: number, ...childAges: (number | null)[]): BookedParty => ({
  adults,
  childAges,
});

it.each([
  ["2018-06-12", "2026-06-11", 7],
  ["2018-06-12", "2026-06-12", 8],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
  ["2026-05-01", "2026-06-12", 0],
])("ageOn of somebody born on %s is on %s %i", (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

it.each([
  ["adults of any age", party(2), [90, 18], terms, true],
  ["an adult who is a child at half the price", party(2), [40, 8], terms, false],
  ["a child who pays as an adult in the seat of an adult", party(2), [40, 16], terms, true],
  ["an adult in the seat of a child who pays as an adult", party(1, 15), [40, 18], terms, true],
  ["a child with the same price", party(1, 4), [40, 10], terms, true],
  ["a child with another price", party(1, 4), [40, 2], terms, false],
  ["a child who has come of age", party(1, 10), [40, 18], terms, false],
  ["an adult born after the child, with no adult left", party(1, 8), [8, 6], terms, false],
  ["travellers in any order", party(2, 1, 8), [9, 40, 2, 30], terms, true],
  ["more children than the party has", party(2, 8), [9, 7], terms, false],
  ["a child without a price in a cheaper seat", party(1, 8), [40, 12], terms, false],
  ["a child without a price in an adult's seat", party(2), [40, 12], terms, true],
  ["children as adults on a tour without child prices", party(2), [40, 8], unpriced, true],
  ["a party without any adult", party(2), [16, 8], unpriced, false],
  [
    "an adult in the seat of a child that the organizer priced",
    party(1, 8),
    [40, 18],
    unpriced,
    false,
  ],
  ["a child in the seat of a child of unknown age", party(1, null), [40, 8], terms, true],
  ["an adult in the seat of a child of unknown age", party(1, null), [40, 18], terms, false],
  ["a child below the minimum age of the tour", party(2), [40, 11], from12, false],
])("doAgesFit checks %s: party %o, ages %j", (_, booked, ages, says, fits) => {
  expect(doAgesFit(booked, says, ages)).toBe(fits);
});

it("openAges returns the ages that the other travellers leave for one more", () => {
  const booked = party(2, 8);
  const half = [3, 4, 5, 6, 7, 8, 9, 10];
  const grown = [14, 15, 16, 17, ADULT_AGE];
  expect(openAges(booked, terms, [40])).toEqual([...half, 11, 12, 13, ...grown]);
  expect(openAges(booked, terms, [40, 9])).toEqual([11, 12, 13, ...grown]);
  expect(openAges(booked, terms, [40, 30])).toEqual(half);
  expect(openAges(party(1, 8), terms, [9])).toEqual([ADULT_AGE]);
});

it("namedAgesLeft returns the ages named when booking that no traveller has yet", () => {
  const booked = party(2, 7, 9);
  expect(namedAgesLeft(booked)).toEqual([ADULT_AGE, ADULT_AGE, 7, 9]);
  expect(namedAgesLeft(booked, [40, 9])).toEqual([ADULT_AGE, 7]);
  // Somebody of another age takes nobody's.
  expect(namedAgesLeft(booked, [8])).toEqual([ADULT_AGE, ADULT_AGE, 7, 9]);
});

it.each([
  ["the age named for a child", [ADULT_AGE, 7], 7, false],
  ["any age of an adult", [ADULT_AGE, 7], 40, false],
  ["another age of a child at the same price", [ADULT_AGE, 7], 9, true],
  ["an adult's age when only a child's is left", [7], 40, true],
  ["a child's age when only an adult's is left", [ADULT_AGE], 15, true],
  ["a child's age when the child's age was not named", [null], 9, false],
  ["an adult's age when only a child of unnamed age is left", [null], 40, true],
])("isUnexpectedAge checks %s: named %j, age %i, differs %s", (_, named, age, differs) => {
  expect(isUnexpectedAge(named, age)).toBe(differs);
});

it("openAges still accepts a valid age when an earlier traveller has no seat", () => {
  const open = openAges(party(2), terms, [8]);
  expect(isOpenAge(open, 30)).toBe(true);
  expect(isOpenAge(open, 9)).toBe(false);
});

const age = fc.integer({ min: 0, max: ADULT_AGE });
const anyTerms = fc.record({
  rules: fc.constantFrom(terms.rules, [], [rule(0, 11, 50)], [rule(0, 17, 100)]),
  minAge: fc.constantFrom(0, 3, 12, 18),
});
const anyParty = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
});

it("doAgesFit accepts the party itself, in any order and with anybody left out", () => {
  fc.assert(
    fc.property(
      anyParty.chain((booked) => {
        const ages = [...Array.from({ length: booked.adults }, () => 35), ...booked.childAges];
        return fc.tuple(fc.constant(booked), fc.shuffledSubarray(ages));
      }),
      anyTerms,
      ([booked, ages], { rules }) => doAgesFit(booked, { rules, minAge: 0 }, ages),
    ),
  );
});

it("doAgesFit is independent of the order and agrees with openAges", () => {
  fc.assert(
    fc.property(
      anyParty,
      anyTerms,
      fc
        .array(age, { minLength: 1, maxLength: 8 })
        .chain((ages) =>
          fc.tuple(fc.constant(ages), fc.shuffledSubarray(ages, { minLength: ages.length })),
        ),
      (booked, says, [ages, shuffled]) => {
        const fits = doAgesFit(booked, says, ages);
        expect(doAgesFit(booked, says, shuffled)).toBe(fits);
        const [last, ...others] = ages;
        if (last === undefined || !doAgesFit(booked, says, others)) return;
        expect(isOpenAge(openAges(booked, says, others), last)).toBe(fits);
      },
    ),
  );
});

it("doAgesFit accepts a whole party of other ages only at the same price or when the tour has none", () => {
  const price = { minor: 100_00, currency: "RUB" } as const;
  fc.assert(
    fc.property(
      anyParty.chain((booked) =>
        fc.tuple(
          fc.constant(booked),
          fc.array(age, {
            minLength: booked.adults + booked.childAges.length,
            maxLength: booked.adults + booked.childAges.length,
          }),
        ),
      ),
      anyTerms,
      ([booked, ages], says) => {
        if (!doAgesFit(booked, says, ages)) return;
        const childAges = ages.filter((one) => one < ADULT_AGE);
        const adults = ages.length - childAges.length;
        expect(adults).toBeGreaterThan(0);
        const real = partyTotal(price, says.rules, { adults, childAges });
        if (real !== null) expect(partyTotal(price, says.rules, booked)).toEqual(real);
      },
    ),
  );
});
