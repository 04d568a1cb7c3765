import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";

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
const slowest = { bytes: 10_000, windowMs: 10_000, afterAnswerMs: 60_000 };
const lookMs = 1000;

interface Body {
  request: IncomingMessage;
  /** Kept here, since libraries that send a request on take the socket from it. */
  socket: Socket;
  /** What the connection had brought when the window began. */
  bytes: number;
  since: number;
  /** When the answer was sent, before the body had come. */
  answeredAt: number | null;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * A connection that closes while its body still comes resets it, and the client loses the answer. So our side is closed
 * at once, and the connection when the body has ended.
 */
function closeAfterBody(request: IncomingMessage, socket: Socket): void {
  const close = () => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    if (request.complete) return close();
    socket.end();
    request.once("end", close).resume();
  };
}

/**
 * Cuts off whoever sends a body at a crawl, while one that flows may take as long as its size needs. The time in
 * which a body waits for us does not count. What comes after the answer is read and dropped, for a while.
 */
export function closeSlowClients(
  server: Server,
  { bytes, windowMs, afterAnswerMs }: typeof slowest = slowest,
): void {
  const bodies = new Set<Body>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    for (const body of bodies) {
      const { request, socket, answeredAt } = body;
      const waitsForUs = !request.destroyed && request.readableLength > 0;
      const isOverdue = answeredAt !== null && now - answeredAt >= afterAnswerMs;
      if (request.complete || socket.destroyed) bodies.delete(body);
      else if (!isOverdue && (waitsForUs || socket.bytesRead - body.bytes >= bytes))
        Object.assign(body, { bytes: socket.bytesRead, since: now });
      else if (isOverdue || now - body.since >= windowMs) {
        bodies.delete(body);
        socket.destroy();
      }
    }
    if (bodies.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  server.prependListener("request", (request, response) => {
    if (request.complete || !hasBody(request)) return;
    const { socket } = request;
    const now = performance.now();
    const body: Body = { request, socket, bytes: socket.bytesRead, since: now, answeredAt: null };
    bodies.add(body);
    closeAfterBody(request, socket);
    response.once("finish", () => {
      body.answeredAt = performance.now();
      request.resume();
    });
    timer ??= setInterval(look, Math.min(lookMs, windowMs / 4)).unref();
  });
}
