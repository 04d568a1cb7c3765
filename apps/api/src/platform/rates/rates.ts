import { currencies } from "@tropa/domain/money";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { insertRates, newestRateRows } from "./rates-store.ts";

const timeoutMs = 10_000;
/** Largest believable change of a rate since the last one; a larger one is likely an error of the source. */
const largestStep = 0.25;

/** The usual answer of rate sources: units of each currency per US dollar, and the day. */
const answer = z.object({
  base: z.literal("USD"),
  date: z.string().refine(isLocalDate),
  rates: z.record(z.string(), z.number().positive().max(1_000_000)),
});

/**
 * Fetches the day's rates (docs/product/bookings-and-payments.md#currencies), stores them; search converts
 * its prices by them. Does nothing without `RATES_URL`. Throws if the source is down, lacks a currency or reports an
 * implausible rate: yesterday's rates are better than wrong ones.
 */
export async function refreshRates({
  pool,
  config,
}: Pick<ApiContext, "pool" | "config">): Promise<void> {
  if (config.ratesUrl === undefined) return;
  const response = await fetch(config.ratesUrl, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`rates: the source answered ${response.status}`);
  const { date, rates } = answer.parse(await response.json());
  const rows = currencies.map((currency) => {
    const perUsd = currency === "USD" ? 1 : rates[currency];
    if (perUsd === undefined) throw new Error(`rates: ${currency} is missing`);
    return { currency, per_usd: perUsd };
  });
  const before = new Map((await newestRateRows(pool)).map((row) => [row.currency, row.per_usd]));
  for (const { currency, per_usd: now } of rows) {
    const last = before.get(currency);
    if (last !== undefined && Math.abs(now / last - 1) > largestStep)
      throw new Error(`rates: ${currency} moved from ${last} to ${now}`);
  }
  await insertRates(pool, date, rows);
}
