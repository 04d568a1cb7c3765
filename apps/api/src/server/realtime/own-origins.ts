import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { ApiError } from "../../platform/errors/api-error.ts";

/**
 * Throws `forbidden` for a socket opened by another site's page, which browsers allow. Programs send no origin.
 */
export function requireOwnOrigin(
  { storefronts, publicUrl }: Pick<Config, "storefronts" | "publicUrl">,
  { headers: { origin } }: Pick<FastifyRequest, "headers">,
): void {
  const isOwn =
    origin === undefined ||
    origin === new URL(publicUrl).origin ||
    storefronts.origins.includes(origin);
  if (!isOwn) throw new ApiError("forbidden");
}
