import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, minorPerMajor } from "../../money.ts";
import { splitPrice } from "../party/party-price.ts";
import { leastCharges } from "../payment.ts";
import { isPromoCode, priceWithPromo, readPromoCode } from "./promo-code.ts";
import type { PromoTerms } from "./promo-code.ts";

const rub = (minor: number) => ({ minor, currency: "RUB" }) as const;
const percent = (share: number): PromoTerms => ({ percent: share, amount: null });
const amount = (minor: number): PromoTerms => ({ percent: null, amount: minor });

it.each([
  ["10 % of 45,000", 45_000_00, percent(10), 40_500_00],
  ["a sum", 45_000_00, amount(5_000_00), 40_000_00],
  ["rounded up to a whole unit", 45_050_00, percent(7), 41_897_00],
  ["a sum above the price", 3_000_00, amount(5_000_00), leastCharges.RUB],
  ["all of it", 3_000_00, percent(100), leastCharges.RUB],
  ["a price below the smallest sum", 5_00, percent(50), 5_00],
])("priceWithPromo: %s", (_, minor, terms, total) => {
  expect(priceWithPromo(rub(minor), terms)).toEqual({ total: rub(total), off: rub(minor - total) });
});

describe("any price with any code", () => {
  const prices = fc.record({
    minor: fc.integer({ min: 1, max: 50_000_000_00 }),
    currency: fc.constantFrom(...currencies),
  });
  const terms = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map(percent),
    fc.integer({ min: 1, max: 1_000_000_00 }).map(amount),
  );

  it("adds up, is payable and gives no more than promised, less a unit for rounding", () => {
    fc.assert(
      fc.property(prices, terms, (full, code) => {
        const { total, off } = priceWithPromo(full, code);
        const promised = code.percent === null ? code.amount : (full.minor * code.percent) / 100;
        expect(total.minor + off.minor).toBe(full.minor);
        expect(total.minor).toBeGreaterThanOrEqual(
          Math.min(full.minor, leastCharges[full.currency]),
        );
        expect(off.minor).toBeGreaterThanOrEqual(0);
        expect(off.minor).toBeLessThanOrEqual(promised);
        if (total.minor > leastCharges[full.currency])
          expect(off.minor).toBeGreaterThan(promised - minorPerMajor);
      }),
    );
  });

  it("never costs more with a larger code, and its prepayment and rest can be charged", () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 5, max: 100 }),
        (full, share, prepaid) => {
          const { total } = priceWithPromo(full, percent(share));
          expect(priceWithPromo(full, percent(share + 1)).total.minor).toBeLessThanOrEqual(
            total.minor,
          );
          const { prepayment, rest } = splitPrice(total, prepaid);
          const least = Math.min(total.minor, leastCharges[full.currency]);
          expect(prepayment.minor).toBeGreaterThanOrEqual(least);
          expect(rest.minor === 0 || rest.minor >= least).toBe(true);
        },
      ),
    );
  });
});

it.each([
  [" summer 10 ", "SUMMER10", true],
  ["лето-2027", "ЛЕТО-2027", true],
  ["ab", "AB", false],
  ["A--B", "A--B", false],
  ["-ABC", "-ABC", false],
  ["A".repeat(25), "A".repeat(25), false],
  ["10%OFF", "10%OFF", false],
])("a typed code: %j", (typed, code, isOne) => {
  expect(readPromoCode(typed)).toBe(code);
  expect(readPromoCode(code)).toBe(code);
  expect(isPromoCode(code)).toBe(isOne);
});
