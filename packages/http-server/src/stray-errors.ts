import { AsyncLocalStorage } from "node:async_hooks";

/** A request as it may stand in logs: never what people typed. */
export interface NamedRequest {
  id: string;
  method: string;
  route: string | undefined;
}

const requests = new AsyncLocalStorage<NamedRequest>();

/** Does the work of a request so that an error which nothing handles is logged with it. */
export function withRequest(request: NamedRequest, work: () => void): void {
  requests.run(request, work);
}

/** More stray errors within a minute than this, and the process is thought to be broken as a whole. */
const mostAMinute = 60;
const minuteMs = 60_000;

/**
 * Keeps a server going through errors that nothing handles: one request must not end it for everybody else. They are
 * logged; after very many of them the process ends in good order, so that another takes its place
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
    if (count === mostAMinute) options.end();
  });
}
