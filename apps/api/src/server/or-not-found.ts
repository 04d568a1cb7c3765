import { ApiError } from "../platform/errors/api-error.ts";

/** Returns the value, or throws `not_found` for null and undefined. */
export function orNotFound<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new ApiError("not_found");
  return found;
}
