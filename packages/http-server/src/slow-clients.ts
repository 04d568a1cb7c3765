import type { IncomingMessage, Server } from "node:http";

/**
 * Options of a server on which slow clients end: headers have to be there in time, and how long a body may take
 * depends on its size alone (`closeSlowClients`).
 */
export const patience = {
  /** Longest that headers may take, ms. */
  headersTimeout: 10_000,
  /** How often that is looked at, ms: by default only every half minute. */
  connectionsCheckingInterval: 1000,
  requestTimeout: 0,
} as const;

/** The least that has to come of a body within a window: slower than any line that people still use. */
const slowest = { bytes: 10_000, windowMs: 10_000 };
const lookMs = 1000;

interface Body {
  request: IncomingMessage;
  /** What the connection had brought when the window began. */
  bytes: number;
  since: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Cuts off whoever sends a body at a crawl, while one that flows may take as long as its size needs. The time in
 * which a body waits for us does not count.
 */
export function closeSlowClients(server: Server, { bytes, windowMs } = slowest): void {
  const bodies = new Set<Body>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    for (const body of bodies) {
      const { request } = body;
      const { socket } = request;
      if (request.complete || socket.destroyed) bodies.delete(body);
      else if (request.readableLength > 0 || socket.bytesRead - body.bytes >= bytes)
        Object.assign(body, { bytes: socket.bytesRead, since: now });
      else if (now - body.since >= windowMs) {
        bodies.delete(body);
        socket.destroy();
      }
    }
    if (bodies.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  server.prependListener("request", (request) => {
    if (request.complete || !hasBody(request)) return;
    bodies.add({ request, bytes: request.socket.bytesRead, since: performance.now() });
    timer ??= setInterval(look, Math.min(lookMs, windowMs / 4)).unref();
  });
}
