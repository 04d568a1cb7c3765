import { compressQuickly } from "../http/compression.ts";
import { createServer, get } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { HotPages } from "./page-cache-fast-path.ts";
import { readPageRequest } from "./page-request.ts";
import { PageCache } from "./page-cache.ts";

const cacheSize = 1024 * 1024;
const variant = { locales: ["en", "de"], currencies: ["USD", "EUR"] } as const;

let server: Server;
let slow = 0;
let now = 0;

beforeEach(async () => {
  slow = 0;
  now = 0;
  const cache = new PageCache(cacheSize, () => now);
  const read = ({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">) =>
    readPageRequest(
      { origin: "http://shop.example", variant },
      { method, url, cookie: headers.cookie },
    );
  const hot = new HotPages(cache, read, { "x-common": "1" });
  server = createServer((request, response) => void answerSlowly(request, response));
  async function answerSlowly(request: IncomingMessage, response: ServerResponse): Promise<void> {
    slow += 1;
    const pageRequest = read(request);
    if (pageRequest.kind !== "page") return void response.writeHead(302).end("elsewhere");
    if (!pageRequest.isWhole)
      return void response.writeHead(200).end(`of their own in ${pageRequest.currency}`);
    const page = await cache.get(pageRequest.key, async () => ({
      status: 200,
      headers: { "content-type": "text/html" },
      brotli: compressQuickly(Buffer.from(`page in ${pageRequest.currency}`)),
    }));
    response.writeHead(200, { "content-encoding": "br" }).end(page.brotli);
  }
  hot.goFirst(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  await ask({ "accept-encoding": "br" });
  slow = 0;
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

it("sends a fresh page with its headers, and 304 to a matching ETag", async () => {
  const { answer, body } = await ask({ "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(body).toString()).toBe("page in USD");
  expect(answer.headers).toMatchObject({
    "x-common": "1",
    "content-type": "text/html",
    "content-encoding": "br",
    vary: "accept-encoding",
  });
  const again = await ask({ "accept-encoding": "br", "if-none-match": answer.headers.etag });
  expect([again.answer.statusCode, again.body.length]).toEqual([304, 0]);
  expect(slow).toBe(0);
});

it("leaves clients without brotli and remembered languages to the usual way", async () => {
  await ask({ "accept-encoding": "gzip" });
  expect(slow).toBe(1);
  await ask({ "accept-encoding": "br" }, "/");
  const home = await ask({ "accept-encoding": "br", cookie: "locale=de" }, "/");
  expect(home.body.toString()).toBe("elsewhere");
  expect((await ask({ "accept-encoding": "br" }, "/altay?currency=EUR")).answer.statusCode).toBe(
    302,
  );
});

it("leaves other addresses, other methods and stale pages to the usual way", async () => {
  const headers = { "accept-encoding": "br", cookie: "my-currency=1" };
  expect((await ask(headers)).answer.headers["x-common"]).toBe("1");
  await ask(headers, "/altay?page=2");
  await ask(headers, "/altay", "HEAD");
  now = 31_000;
  await ask(headers);
  expect(slow).toBe(3);
});

it("sends a page of another currency under the address that names it", async () => {
  for (const headers of [{}, { cookie: "currency=EUR" }, { cookie: "currency=USD" }]) {
    const { body } = await ask({ "accept-encoding": "br", ...headers }, "/altay?prices=EUR");
    expect([brotliDecompressSync(body).toString(), slow]).toEqual(["page in EUR", 1]);
  }
});

it("leaves a visitor whose cookie names another currency to the usual way", async () => {
  const { body } = await ask({ "accept-encoding": "br", cookie: "currency=EUR" });
  expect([body.toString(), slow]).toEqual(["of their own in EUR", 1]);
});

/** What stands between and around cookies in headers that browsers and proxies really send, and that somebody makes up. */
const blank = fc.stringMatching(/^[ \t]{0,3}$/);
const cookie = fc.oneof(
  fc.tuple(
    fc.constantFrom("currency", "Currency", "locale", "my-currency", "a", ""),
    fc.constantFrom("=", " = ", "= ", "==", ""),
    fc.constantFrom("EUR", "USD", '"EUR"', "eur", "EUR%20", "GBP", "de", "1", ""),
  ),
  fc.tuple(fc.stringMatching(/^[!-~]{0,8}$/), fc.constant("="), fc.stringMatching(/^[!-~]{0,8}$/)),
);
const header = fc
  .array(fc.tuple(blank, cookie, blank, fc.constantFrom(";", ";;", ","), blank), { maxLength: 5 })
  .map((parts) => parts.flat(2).join(""));

it("no cookie header makes the cache serve another currency to later visitors", async () => {
  const textFor = async (given: OutgoingHttpHeaders, path: string) => {
    const { answer, body } = await ask({ "accept-encoding": "br", ...given }, path);
    if (answer.statusCode !== 200) return "elsewhere";
    return (answer.headers["content-encoding"] ? brotliDecompressSync(body) : body).toString();
  };
  let path = 0;
  await fc.assert(
    fc.asyncProperty(header, async (text) => {
      const address = `/tour-${(path += 1)}`;
      const first = await textFor({ cookie: text }, address);
      // What the usual way has read once, the fast way reads again.
      expect(await textFor({ cookie: text }, address)).toBe(first);
      expect(await textFor({}, address)).toBe("page in USD");
      expect(await textFor({}, `${address}?prices=EUR`)).toBe("page in EUR");
      expect(await textFor({ cookie: text }, address)).toBe(first);
    }),
    { numRuns: 150, examples: [["a=1;  currency=EUR"], ["a=1;\tcurrency=EUR"], ["currency =EUR"]] },
  );
});
