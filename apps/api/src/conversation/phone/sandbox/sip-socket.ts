import { sandboxCallPath } from "@tropa/domain/storefront/call-gateway";
import type { FastifyInstance } from "fastify";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { ApiContext } from "../../../config/context.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { requireOwnOrigin } from "../../../server/realtime/own-origins.ts";
import { resolveWebCall } from "../web-calls.ts";
import { longestCallMs, ringMs, SipLine } from "./sip-line.ts";

/** An invitation with its description of a session is a few kilobytes. */
const longestFrameBytes = 16 * 1024;
const mostLines = 50;
/** A call, and the time to make it. */
const longestLineMs = longestCallMs + ringMs + 60_000;

/** The sandbox gateway's websocket: SIP from browsers, with frames longer than those of `/ws`. */
export function sipSocket(server: FastifyInstance, context: ApiContext): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrameBytes,
    perMessageDeflate: false,
    handleProtocols: () => "sip",
  });
  const resolve = (token: string) => resolveWebCall(context, token);
  server.addHook("preClose", (done) => {
    for (const socket of sockets.clients) socket.terminate();
    done();
  });
  server.get(sandboxCallPath, async (request, reply) => {
    requireOwnOrigin(context.config, request);
    const isSip = request.headers["sec-websocket-protocol"]?.split(/, */).includes("sip");
    if (!request.ws || !isSip) throw new ApiError("bad_request");
    if (sockets.clients.size >= mostLines) throw new ApiError("unavailable");
    reply.hijack();
    const { raw } = request;
    sockets.handleUpgrade(raw, raw.socket, Buffer.alloc(0), (socket) => serve(socket, resolve));
  });
}

function serve(
  socket: WebSocket,
  resolve: ConstructorParameters<typeof SipLine>[0]["resolve"],
): void {
  const line = new SipLine({
    send: (text) => socket.send(text),
    close: () => socket.close(1002),
    resolve,
  });
  const timer = setTimeout(() => socket.terminate(), longestLineMs);
  socket.on("message", (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) socket.close(1003);
    else line.hear(data.toString());
  });
  // The library closes the socket by itself, with the code that fits.
  socket.on("error", () => {});
  socket.on("close", () => {
    clearTimeout(timer);
    line.end();
  });
}
