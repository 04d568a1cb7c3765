import { convertPriceCall } from "@tropa/api-contract/discovery/calls-home";
import { TIMES } from "@tropa/domain/page-constants";
import type { Currency } from "@tropa/domain/money";
import type { ApiClient } from "./client.ts";

/** Keys remembered at once; beyond it the one asked longest ago is forgotten. */
const mostKeys = 500;

interface CachedPrice {
  result: Promise<number>;
  /** Infinity while it is being asked. */
  until: number;
}

/** An amount in minor units of `from`, in minor units of `to`. */
export type ConvertPrice = (from: Currency, to: Currency, amount: number) => Promise<number>;

/**
 * Converts prices by the API's rates. Answers are cached for 60 seconds per key, concurrent calls with the same key
 * share one request, and failures are not cached.
 */
export function createPriceConverter(api: ApiClient, now = () => performance.now()): ConvertPrice {
  const cache = new Map<string, CachedPrice>();

  async function ask(from: Currency, to: Currency, amount: number): Promise<number> {
    const query = { from_currency: from, to_currency: to, amount: String(amount) };
    return (await api.call(convertPriceCall, { query })).result;
  }

  return async (from, to, amount) => {
    if (from === to) return amount;
    const key = `${from} ${to} ${amount}`;
    const found = cache.get(key);
    if (found && now() < found.until) return found.result;
    const entry: CachedPrice = { result: ask(from, to, amount), until: Infinity };
    cache.delete(key);
    cache.set(key, entry);
    forgetOldest(cache);
    try {
      const result = await entry.result;
      entry.until = now() + TIMES.priceConversionCacheSeconds * 1000;
      return result;
    } catch (error) {
      if (cache.get(key) === entry) cache.delete(key);
      throw error;
    }
  };
}

function forgetOldest(cache: Map<string, CachedPrice>): void {
  for (const key of cache.keys()) {
    if (cache.size <= mostKeys) return;
    cache.delete(key);
  }
}
