import { addDays } from "@tropa/domain/time/local-date";
import type { CurrencyRateRow } from "./vocabulary.ts";

/**
 * Units of a currency per US dollar, close to the market of 2026; good enough for a demonstration.
 */
export const perUsd = { USD: 1, EUR: 0.86, RUB: 80.4, BYN: 2.98, KZT: 521, CNY: 7.12 } as const;

export type DemoCurrency = keyof typeof perUsd;

const weeks = 8;

/**
 * Generates a weekly history that ends with `perUsd` today, so that there are several rates to look
 * up by day.
 */
export function* currencyRates(today: string): Generator<CurrencyRateRow> {
  for (const [currency, rate] of Object.entries(perUsd)) {
    for (let week = weeks; week >= 0; week -= 1) {
      const drift = currency === "USD" ? 0 : Math.sin(week * 1.7 + rate) * 0.004 * week;
      const value = Number((rate * (1 + drift)).toFixed(4));
      yield { currency, rated_on: addDays(today, -7 * week), per_usd: value };
    }
  }
}
