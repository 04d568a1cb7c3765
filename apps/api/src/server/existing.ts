import { ApiError } from "../platform/errors/api-error.ts";

/** What was found, or `not_found`. */
export function existing<T>(found: T | null): T {
  if (found === null) throw new ApiError("not_found");
  return found;
}
