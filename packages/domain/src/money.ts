import { localeFacts } from "./locale.ts";
import type { Locale } from "./locale.ts";
import { englishMarks, minusSign, russianMarks, writeNumber } from "./written-number.ts";

/** Currencies of the marketplace (docs/product/constants.md#currencies-and-prices). */
export const currencies = ["EUR", "USD", "RUB", "BYN", "KZT", "CNY"] as const;
export type Currency = (typeof currencies)[number];

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** An amount in integer minor units (kopecks, cents). */
export interface Money {
  minor: number;
  currency: Currency;
}

/** Minor units per major unit; the same for all our currencies. */
export const minorPerMajor = 100;

/** Returns the amount in major units, as API calls such as convert-price use. */
export function majorOf({ minor }: Money): number {
  return minor / minorPerMajor;
}

/**
 * Upper limit and step of the total price filter by currency, major units. The filter for the price
 * per day uses a tenth of both.
 */
export const priceCeilings: Record<Currency, { total: number; perDay: number; step: number }> = {
  EUR: { total: 5000, perDay: 500, step: 50 },
  USD: { total: 5000, perDay: 500, step: 50 },
  RUB: { total: 200_000, perDay: 20_000, step: 1000 },
  CNY: { total: 20_000, perDay: 2000, step: 200 },
  BYN: { total: 10_000, perDay: 1000, step: 100 },
  KZT: { total: 1_000_000, perDay: 100_000, step: 5000 },
};

/** Sign of each currency, beside amounts and in sentences: nobody says "RUB". */
export const currencySigns: Readonly<Record<Currency, string>> = {
  RUB: "₽",
  BYN: "р.",
  KZT: "₸",
  EUR: "€",
  USD: "$",
  CNY: "¥",
};
/**
 * Currencies written in the Russian style on Russian and English pages; the others are written in
 * the British style.
 */
const russianCurrencies: readonly Currency[] = ["RUB", "BYN", "KZT"];

/**
 * Formats an amount with non-breaking spaces: no decimals if it is whole, else two. On Russian and
 * English pages the currency decides the style, on others the language: "375 €", "₽34,000".
 */
export function formatMoney({ minor, currency }: Money, locale: Locale): string {
  const digits = minor % minorPerMajor === 0 ? 0 : 2;
  const { currencySign, numbers } = localeFacts[locale];
  const isRussian = currencySign !== "before" && russianCurrencies.includes(currency);
  if (isRussian || currencySign === "after") {
    const marks = currencySign === "after" ? numbers : russianMarks;
    return `${writeNumber(minor / minorPerMajor, digits, marks)}\u00a0${currencySigns[currency]}`;
  }
  const marks = currencySign === "before" ? numbers : englishMarks;
  const amount = writeNumber(Math.abs(minor) / minorPerMajor, digits, marks);
  const sign = currencySigns[currency];
  // An abbreviation needs a space: "р. 327".
  const space = sign.endsWith(".") ? "\u00a0" : "";
  return `${minor < 0 ? minusSign : ""}${sign}${space}${amount}`;
}

/** Units of each currency per US dollar, on the day of the rates. */
export type Rates = Record<Currency, number>;

/**
 * Converts an amount to whole minor units. `to: "major"` rounds up to whole major units, as prices
 * on cards are shown: rounding up never promises less than is charged.
 */
export function convertMoney(
  money: Money,
  currency: Currency,
  rates: Rates,
  to: "minor" | "major" = "minor",
): Money {
  if (money.currency === currency) return money;
  const exact = (money.minor / rates[money.currency]) * rates[currency];
  // Keeps 100.00000000000001 from becoming 101.
  const rounded =
    to === "major" ? Math.ceil(exact / minorPerMajor - 1e-6) * minorPerMajor : Math.round(exact);
  return { minor: Math.max(rounded, 1), currency };
}

/**
 * Returns a percentage of an amount in whole minor units, rounded up so that parts never sum to
 * less than the whole.
 */
export function percentOf({ minor, currency }: Money, percent: number): Money {
  return { minor: Math.ceil((minor * percent) / 100), currency };
}
