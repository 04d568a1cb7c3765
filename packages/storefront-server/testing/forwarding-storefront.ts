import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { openStorefront } from "./test-storefront.ts";
import type { TestStorefront } from "./test-storefront.ts";

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  bytes: number;
}

/** A storefront before what stands in for the API. Close it. For tests. */
export interface ForwardingStorefront {
  storefront: TestStorefront;
  apiUrl: string;
  /** What has come to the API. */
  seen: Seen[];
  /** Requests of the sockets that have come there. */
  sockets: IncomingMessage[];
  close(): Promise<void>;
}

/** The API tells what has come, sets cookies, and says back what sockets say. */
export async function openForwarding(): Promise<ForwardingStorefront> {
  const seen: Seen[] = [];
  const sockets: IncomingMessage[] = [];
  function answer(request: IncomingMessage, response: ServerResponse): void {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => (bytes += chunk.length));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, bytes });
      if (url.startsWith("/spa/hangs")) return;
      if (url.startsWith("/spa/busy"))
        return void response.writeHead(503, { "retry-after": "1" }).end();
      response.setHeader("set-cookie", ["a=1; HttpOnly", "__Host-b=2; Secure; Path=/"]);
      response.setHeader("content-type", "application/json");
      response.end('{"from":"api"}');
    });
  }
  const api = createServer(answer);
  const socketServer = new WebSocketServer({ server: api, path: "/ws" });
  socketServer.on("connection", (socket, request) => {
    sockets.push(request);
    socket.on("message", (data, isBinary) => socket.send(data, { binary: isBinary }));
    if (request.url?.includes("bye")) socket.close(4001, "bye");
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const storefront = await openStorefront(apiUrl);
  return {
    storefront,
    apiUrl,
    seen,
    sockets,
    async close() {
      await storefront.close();
      api.closeAllConnections();
      api.close();
    },
  };
}
