import { Redis } from "ioredis";
import { windowMs } from "./rate-limit.ts";

/** Request counters shared by all processes. */
export interface SharedCounters {
  /** Counts a request under a key; returns 0, or the seconds to wait if there are more than `limit` a minute. */
  take(key: string, limit: number, now: number): Promise<number>;
  close(): void;
}

/** Long enough for a Redis nearby, short enough that nobody notices one that is down. */
const defaultTimeoutMs = 200;

/**
 * Counts in Redis with a counter per key and minute, adding the share of the previous minute that lies within the last
 * 60 seconds. Rejects while Redis is down.
 */
export function redisCounters(url: string, timeoutMs = defaultTimeoutMs): SharedCounters {
  const redis = new Redis(url, {
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  // Commands reject by themselves; without a listener the process would exit.
  redis.on("error", () => {});
  return {
    async take(key, limit, now) {
      const window = Math.floor(now / windowMs);
      const name = (index: number) => `tropa:rate:${key}:${index}`;
      const answers = await redis
        .multi()
        .incr(name(window))
        .pexpire(name(window), 2 * windowMs)
        .get(name(window - 1))
        .exec();
      const current = Number(answers?.[0]?.[1] ?? 0);
      const previous = Number(answers?.[2]?.[1] ?? 0);
      const elapsed = now - window * windowMs;
      if (previous * (1 - elapsed / windowMs) + current <= limit) return 0;
      return Math.max(1, Math.ceil((windowMs - elapsed) / 1000));
    },
    close: () => redis.disconnect(),
  };
}
