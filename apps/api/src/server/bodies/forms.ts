import { isOwnForm } from "@tropa/http-server/forms";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../platform/errors/api-error.ts";

/** Refuses a form that another site's page sent. Throws `forbidden`. */
export function requireOwnForm(request: FastifyRequest): void {
  if (!isOwnForm(request)) throw new ApiError("forbidden");
}
