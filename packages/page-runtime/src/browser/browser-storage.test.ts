import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceStorage, tabStorage } from "./browser-storage.ts";

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
const full = () => {
  throw new DOMException("full", "QuotaExceededError");
};

/** A property of the browser that throws as soon as it is read, as with cookies blocked. */
function stubThrowing(name: string): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: denied });
}

const kinds = [
  ["tab", "sessionStorage", tabStorage],
  ["device", "localStorage", deviceStorage],
] as const;

describe.each(kinds)("storage of a %s", (_, name, storage) => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, name);
  });

  it.each([
    ["throws when it is read", () => stubThrowing(name)],
    ["is null", () => vi.stubGlobal(name, null)],
    ["is missing", () => vi.stubGlobal(name, undefined)],
    [
      "throws with each call",
      () => vi.stubGlobal(name, { getItem: denied, setItem: denied, removeItem: denied }),
    ],
    ["is full", () => vi.stubGlobal(name, { getItem: () => null, setItem: full })],
  ])("stores nothing and throws nothing when the browser's storage %s", (_why, refuse) => {
    refuse();
    expect(storage.write("name", "text")).toBe(false);
    expect(storage.writeJson("name", { text: "" })).toBe(false);
    expect(storage.read("name")).toBeNull();
    expect(storage.readJson("name")).toBeNull();
    expect(() => storage.remove("name")).not.toThrow();
    expect(storage.names().filter((one) => one === "name")).toEqual([]);
  });

  it("stores texts and reads invalid JSON as null", () => {
    const texts = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
    expect(storage.writeJson("draft", { city: "Kazan" })).toBe(true);
    expect(storage.readJson("draft")).toEqual({ city: "Kazan" });
    storage.write("draft", "{");
    expect(storage.read("draft")).toBe("{");
    expect(storage.readJson("draft")).toBeNull();
    storage.remove("draft");
    expect(storage.read("draft")).toBeNull();
  });
});
