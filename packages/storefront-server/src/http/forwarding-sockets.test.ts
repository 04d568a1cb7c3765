import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { openStorefront } from "../../testing/test-storefront.ts";
import type { TestStorefront } from "../../testing/test-storefront.ts";
import { openForwarding } from "../../testing/forwarding-storefront.ts";
import type { ForwardingStorefront } from "../../testing/forwarding-storefront.ts";

let forwarding: ForwardingStorefront;
let storefront: TestStorefront;
let sockets: ForwardingStorefront["sockets"];
beforeEach(async () => {
  forwarding = await openForwarding();
  ({ storefront, sockets } = forwarding);
});
afterEach(() => forwarding.close());

/** Opens a socket through the storefront; answers its first message, or the status it was refused with. */
function open(path: string, headers: Record<string, string> = {}, url = storefront.url) {
  const socket = new WebSocket(`${url.replace("http", "ws")}${path}`, { headers });
  const opened = new Promise<number>((resolve, reject) => {
    socket.on("open", () => resolve(101));
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("error", reject);
  });
  const message = new Promise<string>((resolve) =>
    socket.on("message", (data: Buffer) => resolve(data.toString())),
  );
  const closed = new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));
  return { socket, opened, message, closed };
}

describe("the websocket", () => {
  it("connects to the API in both directions with the visitor's address", async () => {
    const { socket, opened, message } = open("/ws?ticket=t", {
      origin: "https://shop.example",
      cookie: "c=1",
      "x-forwarded-for": "203.0.113.9",
    });
    expect(await opened).toBe(101);
    socket.send("hello");
    expect(await message).toBe("hello");
    expect(sockets[0]?.url).toBe("/ws?ticket=t");
    expect(sockets[0]?.headers).toMatchObject({
      cookie: "c=1",
      "x-forwarded-for": "203.0.113.9",
    });
    socket.close();
  });

  it("closes with the API's code", async () => {
    const { closed } = open("/ws?bye=1");
    expect(await closed).toBe(4001);
  });

  it.each([
    ["https://shop.example", 101],
    ["https://evil.example", 403],
    ["https://shop.example.evil.example", 403],
    ["null", 403],
    [undefined, 101],
  ])("opened from the origin %s is answered %i", async (origin, status) => {
    const { socket, opened, message } = open("/ws", origin === undefined ? {} : { origin });
    expect(await opened).toBe(status);
    if (status === 101) {
      socket.send("hello");
      expect(await message).toBe("hello");
      socket.close();
    }
    expect(sockets).toHaveLength(status === 101 ? 1 : 0);
  });

  it("opens from the storefront's own address", async () => {
    const { socket, opened } = open("/ws", { origin: storefront.url });
    expect(await opened).toBe(101);
    socket.close();
  });

  it("closes on a frame that is too large", async () => {
    const { socket, opened, closed } = open("/ws");
    await opened;
    socket.send("x".repeat(70 * 1024));
    expect(await closed).toBe(1009);
  });

  it("closes when the API is down, and the storefront keeps running", async () => {
    const alone = await openStorefront("http://127.0.0.1:1");
    try {
      const { closed } = open("/ws", {}, alone.url);
      expect(await closed).toBeGreaterThan(1000);
      expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
    } finally {
      await alone.close();
    }
  });
});

/** What a request written by hand is answered; it ends the connection itself only where nothing else does. */
async function answerTo(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  let heard = "";
  socket.on("data", (bytes) => (heard += String(bytes)));
  socket.write(text);
  try {
    await expect.poll(() => heard, { timeout: 120_000 }).toMatch(/HTTP\/1\.1 [2-5]\d\d/);
  } finally {
    socket.destroy();
  }
  return /HTTP\/1\.1 [2-5].*/.exec(heard)?.[0] ?? "";
}

describe("an unsupported protocol upgrade", () => {
  const h2c = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
  const websocket =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
  it.each([
    ["h2c at a call", "GET /spa/tours", h2c],
    ["h2c at a picture", "GET /images/a.webp", h2c],
    ["h2c at a file", "GET /files/1/a", h2c],
    ["h2c at the websocket", "GET /ws", h2c],
    ["h2c at a page", "GET /altai", h2c],
    ["h2c with a body", "POST /spa/order", `${h2c}Content-Length: 2\r\n`],
    ["a websocket at a call", "GET /spa/tours", websocket],
    ["a websocket at a page", "GET /altai", websocket],
  ])("is ignored for %s", async (_, line, headers) => {
    const text = `${line} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${line.startsWith("POST") ? "{}" : ""}`;
    expect(await answerTo(storefront.url, text)).toBe("HTTP/1.1 200 OK");
    expect(sockets).toEqual([]);
  });

  it.each(["Upgrade: h2c", "Keep-Alive: timeout=5", "TE: trailers", "Expect: 100-continue"])(
    'is not forwarded with the header "%s"',
    async (header) => {
      const text = `POST /spa/order HTTP/1.1\r\nHost: x\r\n${header}\r\nContent-Length: 2\r\n\r\n{}`;
      expect(await answerTo(storefront.url, text)).toBe("HTTP/1.1 200 OK");
    },
  );
});
