import { isOwnForm } from "@tropa/http-server/forms";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../platform/errors/api-error.ts";

/** Throws `forbidden` for a form sent by another site's page. */
export function requireOwnForm(request: FastifyRequest): void {
  if (!isOwnForm(request)) throw new ApiError("forbidden");
}
