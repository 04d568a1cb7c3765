import { compressQuickly } from "../http/compression.ts";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { PageCache } from "./page-cache.ts";
import type { Page } from "./page-cache.ts";

const cacheSize = 64 * 1024 * 1024;

const page = (text: string, status = 200): Page => ({
  status,
  headers: {},
  brotli: compressQuickly(Buffer.from(text)),
});

const textOf = ({ brotli }: Page) => brotliDecompressSync(brotli).toString();

/** A clock that stands until it is set. */
function clock() {
  let time = 0;
  return { now: () => time, set: (value: number) => (time = value) };
}

it("makes a page once for simultaneous requests", async () => {
  const cache = new PageCache(cacheSize);
  let made = 0;
  const make = async () => page(`page ${(made += 1)}`);
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get("/", make)));
  expect(made).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

it("keeps the page compressed with brotli and gzip", async () => {
  const cache = new PageCache(cacheSize);
  const cached = await cache.get("/", async () => page("Тропа"));
  expect(textOf(cached)).toBe("Тропа");
  expect(gunzipSync(await cache.gzip("/", cached)).toString()).toBe("Тропа");
  expect(cached.etag).toMatch(/^W\/"/);
});

/** As long as a page, so that it can be compressed more and less. */
const longText = (factor = 7919) =>
  Array.from({ length: 4000 }, (_, index) => `tour ${(index * factor) % 1000}`).join("\n");

it("compresses a page harder once it is requested again", async () => {
  const cache = new PageCache(cacheSize);
  const text = longText();
  const first = await cache.get("/", async () => page(text));
  const quick = first.brotli.length;
  await new Promise(setImmediate);
  expect(first.effort).toBe("quick");
  await cache.get("/", async () => page(text));
  await expect.poll(() => first.effort).toBe("most");
  expect(first.brotli.length).toBeLessThan(quick);
  expect(textOf(first)).toBe(text);
});

it("compresses a page requested every minute harder and keeps an unchanged one", async () => {
  const time = clock();
  const cache = new PageCache(cacheSize, time.now);
  const [text, otherText] = [longText(), longText(7907)];
  /** The page of the minute before is served, and the one that is made now takes its place. */
  const nextMinute = async (made: Promise<Page> | Page) => {
    time.set(time.now() + 60_000);
    const served = await cache.get("/", async () => made);
    await new Promise(setImmediate);
    return served;
  };
  const first = await nextMinute(page(text));
  expect(await nextMinute(page(text))).toBe(first);
  const same = Promise.withResolvers<Page>();
  const second = await nextMinute(same.promise);
  await expect.poll(() => second.effort).toBe("most");
  same.resolve(page(text));
  await new Promise(setImmediate);
  const third = await nextMinute(page(otherText));
  expect(third).not.toBe(second);
  expect([third.effort, third.brotli]).toEqual(["most", second.brotli]);
  const fourth = await nextMinute(page(otherText));
  await expect.poll(() => fourth.effort).toBe("most");
  expect(textOf(fourth)).toBe(otherText);
});

it("serves a stale page while making a new one, and makes it anew once too old", async () => {
  const { now, set } = clock();
  const cache = new PageCache(cacheSize, now);
  let made = 0;
  const make = async () => page(`page ${(made += 1)}`);
  const bodyAt = async (time: number) => {
    set(time);
    return textOf(await cache.get("/", make));
  };
  expect(await bodyAt(0)).toBe("page 1");
  expect(await bodyAt(29_000)).toBe("page 1");
  expect(made).toBe(1);
  expect(await bodyAt(31_000)).toBe("page 1");
  await expect.poll(() => made).toBe(2);
  await expect.poll(() => bodyAt(32_000)).toBe("page 2");
  expect(await bodyAt(10_000_000)).toBe("page 3");
});

it("keeps a page through an outage and never caches the outage", async () => {
  const { now, set } = clock();
  const cache = new PageCache(cacheSize, now);
  await cache.get("/", async () => page("fine"));
  set(10_000_000);
  expect(textOf(await cache.get("/", async () => page("sorry", 503)))).toBe("fine");
  expect((await cache.get("/new", async () => page("sorry", 503))).status).toBe(503);
  expect(textOf(await cache.get("/new", async () => page("back")))).toBe("back");
});

it("never caches a page that sets a cookie", async () => {
  const cache = new PageCache(cacheSize);
  await cache.get("/", async () => ({ ...page("yours"), headers: { "set-cookie": "a=b" } }));
  expect(textOf(await cache.get("/", async () => page("another's")))).toBe("another's");
});

it("throws the failure when there is no page", async () => {
  const cache = new PageCache(cacheSize);
  await expect(cache.get("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(textOf(await cache.get("/", async () => page("yes")))).toBe("yes");
});

it("counts keys and all encodings towards its size and stays within it", async () => {
  const cache = new PageCache(cacheSize);
  const one = await cache.get("/", async () => page("Тропа"));
  const alone = cache.size;
  const zipped = await cache.gzip("/", one);
  expect(cache.size).toBe(alone + zipped.length);
  const long = "x".repeat(16_000);
  await cache.get(`/?a=${long}`, async () => page("Тропа"));
  expect(cache.size - alone - zipped.length).toBeGreaterThan(long.length);
  const another = page("Тропа");
  for (let index = 0; index < 9000; index += 1)
    await cache.get(`/?a=${index}${long}`, async () => another);
  expect(cache.size).toBeLessThanOrEqual(cacheSize);
  expect(cache.fresh("/")).toBeUndefined();
});
