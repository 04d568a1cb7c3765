import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a socket whose request Node could not parse, such as an address with a space or NUL in
 * it, or headers that are too long.
 */
export function answerMalformed(
  { code = "" }: NodeJS.ErrnoException,
  socket: Socket,
  { type, body }: { type: string; body: string | Buffer },
): void {
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.end(body, () => socket.destroySoon());
}
