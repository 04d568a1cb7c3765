import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isMuted, playSound, setMuted } from "./sound.ts";

let played = 0;
let mayPlay = true;
const page = { visibilityState: "visible" };

/** Locks of one browser: a request for a held lock gets `null`, as all requests use `ifAvailable`. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: object, work: (lock: object | null) => Promise<void>) {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({});
      } finally {
        held.delete(name);
      }
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  played = 0;
  mayPlay = true;
  page.visibilityState = "visible";
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { locks: fakeLocks() });
  vi.stubGlobal(
    "Audio",
    class {
      async play(): Promise<void> {
        if (!mayPlay) throw new DOMException("nobody has touched the page", "NotAllowedError");
        played += 1;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("plays once for a message in several tabs, and again for the next message", async () => {
  const all = Promise.all([playSound(1), playSound(1), playSound(1)]);
  await vi.runAllTimersAsync();
  await all;
  expect(played).toBe(1);
  const next = playSound(2);
  await vi.runAllTimersAsync();
  await next;
  expect(played).toBe(2);
});

test("stays silent while muted and plays again after unmuting", async () => {
  setMuted(true);
  expect(isMuted()).toBe(true);
  await playSound(1);
  expect(played).toBe(0);
  setMuted(false);
  const sound = playSound(2);
  await vi.runAllTimersAsync();
  await sound;
  expect(played).toBe(1);
});

test("lets a visible tab play before a hidden one", async () => {
  page.visibilityState = "hidden";
  const hidden = playSound(1);
  page.visibilityState = "visible";
  const seen = playSound(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(played).toBe(1);
  await vi.runAllTimersAsync();
  await Promise.all([hidden, seen]);
  expect(played).toBe(1);
});

test("does not fail when the browser refuses sound or has no storage", async () => {
  mayPlay = false;
  await playSound(1);
  vi.stubGlobal("localStorage", undefined);
  expect(isMuted()).toBe(false);
  setMuted(true);
  expect(played).toBe(0);
});
