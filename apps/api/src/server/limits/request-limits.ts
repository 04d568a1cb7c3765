import type { DeskLevel } from "@tropa/domain/people/desk-right";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { createRateLimiter, networkOf } from "../../platform/limits/rate-limit.ts";
import { redisCounters } from "../../platform/limits/shared-counters.ts";
import type { SharedCounters } from "../../platform/limits/shared-counters.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether a call changes something; these have lower limits than reads. */
    changes?: boolean;
    /** Media type of the answer if it is not JSON. */
    produces?: string | undefined;
    /** What staff must be allowed to do in the part of the desk that lets them make the call. */
    deskLevel?: DeskLevel;
  }
}

export interface RequestLimits {
  /** Counts a call for its IP address. Throws `too_many_requests` with the seconds to wait. */
  takeAddress(request: FastifyRequest): Promise<void>;
  /** Like `takeAddress`, for the signed-in account. */
  takeAccount(request: FastifyRequest, accountId: number): Promise<void>;
  close(): void;
}

/**
 * Limits requests per minute by address and by account, separately for changes and reads. Counts in this process, or in
 * Redis for all processes; while Redis is down, this process's own counts apply.
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
