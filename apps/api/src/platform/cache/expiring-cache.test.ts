import { afterEach, expect, test, vi } from "vitest";
import { ExpiringCache } from "./expiring-cache.ts";

afterEach(() => void vi.restoreAllMocks());

test("makes a value once for concurrent requests", async () => {
  const cache = new ExpiringCache<number>({ lifetimeMs: 1000, size: 10 });
  const make = vi.fn<() => Promise<number>>(async () => 7);
  expect(await Promise.all(["a", "a", "a"].map((key) => cache.get(key, make)))).toEqual([7, 7, 7]);
  expect(make).toHaveBeenCalledTimes(1);
  cache.clear();
  await cache.get("a", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("expires a value after its lifetime", async () => {
  // The library keeps the clock that it was loaded with: the clock itself is mocked.
  const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
  const cache = new ExpiringCache<number>({ lifetimeMs: 1000, size: 10 });
  let made = 0;
  const make = async () => (made += 1);
  expect(await cache.get("a", make)).toBe(1);
  clock.mockReturnValue(5999);
  expect(await cache.get("a", make)).toBe(1);
  clock.mockReturnValue(6001);
  expect(await cache.get("a", make)).toBe(2);
});

test("does not store a failure", async () => {
  const cache = new ExpiringCache<number>({ lifetimeMs: 1000, size: 10 });
  await expect(cache.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.get("a", async () => 1)).toBe(1);
});

test("evicts the oldest values beyond its size", async () => {
  const cache = new ExpiringCache<string>({ lifetimeMs: 1000, size: 2 });
  for (const key of ["a", "b", "c"]) await cache.get(key, async () => key);
  const again = vi.fn<() => Promise<string>>(async () => "again");
  expect(await cache.get("c", again)).toBe("c");
  expect(await cache.get("b", again)).toBe("b");
  expect(await cache.get("a", again)).toBe("again");
});

test("forgets what shows a changed tour and what is being made, and nothing else", async () => {
  const cache = new ExpiringCache<number[]>({ lifetimeMs: 1000, size: 10, about: (ids) => ids });
  await cache.get("one", async () => [1, 7]);
  await cache.get("two", async () => [2]);
  const made = Promise.withResolvers<number[]>();
  const begun = cache.get("begun", () => made.promise);
  cache.forget([7, 8]);
  made.resolve([3]);
  expect(await begun).toEqual([3]);
  const again = vi.fn<() => Promise<number[]>>(async () => []);
  expect(await cache.get("two", again)).toEqual([2]);
  expect(await cache.get("one", again)).toEqual([]);
  expect(await cache.get("begun", again)).toEqual([]);
});
