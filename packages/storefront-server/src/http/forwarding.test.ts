import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isForwarded } from "./forwarding.ts";
import { openStorefront } from "../../testing/test-storefront.ts";
import type { TestStorefront } from "../../testing/test-storefront.ts";
import { openForwarding } from "../../testing/forwarding-storefront.ts";
import type { ForwardingStorefront } from "../../testing/forwarding-storefront.ts";

let forwarding: ForwardingStorefront;
let storefront: TestStorefront;
let apiUrl: string;
let seen: ForwardingStorefront["seen"];
beforeEach(async () => {
  forwarding = await openForwarding();
  ({ storefront, apiUrl, seen } = forwarding);
});
afterEach(() => forwarding.close());

describe("a forwarded call", () => {
  it.each([
    "/spa/tours?page=2&q=a%20b",
    "/crm/api/user/profile",
    "/node-api/x",
    "/images/a.webp",
    "/files/1/a",
    "/maps/1/ground/0/0/0",
  ])("with the path %s reaches the API", async (path) => {
    const response = await fetch(`${storefront.url}${path}`);
    expect(await response.json()).toEqual({ from: "api" });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${path}`]);
  });

  it("carries headers and cookies to the API and cookies back", async () => {
    const response = await fetch(`${storefront.url}/crm/api/user/refresh-token`, {
      method: "POST",
      headers: {
        cookie: "__Host-session=s",
        "x-authorization": "Bearer t",
        "x-captcha": "c",
        "idempotency-key": "k",
      },
    });
    expect(seen[0]).toMatchObject({
      method: "POST",
      headers: {
        cookie: "__Host-session=s",
        "x-authorization": "Bearer t",
        "x-captcha": "c",
        "idempotency-key": "k",
      },
      bytes: 0,
    });
    expect(response.headers.getSetCookie()).toEqual([
      "a=1; HttpOnly",
      "__Host-b=2; Secure; Path=/",
    ]);
  });

  it("carries the visitor's address, host and scheme", async () => {
    await fetch(`${storefront.url}/spa/tours`);
    expect(seen[0]?.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": new URL(storefront.url).host,
      "x-forwarded-proto": "http",
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
    });
    // Behind the balancer of this machine its word counts.
    await fetch(`${storefront.url}/spa/tours`, {
      headers: { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" },
    });
    expect(seen[1]?.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "https",
    });
  });

  it("carries the last address that trusted proxies vouch for", async () => {
    const behind = await openStorefront(apiUrl, { TRUSTED_PROXIES: "10.0.0.0/8" });
    try {
      // Nobody vouches for this peer, so what it says of itself is nothing.
      await fetch(`${behind.url}/spa/tours`, { headers: { "x-forwarded-for": "203.0.113.7" } });
      expect(seen[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
    } finally {
      await behind.close();
    }
    const chain = await openStorefront(apiUrl, { TRUSTED_PROXIES: "loopback, 10.0.0.0/8" });
    try {
      await fetch(`${chain.url}/spa/tours`, {
        headers: { "x-forwarded-for": "1.1.1.1, 203.0.113.7, 10.1.2.3" },
      });
      expect(seen[1]?.headers["x-forwarded-for"]).toBe("203.0.113.7");
    } finally {
      await chain.close();
    }
  });

  it("may carry an upload of any size", async () => {
    const body = new Uint8Array(20 * 1024 * 1024);
    const response = await fetch(`${storefront.url}/crm/api/file/upload-video`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body,
    });
    expect(response.status).toBe(200);
    expect(seen[0]?.bytes).toBe(body.length);
    expect(seen[0]?.headers["content-type"]).toBe("multipart/form-data; boundary=x");
  });

  it("refused early is answered to a client that reads nothing until its whole body is sent", async () => {
    const api = createServer((_request, response) => response.writeHead(401).end());
    await new Promise<void>((resolve) => {
      api.listen(0, "127.0.0.1", resolve);
    });
    const strict = await openStorefront(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    const { hostname, port } = new URL(strict.url);
    const socket = connect(Number(port), hostname).on("error", () => {});
    try {
      // More than the buffers of both ends hold: the rest is sent only if the storefront reads it.
      const body = Buffer.alloc(40_000_000, " ");
      socket.write(`POST /spa/order HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
      await new Promise<void>((resolve, reject) => {
        socket.write(body, (error) => (error ? reject(error) : resolve()));
      });
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
    } finally {
      socket.destroy();
      await strict.close();
      api.close();
    }
  });

  it("answers 503 when the API hangs", async () => {
    const hasty = await openStorefront(apiUrl, { API_TIMEOUT_MS: "300" });
    try {
      const response = await fetch(`${hasty.url}/spa/hangs`);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("3");
      expect(seen).toHaveLength(1);
    } finally {
      await hasty.close();
    }
  });

  it("is not timed out while its body is being sent", async () => {
    const hasty = await openStorefront(apiUrl, { API_TIMEOUT_MS: "300" });
    let sent = 0;
    const body = new ReadableStream({
      async pull(controller) {
        sent += 1;
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
        if (sent > 12) controller.close();
        else controller.enqueue(new Uint8Array(1000));
      },
    });
    try {
      const init = { method: "POST", body, duplex: "half" } as RequestInit;
      const response = await fetch(`${hasty.url}/spa/slowly`, init);
      expect(response.status).toBe(200);
      expect(seen[0]?.bytes).toBe(12_000);
    } finally {
      await hasty.close();
    }
  });

  it("is sent once even when the API answers 503", async () => {
    const response = await fetch(`${storefront.url}/spa/busy`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(seen).toHaveLength(1);
  });

  it("answers 503 when the API is down", async () => {
    const alone = await openStorefront("http://127.0.0.1:1");
    try {
      const response = await fetch(`${alone.url}/spa/tours`);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("3");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({ message: "", code: "unavailable" });
    } finally {
      await alone.close();
    }
  });
});

it("a draining storefront still answers and reports that it is not ready", async () => {
  const ready = async () => (await fetch(`${storefront.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  const ended = storefront.drain.end(500);
  expect(await ready()).toBe(503);
  const response = await fetch(`${storefront.url}/spa/tours`, { method: "POST" });
  expect(response.status).toBe(200);
  expect(response.headers.get("connection")).toBe("close");
  await ended;
  await expect(fetch(`${storefront.url}/readyz`)).rejects.toThrow("fetch failed");
});

it("pages are rendered with the visitor's address instead of being forwarded", async () => {
  const response = await fetch(`${storefront.url}/spaceship`, {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(await response.json()).toEqual({ path: "/spaceship", forwardedFor: "203.0.113.7" });
  expect(seen).toHaveLength(0);
});

it.each([
  ["/spa", true],
  ["/spa/tours?x=1", true],
  ["/ws", true],
  ["/ws?ticket=1", true],
  ["/files/a", true],
  ["/spaceship", false],
  ["/wsx", false],
  ["/de/spa/tours", false],
])("isForwarded of %s is %s", (url, isApi) => {
  expect(isForwarded(url)).toBe(isApi);
});
