import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};

export type StaticServer = { url: string; close: () => void };

/** Serves a folder on a free port of this computer. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname === "/" ? "/index.html" : pathname;
    readFile(join(folder, path)).then(
      (content) => response.writeHead(200, { "content-type": types[extname(path)] }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
