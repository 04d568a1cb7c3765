import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { isIPv6 } from "node:net";

export const windowMs = 60_000;
/** Most keys in memory, about 10 MB; beyond it the one seen longest ago is dropped. */
const mostKeys = 50_000;

interface Usage {
  /** Start of the current window, and the counts of it and the previous one. */
  since: number;
  current: number;
  previous: number;
}

export interface RateLimiter {
  /** Counts a request under a key; returns 0 if it is allowed, else the seconds to wait. */
  take(key: string, now: number): number;
  /** The number of keys in memory. */
  readonly size: number;
}

/**
 * Allows at most `limit` requests in any minute, estimated from two counters per key: the previous minute counts with
 * the share of it that lies within the last 60 seconds.
 */
export function createRateLimiter(limit: number, most: number = mostKeys): RateLimiter {
  const usages = new LRUCache<string, Usage>({ max: most });
  return {
    take(key, now) {
      const usage = slide(usages.get(key), now);
      usages.set(key, usage);
      const elapsed = now - usage.since;
      if (usage.previous * (1 - elapsed / windowMs) + usage.current + 1 <= limit) {
        usage.current += 1;
        return 0;
      }
      return secondsToWait(usage, elapsed, limit);
    },
    get size() {
      return usages.size;
    },
  };
}

function slide(usage: Usage | undefined, now: number): Usage {
  if (!usage || now - usage.since >= 2 * windowMs) return { since: now, current: 0, previous: 0 };
  if (now - usage.since < windowMs) return usage;
  return { since: usage.since + windowMs, current: 0, previous: usage.current };
}

/** Seconds until the estimate allows another request, in this window or the next. */
function secondsToWait({ previous, current }: Usage, elapsed: number, limit: number): number {
  const room = limit - 1;
  const momentOf = (counted: number, counting: number) =>
    windowMs * (1 - (room - counting) / Math.max(counted, 1));
  const moment = current <= room ? momentOf(previous, current) : windowMs + momentOf(current, 0);
  return Math.max(1, Math.ceil((moment - elapsed) / 1000));
}

/** Returns the network of an address: IPv6 users get a whole /64, which counts as one address. */
export function networkOf(address: string): string {
  // Fast path: an IPv4 address is its own network.
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
