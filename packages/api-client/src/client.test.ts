import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createApiClient } from "./client.ts";
import { createTokenStore } from "./session/token-store.ts";
import {
  bareCall,
  failure,
  readCall,
  readingCall,
  send,
  startStandIn,
  stopServers,
  writeCall,
  writingCall,
} from "./test/stand-in.ts";

afterEach(stopServers);

test("returns only what the schema describes", async () => {
  const { client, requests } = await startStandIn((_, response) =>
    send(response, 200, { name: "Altai", extra: 1 }),
  );
  expect(await client.call(readCall, { query: { id: "7", tags: ["a", "b"] } })).toEqual({
    name: "Altai",
  });
  expect(requests[0]?.url).toBe("/spa/read?id=7&tags=a&tags=b");
});

test("sends the common headers, and the token only when there is one", async () => {
  const tokens = createTokenStore();
  const { client, requests } = await startStandIn(
    (_, response) => send(response, 200, { name: "x" }),
    {
      tokens,
      headers: () => ({
        language: "de",
        localization: "intl",
        currency: "EUR",
        extra: { "x-request-id": "r1" },
      }),
    },
  );
  await client.call(readCall, { query: { id: "1" } });
  tokens.set("secret");
  await client.call(writeCall, { body: { text: "t" }, idempotencyKey: "key-12345" });
  expect(requests[0]?.headers).toMatchObject({
    "x-user-role": "client",
    "x-language": "de",
    "x-localization": "intl",
    "x-currency": "EUR",
    "x-request-id": "r1",
  });
  expect(requests[0]?.headers).not.toHaveProperty("x-authorization");
  expect(requests[1]?.headers).toMatchObject({
    "x-authorization": "Bearer secret",
    "idempotency-key": "key-12345",
  });
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "repeats a reading call once after %i",
  async (status) => {
    const { client, requests } = await startStandIn((_, response, attempt) =>
      attempt === 1
        ? send(response, status, {}, { "retry-after": "0" })
        : send(response, 200, { name: "late" }),
    );
    expect(await client.call(readCall, { query: { id: "1" } })).toEqual({ name: "late" });
    expect(requests).toHaveLength(2);
  },
);

test("waits the seconds in Retry-After before repeating", async () => {
  const { client } = await startStandIn((_, response, attempt) =>
    attempt === 1
      ? send(response, 503, {}, { "retry-after": "1" })
      : send(response, 200, { name: "late" }),
  );
  const start = performance.now();
  await client.call(readCall, { query: { id: "1" } });
  expect(performance.now() - start).toBeGreaterThan(950);
});

test("gives up after the second failure, and at once after 404", async () => {
  const down = await startStandIn((_, response) => send(response, 503, {}, { "retry-after": "0" }));
  expect(await failure(down.client.call(readCall, { query: { id: "1" } }))).toMatchObject({
    kind: "http",
    status: 503,
  });
  expect(down.requests).toHaveLength(2);

  const missing = await startStandIn((_, response) =>
    send(response, 404, { message: "", code: "not_found" }),
  );
  const error = await failure(missing.client.call(readCall, { query: { id: "1" } }));
  expect(error).toMatchObject({ kind: "http", status: 404, code: "not_found", validation: {} });
  expect(missing.requests).toHaveLength(1);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "never repeats a writing call after %i",
  async (status) => {
    const { client, requests } = await startStandIn((_, response) =>
      send(response, status, {}, { "retry-after": "0" }),
    );
    await failure(client.call(writeCall, { body: { text: "t" } }));
    expect(requests).toHaveLength(1);
  },
);

test("waits until the date in Retry-After before repeating", async () => {
  const { client } = await startStandIn((_, response, attempt) =>
    attempt === 1
      ? send(response, 503, {}, { "retry-after": new Date(Date.now() + 2000).toUTCString() })
      : send(response, 200, { name: "late" }),
  );
  const start = performance.now();
  await client.call(readCall, { query: { id: "1" } });
  // Dates of HTTP have whole seconds.
  expect(performance.now() - start).toBeGreaterThan(800);
});

test("throws an error with code, validation and data of the answer", async () => {
  const { client } = await startStandIn((_, response) =>
    send(response, 422, {
      message: "Please check",
      code: "validation",
      validation: { phone: ["Required field"], email: "Wrong", other: [] },
    }),
  );
  const error = await failure(client.call(writeCall, { body: { text: "" } }));
  expect(error).toMatchObject({ status: 422, code: "validation" });
  expect(error.validation).toEqual({ phone: ["Required field"], email: ["Wrong"] });
  expect(error.data.message).toBe("Please check");
});

test("ignores the body of a proxy's page and an unknown code", async () => {
  const page = await startStandIn((_, response) => {
    response.writeHead(403, { "content-type": "text/html" });
    response.end("<h1>Forbidden</h1>");
  });
  expect(await failure(page.client.call(readCall, { query: { id: "1" } }))).toMatchObject({
    code: null,
    data: {},
  });
  const unknown = await startStandIn((_, response) => send(response, 400, { code: "toString" }));
  expect(await failure(unknown.client.call(readCall, { query: { id: "1" } }))).toMatchObject({
    code: null,
  });
});

test("fills placeholders of the path from the query", async () => {
  const { client, requests } = await startStandIn((_, response) =>
    send(response, 200, { name: "x" }),
  );
  const call = readingCall({ path: "/_i18n/{id}/all.json" });
  await client.call(call, { query: { id: "a/b?c", tags: ["t"] } });
  expect(requests[0]?.url).toBe("/_i18n/a%2Fb%3Fc/all.json?tags=t");
});

test("sends no body for a call without one", async () => {
  const { client, requests } = await startStandIn((_, response) =>
    send(response, 200, { name: "x" }),
  );
  await client.call(bareCall);
  await client.call(writingCall({ body: z.object({}) }), { body: {} });
  expect(requests.map(({ body, headers }) => [body, headers["content-type"]])).toEqual([
    ["", undefined],
    ["{}", "application/json"],
  ]);
});

test("throws a network error after one repeat when the server is unreachable", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(globalThis.fetch);
  const client = createApiClient({
    baseUrl: "http://127.0.0.1:1",
    headers: () => ({ language: "en", localization: "intl", currency: "USD" }),
    fetch,
  });
  expect(await failure(client.call(readCall, { query: { id: "1" } }))).toMatchObject({
    kind: "network",
    status: 0,
  });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("throws a network error when the connection breaks during the answer", async () => {
  const { client } = await startStandIn((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"na');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await failure(client.call(readCall, { query: { id: "1" } }))).toMatchObject({
    kind: "network",
  });
});

test("throws a timeout error for a slow server and does not repeat the call", async () => {
  // Long enough for the request to come to the server on a busy machine.
  const { client, requests } = await startStandIn(() => {}, { timeout: 1000 });
  expect(await failure(client.call(readCall, { query: { id: "1" } }))).toMatchObject({
    kind: "timeout",
    status: 0,
  });
  expect(requests).toHaveLength(1);
});

test("aborts a call by the signal of the call or of the client", async () => {
  const ofClient = new AbortController();
  const { client } = await startStandIn(() => {}, { signal: ofClient.signal });
  const ofCall = new AbortController();
  const first = failure(client.call(readCall, { query: { id: "1" }, signal: ofCall.signal }));
  const second = failure(client.call(readCall, { query: { id: "1" } }));
  setTimeout(() => ofCall.abort(new Error("left the page")), 20);
  expect(await first).toMatchObject({ kind: "aborted" });
  ofClient.abort();
  expect(await second).toMatchObject({ kind: "aborted" });
});

test("throws a programming error unchanged", async () => {
  const { client } = await startStandIn((_, response) => send(response, 200, { name: "x" }), {
    headers: () => {
      throw new RangeError("no such locale");
    },
  });
  await expect(client.call(readCall, { query: { id: "1" } })).rejects.toBeInstanceOf(RangeError);
});
