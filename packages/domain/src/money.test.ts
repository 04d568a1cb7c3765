import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "./locale.ts";
import {
  convertMoney,
  currencies,
  formatMoney,
  isCurrency,
  percentOf,
  priceCeilings,
} from "./money.ts";
import type { Rates } from "./money.ts";

const rates: Rates = { USD: 1, EUR: 0.86, RUB: 81.4, BYN: 3.27, KZT: 524, CNY: 7.1 };
const money = fc.record({
  minor: fc.integer({ min: 1, max: 10_000_000_00 }),
  currency: fc.constantFrom(...currencies),
});

describe("formatMoney", () => {
  it.each([
    [{ minor: 3_400_000, currency: "RUB" }, "en", "34\u00a0000\u00a0₽"],
    [{ minor: 99_50, currency: "RUB" }, "ru", "99,50\u00a0₽"],
    [{ minor: 123_400, currency: "USD" }, "en", "$1,234"],
    [{ minor: 123_456, currency: "EUR" }, "zh", "€1,234.56"],
    [{ minor: 100_00, currency: "CNY" }, "zh", "¥100"],
    [{ minor: 5_240_000, currency: "KZT" }, "en", "52\u00a0400\u00a0₸"],
    [{ minor: 327_00, currency: "BYN" }, "en", "327\u00a0р."],
    [{ minor: 375_00, currency: "EUR" }, "de", "375\u00a0€"],
    [{ minor: 132_60, currency: "USD" }, "de", "132,60\u00a0$"],
    [{ minor: 3_400_000, currency: "RUB" }, "de", "34.000\u00a0₽"],
    [{ minor: 1_132_60, currency: "USD" }, "ru", "$1,132.60"],
    [{ minor: 34_000_00, currency: "RUB" }, "zh", "₽34,000"],
    [{ minor: -42_00, currency: "RUB" }, "ru", "\u221242\u00a0₽"],
    [{ minor: -42_50, currency: "USD" }, "en", "\u2212$42.50"],
  ] as const)("writes %o in %s as %s", (amount, locale, text) => {
    expect(formatMoney(amount, locale)).toBe(text);
  });

  it("writes amounts as Intl does", () => {
    /** The languages that have their own way; the others go by the currency. */
    const regions = { de: "de-DE", zh: "zh-CN" };
    const ofCurrency = {
      RUB: "ru-RU",
      BYN: "ru-RU",
      KZT: "ru-RU",
      EUR: "en-GB",
      USD: "en-GB",
      CNY: "en-GB",
    };
    const amounts = fc.record({
      minor: fc.oneof(
        fc.integer(),
        fc.integer({ min: -10_000, max: 10_000 }).map((n) => n * 100),
      ),
      currency: fc.constantFrom(...currencies),
    });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), ({ minor, currency }, locale) => {
        fc.pre(!Object.is(minor, -0));
        const digits = minor % 100 === 0 ? 0 : 2;
        const region = locale in regions ? regions[locale as "de"] : ofCurrency[currency];
        const intl = new Intl.NumberFormat(region, {
          style: "currency",
          currency,
          currencyDisplay: "narrowSymbol",
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        expect(formatMoney({ minor, currency }, locale)).toBe(
          intl
            .format(minor / 100)
            .replace(/\s/g, "\u00a0")
            .replace("-", "\u2212"),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe("convertMoney", () => {
  it("returns whole minor units and never turns a positive amount into zero", () => {
    fc.assert(
      fc.property(money, fc.constantFrom(...currencies), (amount, currency) => {
        const { minor } = convertMoney(amount, currency, rates);
        return Number.isInteger(minor) && minor >= 1;
      }),
    );
  });

  it("rounds prices up to whole major units, by less than one unit", () => {
    fc.assert(
      fc.property(money, fc.constantFrom(...currencies), (amount, currency) => {
        if (amount.currency === currency) return true;
        const exact = (amount.minor / rates[amount.currency]) * rates[currency];
        const { minor } = convertMoney(amount, currency, rates, "major");
        return minor % 100 === 0 && minor >= exact - 0.01 && minor - exact < 100;
      }),
    );
  });

  it("leaves an amount that is already in the target currency unchanged", () => {
    fc.assert(
      fc.property(
        money,
        (amount) => convertMoney(amount, amount.currency, rates, "major") === amount,
      ),
    );
  });

  it("keeps the order of prices", () => {
    fc.assert(
      fc.property(
        money,
        fc.nat(1_000_000),
        fc.constantFrom(...currencies),
        (amount, more, currency) => {
          const dearer = { ...amount, minor: amount.minor + more };
          return (
            convertMoney(amount, currency, rates).minor <=
            convertMoney(dearer, currency, rates).minor
          );
        },
      ),
    );
  });
});

describe("money round trips", () => {
  it("turn a formatted amount back into the same amount", () => {
    fc.assert(
      fc.property(money, fc.constantFrom(...locales), (amount, locale) => {
        const written = formatMoney(amount, locale);
        // A fraction is two digits behind a point or a comma; other marks only group.
        const [, whole = "", cents = "00"] = /^(.*?)(?:[.,](\d\d))?$/.exec(
          written.replace(/^\D+|\D+$/g, ""),
        )!;
        const minor = Number(whole.replace(/\D/g, "")) * 100 + Number(cents);
        expect({ minor, currency: amount.currency }).toEqual(amount);
      }),
    );
  });

  it("lose less than a minor unit on each conversion", () => {
    fc.assert(
      fc.property(money, fc.constantFrom(...currencies), (amount, currency) => {
        const there = convertMoney(amount, currency, rates);
        const back = convertMoney(there, amount.currency, rates);
        const unit = Math.max(1, rates[amount.currency] / rates[currency]);
        // Where a minor unit is worth many of the other's, an amount below it becomes that unit.
        expect(Math.abs(back.minor - amount.minor)).toBeLessThanOrEqual(unit + 1);
      }),
    );
  });
});

it("isCurrency knows the six currencies and no others", () => {
  expect(currencies.every(isCurrency)).toBe(true);
  expect(["usd", "GBP", "", null, 5].some(isCurrency)).toBe(false);
});

it("percentOf rounds up and never exceeds the whole", () => {
  fc.assert(
    fc.property(money, fc.integer({ min: 1, max: 100 }), (amount, percent) => {
      const { minor } = percentOf(amount, percent);
      return minor >= (amount.minor * percent) / 100 && minor <= amount.minor;
    }),
  );
});

it("priceCeilings has total, per-day and step values for each currency", () => {
  expect(currencies.map((currency) => priceCeilings[currency].total)).toEqual([
    5000, 5000, 200_000, 10_000, 1_000_000, 20_000,
  ]);
  expect(currencies.map((currency) => priceCeilings[currency].perDay)).toEqual([
    500, 500, 20_000, 1000, 100_000, 2000,
  ]);
  expect(currencies.map((currency) => priceCeilings[currency].step)).toEqual([
    50, 50, 1000, 100, 5000, 200,
  ]);
});
