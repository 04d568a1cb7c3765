import type { LogFailure } from "@tropa/api-client/degradation";

/**
 * Logs a failed call that a page goes on without, to the server's log or the browser's console. `docs/degradation.md`
 * lists these calls and what the page shows instead.
 */
export const logFailure: LogFailure = ({ call, path, error }) =>
  // oxlint-disable-next-line no-console -- a warning, not an error: the page works
  console.warn(`${call} (${path}) failed, the page goes on without it`, error);

/** Catch handler that logs the failure and returns null; aborted calls are not logged. */
export const logAndReturnNull =
  (call: string, path: string, signal?: AbortSignal) =>
  (error: unknown): null => {
    if (!signal?.aborted) logFailure({ call, path, error });
    return null;
  };
