import type { Server } from "node:http";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { longestCallMs, ringMs, SipLine } from "./sip-line.ts";
import type { Callee } from "./sip-line.ts";

/** An invitation with its description of a session is a few kilobytes. */
const longestFrameBytes = 16 * 1024;
/** A call, and the time to make it. */
const longestLineMs = longestCallMs + ringMs + 60_000;

/** The exchange's websocket: SIP from browsers (RFC 7118). */
export function sipSocket(server: Server, resolve: Resolve): void {
  const sockets = new WebSocketServer({
    server,
    path: "/sip",
    maxPayload: longestFrameBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has("sip") && "sip",
  });
  sockets.on("connection", (socket) => serve(socket, resolve));
}

type Resolve = (token: string) => Promise<Callee | null>;

function serve(socket: WebSocket, resolve: Resolve): void {
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
