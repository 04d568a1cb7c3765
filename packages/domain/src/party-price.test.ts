import fc from "fast-check";
import { expect, it } from "vitest";
import { currencies } from "./money.ts";
import { MAX_PARTY, childSeat, isParty, partyPrice } from "./party-price.ts";

const rub = (minor: number) => ({ minor, currency: "RUB" }) as const;

it.each([
  [
    { price: rub(34_000_00), prepaymentPercent: 15 },
    { adults: 2, children: 1 },
    [102_000_00, 15_300_00, 86_700_00],
  ],
  [{ price: rub(99_99), prepaymentPercent: 10 }, { adults: 1, children: 0 }, [99_99, 10_00, 89_99]],
  [
    { price: rub(100_00), childPrice: rub(50_00), prepaymentPercent: 20 },
    { adults: 1, children: 2 },
    [200_00, 40_00, 160_00],
  ],
  [{ price: rub(100_00), prepaymentPercent: 100 }, { adults: 1, children: 0 }, [100_00, 100_00, 0]],
])("%o for %o", (seat, party, [total = 0, prepayment = 0, rest = 0]) => {
  expect(partyPrice(seat, party)).toEqual({
    total: rub(total),
    prepayment: rub(prepayment),
    rest: rub(rest),
  });
});

it.each([
  [{ adults: 1, children: 0 }, true],
  [{ adults: 1, children: MAX_PARTY - 1 }, true],
  [{ adults: 1, children: MAX_PARTY }, false],
  [{ adults: 0, children: 2 }, false],
  [{ adults: 1, children: -1 }, false],
  [{ adults: 1.5, children: 0 }, false],
  [{ adults: Number.NaN, children: 0 }, false],
])("%o can book: %s", (party, can) => {
  expect(isParty(party)).toBe(can);
});

it.each([
  [
    { price: rub(100), prepaymentPercent: 15 },
    { adults: 0, children: 1 },
  ],
  [
    { price: rub(100), prepaymentPercent: 101 },
    { adults: 1, children: 0 },
  ],
  [
    { price: rub(100.5), prepaymentPercent: 15 },
    { adults: 1, children: 0 },
  ],
  [
    { price: rub(100), childPrice: { minor: 1, currency: "USD" as const }, prepaymentPercent: 15 },
    { adults: 1, children: 0 },
  ],
])("refuses %o for %o", (seat, party) => {
  expect(() => partyPrice(seat, party)).toThrow(RangeError);
});

it("now and later always make the whole, in whole units", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_00 }),
      fc.constantFrom(...currencies),
      fc.integer({ min: 5, max: 100 }),
      fc.integer({ min: 1, max: 25 }),
      fc.integer({ min: 0, max: 25 }),
      (minor, currency, prepaymentPercent, adults, children) => {
        const price = partyPrice(
          { price: { minor, currency }, prepaymentPercent },
          { adults, children },
        );
        expect(price.total.minor).toBe(minor * (adults + children));
        expect(price.prepayment.minor + price.rest.minor).toBe(price.total.minor);
        expect(Number.isInteger(price.prepayment.minor)).toBe(true);
        expect(price.prepayment.minor * 100).toBeGreaterThanOrEqual(
          price.total.minor * prepaymentPercent,
        );
        expect(price.rest.minor).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it.each([
  [rub(34_000_00), null, 34_000_00],
  [rub(34_000_00), 70, 23_800_00],
  [rub(99_99), 50, 50_00],
  [rub(33), 50, 33],
])("a child's seat of %o at %o percent", (price, percent, minor) => {
  expect(childSeat(price, percent)).toEqual(rub(minor));
});

it("a child never pays more than an adult, and never nothing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 99 }),
      (minor, percent) => {
        const child = childSeat(rub(minor), percent).minor;
        expect(child).toBeGreaterThan(0);
        expect(child).toBeLessThanOrEqual(minor);
        expect(child).toBeGreaterThanOrEqual(Math.min(minor, (minor * percent) / 100));
      },
    ),
  );
});
