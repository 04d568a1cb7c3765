import { ApiError } from "../src/platform/errors/api-error.ts";

/** What was thrown and is no refusal: of several acts at once some may come too late. */
export const unexpected = (results: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result) =>
    result.status === "rejected" && !(result.reason instanceof ApiError) ? [result.reason] : [],
  );
