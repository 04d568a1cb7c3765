import { Redis } from "ioredis";
import { windowMs } from "./rate-limit.ts";

/** Counts that all processes share. */
export interface SharedCounters {
  /** Counts one under a key; seconds to wait when there are more than `limit` in a minute, else 0. */
  take(key: string, limit: number, now: number): Promise<number>;
  close(): void;
}

/** Long enough for a Redis in the same place, short enough that nobody notices one that is gone. */
const timeoutMs = 200;

/**
 * Counts in Redis: a counter for each key and minute, and the share of the minute before that still lies within
 * the last 60 seconds. Rejects while Redis is away.
 */
export function redisCounters(url: string): SharedCounters {
  const redis = new Redis(url, {
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  // Every command says for itself that Redis is away; without a listener the process would end.
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
