import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberSignInWay, takeSignIn, takeTurn } from "./question-memory.ts";

const hour = 60 * 60_000;
const noon = Date.UTC(2026, 5, 1, 12);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("a sign-in is passed to the next page once", () => {
  expect(takeSignIn()).toBeNull();
  rememberSignInWay("passkey");
  expect(takeSignIn()).toBe("passkey");
  expect(takeSignIn()).toBeNull();
});

it.each([
  ["ask-profile", 24],
  ["ask-profile-booking", 24],
  ["offer-passkey", 24 * 30],
] as const)("%s is asked at most every %d hours per person", (question, hours) => {
  expect(takeTurn(question, 1, noon)).toBe(true);
  expect(takeTurn(question, 1, noon + hours * hour - 1)).toBe(false);
  expect(takeTurn(question, 2, noon + 1)).toBe(true);
  expect(takeTurn(question, 1, noon + hours * hour)).toBe(true);
});

it("nothing is asked in a browser without storage", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberSignInWay("other");
  expect(takeSignIn()).toBeNull();
  expect(takeTurn("ask-profile", 1, noon)).toBe(false);
});
