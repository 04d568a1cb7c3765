import { ApiError } from "../platform/errors/api-error.ts";

/** What was found, or `not_found`. */
export function orNotFound<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new ApiError("not_found");
  return found;
}
