import type { LogFailure } from "@tropa/api-client/degradation";

/**
 * The one place where calls are noted that a page goes on without: the server's log, or the browser's console. Which
 * they are, and what the page shows instead, stands in `docs/degradation.md`.
 */
export const logFailure: LogFailure = ({ call, path, error }) =>
  // oxlint-disable-next-line no-console -- nothing is broken, so that it is no error
  console.warn(`${call} (${path}) failed, the page goes on without it`, error);

/** The same for a call whose error is at hand; a call that was given up has not failed. */
export const failed =
  (call: string, path: string, signal?: AbortSignal) =>
  (error: unknown): null => {
    if (!signal?.aborted) logFailure({ call, path, error });
    return null;
  };
