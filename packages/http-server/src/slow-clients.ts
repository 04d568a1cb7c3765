import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";

/**
 * Node server options that cut off slow clients: headers have a time limit, while bodies are
 * limited only by their speed (`closeSlowClients`).
 */
export const patience = {
  /** Time limit for a request's headers, ms. */
  headersTimeout: 10_000,
  /** Interval at which that limit is checked, ms; Node's default is 30 seconds. */
  connectionsCheckingInterval: 1000,
  requestTimeout: 0,
} as const;

/**
 * The least that must arrive of a body within a window: slower than any line still in use. A body
 * may go on for `afterAnswerMs` once it is answered.
 */
const slowestBody = { bytes: 10_000, windowMs: 10_000, afterAnswerMs: 60_000 };
const checkMs = 1000;

interface Body {
  request: IncomingMessage;
  /** Stored here, because proxy libraries detach the socket from the request. */
  socket: Socket;
  /** Bytes read from the connection when the window began. */
  bytes: number;
  since: number;
  /** Time when the answer was sent; null before that. */
  answeredAt: number | null;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Makes the socket close only after the body has ended. Closing it earlier would reset the
 * connection, and the client would lose the answer; so only our side is closed at once.
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
 * Closes connections whose request body arrives too slowly; a body that flows may take as long as
 * its size needs. Time in which the body waits for us does not count. What arrives after the answer
 * is discarded, for a limited time.
 */
export function closeSlowClients(
  server: Server,
  { bytes, windowMs, afterAnswerMs }: typeof slowestBody = slowestBody,
): void {
  const bodies = new Set<Body>();
  let timer: NodeJS.Timeout | undefined;

  function checkBodies(): void {
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
    timer ??= setInterval(checkBodies, Math.min(checkMs, windowMs / 4)).unref();
  });
}
