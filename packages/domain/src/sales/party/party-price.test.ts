import fc from "fast-check";
import { expect, it } from "vitest";
import { currencies } from "../../money.ts";
import { leastCharges } from "../payment.ts";
import {
  areChildPrices,
  childSeat,
  childSeatAt,
  partyTotal,
  splitPrice,
  unpricedAges,
} from "./party-price.ts";

const rub = (minor: number) => ({ minor, currency: "RUB" }) as const;
const rule = (from_age: number, to_age: number, percent: number) => ({ from_age, to_age, percent });
const people = (adults: number, ...childAges: number[]) => ({ adults, childAges });
/** Free to two, half to ten, nothing said of eleven to thirteen, an adult's price from fourteen on. */
const rules = [rule(3, 10, 50), rule(0, 2, 0), rule(14, 17, 100)];

it.each([
  [0, 0],
  [2, 0],
  [3, 50_00],
  [10, 50_00],
  [11, null],
  [13, null],
  [14, 100_00],
  [17, 100_00],
])("childSeatAt lets a child of %i pay %j for a seat of 100", (age, minor) => {
  expect(childSeatAt(rub(100_00), rules, age)).toEqual(minor === null ? null : rub(minor));
});

it.each([
  [people(2), 200_00],
  [people(2, 4, 9), 300_00],
  [people(1, 1, 16), 200_00],
  [people(2, 4, 12), null],
])("partyTotal for %o is %j", (party, minor) => {
  expect(partyTotal(rub(100_00), rules, party)).toEqual(minor === null ? null : rub(minor));
});

it("unpricedAges lists the ages that only the organizer can price", () => {
  expect(unpricedAges(rules, people(2, 13, 4, 11, 13))).toEqual([11, 13]);
  expect(unpricedAges([], people(2, 4))).toEqual([4]);
  expect(unpricedAges([], people(2))).toEqual([]);
});

it.each([
  [people(0, 5), rub(100)],
  [people(1, 18), rub(100)],
  [people(1), rub(100.5)],
  [people(1), rub(-1)],
])("partyTotal refuses %o for %o", (party, price) => {
  expect(() => partyTotal(price, [], party)).toThrow(RangeError);
});

it.each([-1, 101, Number.NaN])("splitPrice refuses %d percent", (percent) => {
  expect(() => splitPrice(rub(100), percent)).toThrow(RangeError);
});

it.each([
  [[], true],
  [rules, true],
  [[rule(3, 10, 50), rule(10, 12, 70)], false],
  [[rule(5, 3, 50)], false],
  [[rule(0, 17, 50), rule(4, 5, 70)], false],
])("areChildPrices of %j is %s", (prices, can) => {
  expect(areChildPrices(prices)).toBe(can);
});

it("valid child prices give each age at most one price", () => {
  const age = fc.integer({ min: 0, max: 17 });
  const any = fc.array(
    fc
      .tuple(age, age, fc.integer({ min: 0, max: 100 }))
      .map(([from, to, percent]) => rule(from, to, percent)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(any, age, (some, one) => {
      const meant = some.filter(({ from_age: from, to_age: to }) => from <= one && one <= to);
      if (areChildPrices(some)) expect(meant.length).toBeLessThanOrEqual(1);
      expect(childSeatAt(rub(100), some, one)).toEqual(
        childSeatAt(rub(100), meant.slice(0, 1), one),
      );
    }),
  );
});

it.each([
  [rub(135_416_65), 15, 20_313_00],
  [rub(10_000_00), 20, 2_000_00],
  [rub(100_50), 50, 51_00],
  [rub(105_00), 95, 105_00],
  [rub(100_00), 5, 10_00],
  [rub(9_00), 20, 9_00],
])("splitPrice of %o at %d percent has a prepayment of %d", (total, percent, minor) => {
  expect(splitPrice(total, percent).prepayment.minor).toBe(minor);
});

it("prepayment and rest make the total, and each can be charged", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_00 }),
      fc.constantFrom(...currencies),
      fc.integer({ min: 5, max: 100 }),
      (minor, currency, percent) => {
        const price = splitPrice({ minor, currency }, percent);
        expect(price.prepayment.minor + price.rest.minor).toBe(price.total.minor);
        expect(price.prepayment.minor * 100).toBeGreaterThanOrEqual(price.total.minor * percent);
        const { prepayment, rest } = price;
        if (rest.minor === 0) return;
        expect([0, leastCharges[currency]]).toContain(
          prepayment.minor % 100 === 0 ? 0 : prepayment.minor,
        );
        expect(Math.min(prepayment.minor, rest.minor)).toBeGreaterThanOrEqual(
          leastCharges[currency],
        );
      },
    ),
  );
});

it.each([
  [rub(34_000_00), 100, 34_000_00],
  [rub(34_000_00), 70, 23_800_00],
  [rub(99_99), 50, 50_00],
  [rub(33), 50, 33],
  [rub(99_99), 0, 0],
])("childSeat of %o at %o percent", (price, percent, minor) => {
  expect(childSeat(price, percent)).toEqual(rub(minor));
});

it("childSeat costs at most an adult's price, and is free only at 0 percent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 0, max: 100 }),
      (minor, percent) => {
        const child = childSeat(rub(minor), percent).minor;
        expect(child > 0).toBe(percent > 0);
        expect(child).toBeLessThanOrEqual(minor);
        expect(child).toBeGreaterThanOrEqual(Math.min(minor, (minor * percent) / 100));
      },
    ),
  );
});
