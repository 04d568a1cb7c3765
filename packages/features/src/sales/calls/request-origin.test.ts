import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestOrigin, commentWithOrigin } from "./request-origin.ts";

const origin = "https://tropa.example";

/** A page that was led to from another one. */
function at(path: string, referrer = ""): void {
  const { href, search } = new URL(path, origin);
  vi.stubGlobal("window", { location: { href, search, origin } });
  vi.stubGlobal("document", { cookie: "", referrer });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("requestMarks", () => {
  it("names the page itself and the time zone for a direct visit", () => {
    at("/tours?page=2");
    expect(requestOrigin()).toEqual({
      referer: `${origin}/tours?page=2`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it("names the referring page of another site and three campaign marks", () => {
    at(
      "/?utm_source=mail&utm_campaign=spring&utm_content=top&utm_term=x",
      "https://search.example/",
    );
    expect(requestOrigin()).toMatchObject({
      referer: "https://search.example/",
      utm_source: "mail",
      utm_campaign: "spring",
      utm_content: "top",
    });
    expect(requestOrigin()).not.toHaveProperty("utm_term");
  });

  it("cuts the referrer to the length that the API takes", () => {
    at(`/?x=${"a".repeat(3000)}`);
    expect(requestOrigin().referer).toHaveLength(2000);
  });
});

describe("signedComment", () => {
  const t = ((_: string, { url }: { url: string }) => `Sent from ${url}`) as never;
  const page = { href: `${origin}/tours` };

  it.each([
    ["", "Sent from https://tropa.example/tours"],
    ["  With a dog \n", "With a dog\n\nSent from https://tropa.example/tours"],
    ["a".repeat(1990), "a".repeat(1990)],
    ["a".repeat(3000), "a".repeat(2000)],
  ])("%# ends with the page's address unless that displaces words", (words, whole) => {
    expect(commentWithOrigin(t, words, page)).toBe(whole);
  });
});
