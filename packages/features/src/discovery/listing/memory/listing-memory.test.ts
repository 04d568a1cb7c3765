import { beforeEach, expect, test, vi } from "vitest";

const memory = (key: string, isMapOpen = false) => ({ key, more: [], isMapOpen });

/** As a new document loads it. */
async function fresh() {
  vi.resetModules();
  return import("./listing-memory.ts");
}

const ends = new EventTarget();
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("window", ends);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
});

test("remembers each history entry separately", async () => {
  const { recall, remember } = await fresh();
  remember(memory("a"));
  remember(memory("b", true));
  remember(memory("a", true));
  expect(recall("a")?.isMapOpen).toBe(true);
  expect(recall("b")?.isMapOpen).toBe(true);
  expect(recall("c")).toBeUndefined();
});

test("forgets the oldest entry but not one in use", async () => {
  const { recall, remember } = await fresh();
  remember(memory("used"));
  for (let index = 0; index < 30; index += 1) {
    remember(memory(`entry ${index}`));
    remember(memory("used"));
  }
  expect(recall("used")).toBeDefined();
  expect(recall("entry 0")).toBeUndefined();
  expect(recall("entry 29")).toBeDefined();
});

test("restores an entry in a new document if it differs from its address", async () => {
  const before = await fresh();
  before.remember({ ...memory("listing", true), scroll: 1200 });
  before.remember(memory("as its address says"));
  ends.dispatchEvent(new Event("pagehide"));
  const after = await fresh();
  expect(after.recall("listing")).toEqual({ ...memory("listing", true), scroll: 1200 });
  expect(after.recall("as its address says")).toBeUndefined();
});

test("ignores stored data that is invalid", async () => {
  for (const stored of ["no JSON", "null", "{}"]) {
    storage.set("listing-memory-2", stored);
    const { recall } = await fresh();
    expect(recall("a")).toBeUndefined();
  }
});
