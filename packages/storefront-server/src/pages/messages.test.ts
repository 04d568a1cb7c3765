import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront } from "../../testing/test-storefront.ts";
import type { TestStorefront } from "../../testing/test-storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront("http://127.0.0.1:1");
});
afterAll(() => storefront.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  storefront.server.inject({ url, headers });

it("lets caches keep the messages of the running build for 24 hours", async () => {
  const answer = await get("/_i18n/b1/de/messages.json");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ common: { locale: "de" } });
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=86400",
    vary: "accept-encoding",
  });
});

it("sends messages compressed to clients that accept it", async () => {
  const answer = await get("/_i18n/b1/en/messages.json", { "accept-encoding": "gzip, br" });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual({
    common: { locale: "en" },
  });
});

it("sends messages to a page of another build uncached", async () => {
  const answer = await get("/_i18n/b0/en/messages.json");
  expect(answer.json()).toEqual({ common: { locale: "en" } });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

it("sends the messages of an area separately, and 404 for an unknown area", async () => {
  const answer = await get("/_i18n/b1/de/people.json");
  expect(answer.json()).toEqual({ people: { locale: "de" } });
  expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  expect((await get("/_i18n/b1/de/nothing.json")).statusCode).toBe(404);
});

it.each(["ru", "zh", "xx", "__proto__", "constructor"])(
  "answers 404 for a locale that the storefront does not offer: %s",
  async (locale) => {
    const answer = await get(`/_i18n/b1/${locale}/messages.json`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

it("names the running build uncached", async () => {
  const answer = await get("/_build.json");
  expect(answer.json()).toEqual({ build: "b1" });
  expect(answer.headers["cache-control"]).toBe("no-store");
});
