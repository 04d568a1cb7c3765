import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { createRateLimiter, networkOf } from "../../platform/limits/rate-limit.ts";
import { redisCounters } from "../../platform/limits/shared-counters.ts";
import type { SharedCounters } from "../../platform/limits/shared-counters.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of calls of the contract: whether it changes something, which is limited more tightly than reading. */
    changes?: boolean;
    /** What it answers with where that is not JSON. */
    produces?: string | undefined;
  }
}

export interface RequestLimits {
  /** Counts a call towards its address. Throws `too_many_requests` with the seconds to wait. */
  takeAddress(request: FastifyRequest): Promise<void>;
  /** The same towards who is signed in, whatever addresses they come from. */
  takeAccount(request: FastifyRequest, accountId: number): Promise<void>;
  close(): void;
}

/**
 * Requests a minute of one address and of one account, for calls that change something and for those that read.
 * Counted in this process, or for all of them in Redis where that is set; a Redis that is away limits nobody
 * less than one process alone would.
 */
export function createRequestLimits(
  { rateLimits, redisUrl }: Pick<Config, "rateLimits" | "redisUrl">,
  shared: SharedCounters | null = redisUrl === undefined ? null : redisCounters(redisUrl),
): RequestLimits {
  const own = {
    changes: createRateLimiter(rateLimits.changes),
    reads: createRateLimiter(rateLimits.reads),
  };
  async function take(request: FastifyRequest, who: string): Promise<void> {
    const { changes } = request.routeOptions.config;
    if (changes === undefined) return;
    const kind = changes ? "changes" : "reads";
    const alone = () => own[kind].take(who, performance.now());
    const wait = shared
      ? await shared.take(`${kind}:${who}`, rateLimits[kind], Date.now()).catch(alone)
      : alone();
    if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
  }
  return {
    takeAddress: (request) => take(request, networkOf(request.ip)),
    takeAccount: (request, accountId) => take(request, `account ${accountId}`),
    close: () => shared?.close(),
  };
}
