import type { LogFailure } from "@tropa/api-client/degradation";

/** The one place where calls are noted that a page went on without: the server's log, or the browser's console. */
export const logFailure: LogFailure = ({ call, path, error }) =>
  console.error(`${call} (${path}) failed, the page goes on without`, error);
