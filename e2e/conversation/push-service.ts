import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Pushes by device, base64. */
const devices = new Map<string, string[]>();

/**
 * Starts a server that accepts pushes like a browser's push service, by the path of the device, and
 * returns them on request.
 */
export async function startPushService(port: number) {
  const server = createServer((request, response) => {
    const device = request.url ?? "";
    const pushes = devices.get(device) ?? [];
    if (request.method === "GET") {
      response.setHeader("content-type", "application/json").end(JSON.stringify(pushes));
      return;
    }
    void bytesOf(request).then((body) => {
      devices.set(device, [...pushes, body.toString("base64")]);
      response.writeHead(201).end();
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
