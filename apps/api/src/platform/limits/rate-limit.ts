import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { isIPv6 } from "node:net";

export const windowMs = 60_000;
/** Keys remembered at once, about 10 MB; beyond it the one seen longest ago is forgotten. */
const mostKeys = 50_000;

interface Usage {
  /** Start of the current window, and how much it and the one before it have seen. */
  since: number;
  current: number;
  previous: number;
}

export interface RateLimiter {
  /** Counts a request under a key; 0 when it may go on, else the seconds to wait. */
  take(key: string, now: number): number;
  /** How many keys are remembered. */
  readonly size: number;
}

/**
 * At most `limit` requests in any minute, estimated from two counters an address: the minute before counts
 * with the share of it that still lies within the last 60 seconds.
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

/** Until the estimate has room for one more: within this window, else in the next. */
function secondsToWait({ previous, current }: Usage, elapsed: number, limit: number): number {
  const room = limit - 1;
  const momentOf = (counted: number, counting: number) =>
    windowMs * (1 - (room - counting) / Math.max(counted, 1));
  const moment = current <= room ? momentOf(previous, current) : windowMs + momentOf(current, 0);
  return Math.max(1, Math.ceil((moment - elapsed) / 1000));
}

/** IPv6 users are given whole /64 networks: one of them counts as one address. */
export function networkOf(address: string): string {
  // Most callers come by IPv4, whose addresses stand for themselves.
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
