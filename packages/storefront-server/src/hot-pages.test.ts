import { compressQuickly } from "./compression.ts";
import { createServer, get } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { HotPages } from "./hot-pages.ts";
import { PageCache } from "./page-cache.ts";

let server: Server;
let hot: HotPages;
let slow = 0;
let now = 0;

beforeEach(async () => {
  slow = 0;
  now = 0;
  const cache = new PageCache(() => now);
  hot = new HotPages(cache, { "x-common": "1" });
  await cache.get("key", async () => ({
    status: 200,
    headers: { "content-type": "text/html" },
    brotli: compressQuickly(Buffer.from("page")),
  }));
  server = createServer((_request, response) => {
    slow += 1;
    response.end("the usual way");
  });
  hot.goFirst(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  hot.remember({ url: "/altay", headers: {} }, "key");
});
afterEach(() => {
  server.close();
});

interface Answer {
  answer: IncomingMessage;
  body: Buffer;
}

function ask(headers: OutgoingHttpHeaders, path = "/altay", method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => resolve({ answer, body: Buffer.concat(pieces) }));
    }).on("error", reject);
  });
}

it("sends a fresh page with its headers, and 304 to who has it", async () => {
  const { answer, body } = await ask({ "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(body).toString()).toBe("page");
  expect(answer.headers).toMatchObject({
    "x-common": "1",
    "content-type": "text/html",
    "content-encoding": "br",
    vary: "accept-encoding, cookie",
  });
  const again = await ask({ "accept-encoding": "br", "if-none-match": answer.headers.etag });
  expect([again.answer.statusCode, again.body.length]).toEqual([304, 0]);
  expect(slow).toBe(0);
});

it.each([
  [{ "accept-encoding": "gzip" }],
  [{ "accept-encoding": "br", cookie: "a=b; currency=EUR" }],
  [{ "accept-encoding": "br", cookie: "locale=de" }],
])("leaves %j to the usual way", async (headers) => {
  expect((await ask(headers)).body.toString()).toBe("the usual way");
});

it("leaves other addresses, other methods and stale pages to the usual way", async () => {
  const headers = { "accept-encoding": "br", cookie: "my-currency=1" };
  expect((await ask(headers)).answer.headers["content-encoding"]).toBe("br");
  await ask(headers, "/altay?page=2");
  await ask(headers, "/altay", "HEAD");
  now = 31_000;
  await ask(headers);
  expect(slow).toBe(3);
});

it("remembers no address of a visitor who has chosen", async () => {
  hot.remember({ url: "/ural", headers: { cookie: "currency=EUR" } }, "key");
  await ask({ "accept-encoding": "br" }, "/ural");
  expect(slow).toBe(1);
});
