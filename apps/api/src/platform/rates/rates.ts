import { currencies } from "@tropa/domain/money";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../db/database.ts";
import { insertRates, newestRateRows, reprice } from "./rates-store.ts";

const timeoutMs = 10_000;
/** A rate that moved further since the last one is more likely a fault of the source than of the market. */
const largestStep = 0.25;

/** What most sources of rates answer with: units of each currency in one US dollar, and the day. */
const answer = z.object({
  base: z.literal("USD"),
  date: z.string().refine(isLocalDate),
  rates: z.record(z.string(), z.number().positive().max(1_000_000)),
});

/**
 * Fetches the day's rates (docs/product/bookings-and-payments.md#currencies), stores them under their date and derives
 * the prices that search compares anew. Without `RATES_URL` the rates stay as they are. Throws where the source is
 * away, lacks a currency, or says something incredible: yesterday's rates are better than wrong ones.
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
  await inTransaction(pool, async (client) => {
    await insertRates(client, date, rows);
    await reprice(client);
  });
}
