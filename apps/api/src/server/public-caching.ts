import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

const freshFor = "public, max-age=60, stale-while-revalidate=600";
/** Headers of the request that an answer depends on (docs/product/calls.md#every-call). */
const variesBy = "X-Language, X-Localization, X-Currency";

/**
 * Lets browsers and proxies cache a scope's answers, which contain nothing personal, for a minute; afterwards they
 * revalidate by ETag. Errors are not cached.
 */
export function cachePublicly(scope: FastifyInstance): void {
  scope.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode !== 200 || (typeof payload !== "string" && !Buffer.isBuffer(payload)))
      return payload;
    const tag = `W/"${createHash("sha1").update(payload).digest("base64url")}"`;
    void reply.header("cache-control", freshFor).header("vary", variesBy).header("etag", tag);
    if (request.headers["if-none-match"] !== tag) return payload;
    void reply.code(304).removeHeader("content-length").removeHeader("content-type");
    return null;
  });
}
