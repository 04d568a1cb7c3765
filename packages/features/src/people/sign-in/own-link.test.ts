import { afterEach, expect, it, vi } from "vitest";
import { isFromOrganizerSignIn, rememberLink, takeLink } from "./own-link.ts";

function keepInMemory(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

it("accepts a link that this tab remembered, once", () => {
  keepInMemory();
  rememberLink("given");
  expect(takeLink("given")).toBe(true);
  expect(takeLink("given")).toBe(false);
});

it("refuses another link and an empty one", () => {
  keepInMemory();
  expect(takeLink("")).toBe(false);
  rememberLink("given");
  expect(takeLink("sent by somebody")).toBe(false);
});

it("refuses every link when the browser has no storage", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  rememberLink("given");
  expect(takeLink("given")).toBe(false);
});

it.each([
  ["the organizers' sign-in", "https://api.tropa.example/", "abc", true],
  ["a letter", "", "abc", false],
  ["another site", "https://evil.example/", "abc", false],
  ["the sign-in, with another link opened since", "https://api.tropa.example/", "other", false],
])(
  "knows whether a link comes from the organizers' sign-in: %s",
  (_from, referrer, token, isOwn) => {
    const address = "https://tropa.example/login-via-token?token=abc&to=%2Forganizer";
    const signInUrl = "https://api.tropa.example/organizer/login?from=ru";
    expect(isFromOrganizerSignIn({ referrer, address }, { token, signInUrl })).toBe(isOwn);
  },
);
