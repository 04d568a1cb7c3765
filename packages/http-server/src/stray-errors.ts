import { AsyncLocalStorage } from "node:async_hooks";

/** A request as it may be logged: without anything people typed. */
export interface NamedRequest {
  id: string;
  method: string;
  route: string | undefined;
}

const requests = new AsyncLocalStorage<NamedRequest>();

/** Runs a request's work, so that an unhandled error in it is logged with the request. */
export function withRequest(request: NamedRequest, work: () => void): void {
  requests.run(request, work);
}

/** At this many unhandled errors within a minute the process is considered broken. */
const maxPerMinute = 60;
const minuteMs = 60_000;

/**
 * Keeps a server running after unhandled errors: one request must not end it for everybody else.
 * Logs them; after too many within a minute calls `end`, so that another process can take over
 * (docs/decisions/0041-silence-and-slowness.md).
 */
export function outliveStrayErrors(options: {
  log: (entry: object, message: string) => void;
  end: () => void;
}): void {
  let count = 0;
  let since = performance.now();
  process.on("uncaughtException", (err, origin) => {
    const now = performance.now();
    if (now - since > minuteMs) {
      count = 0;
      since = now;
    }
    count += 1;
    options.log({ err, origin, request: requests.getStore() }, "nothing handles this error");
    if (count === maxPerMinute) options.end();
  });
}
