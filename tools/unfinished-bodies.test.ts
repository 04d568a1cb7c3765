import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../packages/api-contract/src/base/endpoint.ts";
import { calls } from "../packages/api-contract/src/calls.ts";
import { openStorefront } from "../packages/storefront-server/testing/test-storefront.ts";
import type { TestStorefront } from "../packages/storefront-server/testing/test-storefront.ts";
import { Platform } from "../apps/api/testing/platform.ts";

// Every call of the contract, through a storefront, with a body that does not come whole.

let platform: Platform;
let storefront: TestStorefront;
beforeAll(async () => {
  platform = await Platform.open();
  storefront = await openStorefront(platform.url);
});
afterAll(async () => {
  await storefront.close();
  await platform.close();
});

const forwarded = calls.filter(({ servedBy }) => !servedBy);
/** No figure of speed: it ends what is never answered. */
const longestMs = 300_000;

interface Heard {
  call: string;
  status: number | null;
  isClosed: boolean;
}

/** Begins a call with a body of a megabyte and sends only its first bytes. */
function begin({ method, path, upload }: Endpoint, url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  const type = upload ? "multipart/form-data; boundary=x" : "application/json";
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Localization: intl\r\nContent-Type: ${type}\r\n` +
      `Content-Length: 1000000\r\n\r\n${upload ? "--x\r\n" : "{"}`,
  );
  return socket;
}

/** Waits until the answer has come or the connection has ended, while a byte is sent now and then. */
async function listen(call: Endpoint, socket: Socket): Promise<Heard> {
  let heard = "";
  const answered = Promise.withResolvers<void>();
  socket.on("data", (bytes) => {
    heard += String(bytes);
    answered.resolve();
  });
  socket.once("close", () => answered.resolve());
  const crawl = setInterval(() => socket.write(" "), 500);
  const late = setTimeout(() => answered.resolve(), longestMs);
  await answered.promise;
  clearInterval(crawl);
  clearTimeout(late);
  const isClosed = socket.closed;
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1];
  return { call: call.name, status: status === undefined ? null : Number(status), isClosed };
}

const isServing = async ({ url }: TestStorefront) => (await fetch(`${url}/healthz`)).ok;

describe("a call through a storefront", () => {
  it("with a body that never ends is refused or disconnected", async () => {
    const heard = await Promise.all(
      forwarded.map((call) => listen(call, begin(call, storefront.url))),
    );
    expect(heard.filter(({ status, isClosed }) => status === null && !isClosed)).toEqual([]);
    const refused = forwarded.filter(({ method, auth }) => method === "POST" && auth !== "open");
    const names = new Set(refused.map(({ name }) => name));
    expect(heard.filter(({ call, status }) => names.has(call) && status !== 401)).toEqual([]);
    expect(refused.length).toBeGreaterThan(50);
    expect(await isServing(storefront)).toBe(true);
  });

  it("with a body of 5 MB is refused and everything keeps running", async () => {
    const body = new Uint8Array(5_000_000);
    const wrong: string[] = [];
    const send = async ({ name, path, auth, upload }: Endpoint) => {
      const type = upload ? "multipart/form-data; boundary=x" : "application/json";
      const headers = { "content-type": type, "x-localization": "intl" };
      const init = { method: "POST", headers, body };
      const { status } = await fetch(`${storefront.url}${path}`, init);
      const expected = auth === "open" ? [403, 413, 429] : [401];
      if (!expected.includes(status)) wrong.push(`${name}: ${status}`);
    };
    const posts = forwarded.filter(
      ({ method, auth, upload }) => method === "POST" && !(auth === "open" && upload),
    );
    const queue = posts.values();
    const sender = async () => {
      for (const call of queue) await send(call);
    };
    await Promise.all(Array.from({ length: 8 }, sender));
    expect(wrong).toEqual([]);
  });

  it("that is aborted in the middle of its body crashes no server", async () => {
    await Promise.all(
      forwarded.map(async (call) => {
        const socket = begin(call, storefront.url);
        await new Promise<void>((resolve) => {
          socket.once("connect", resolve);
        });
        socket.destroy();
      }),
    );
    expect(await isServing(storefront)).toBe(true);
    expect((await fetch(`${platform.url}/healthz`)).ok).toBe(true);
  });

  it("is answered 503 when the API disconnects in the middle of the body", async () => {
    const api = createServer((request) => request.once("data", () => request.socket.destroy()));
    await new Promise<void>((resolve) => {
      api.listen(0, "127.0.0.1", resolve);
    });
    const { port } = api.address() as AddressInfo;
    const alone = await openStorefront(`http://127.0.0.1:${port}`);
    try {
      const posts = forwarded.filter(({ method }) => method === "POST");
      const heard = await Promise.all(posts.map((call) => listen(call, begin(call, alone.url))));
      expect(heard.filter(({ status }) => status !== 503)).toEqual([]);
      expect(await isServing(alone)).toBe(true);
    } finally {
      await alone.close();
      api.close();
    }
  });
});
