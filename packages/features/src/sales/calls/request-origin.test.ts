import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestMarks, signedComment } from "./request-origin.ts";

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

describe("what accompanies a request", () => {
  it("is the page itself where nobody led here, and the zone", () => {
    at("/tours?page=2");
    expect(requestMarks()).toEqual({
      referer: `${origin}/tours?page=2`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it("is the other site's page that led here, and the three marks of a campaign", () => {
    at(
      "/?utm_source=mail&utm_campaign=spring&utm_content=top&utm_term=x",
      "https://search.example/",
    );
    expect(requestMarks()).toMatchObject({
      referer: "https://search.example/",
      utm_source: "mail",
      utm_campaign: "spring",
      utm_content: "top",
    });
    expect(requestMarks()).not.toHaveProperty("utm_term");
  });

  it("is no longer than the API takes", () => {
    at(`/?x=${"a".repeat(3000)}`);
    expect(requestMarks().referer).toHaveLength(2000);
  });
});

describe("a comment", () => {
  const t = ((_: string, { url }: { url: string }) => `Sent from ${url}`) as never;
  const page = { href: `${origin}/tours` };

  it.each([
    ["", "Sent from https://tropa.example/tours"],
    ["  With a dog \n", "With a dog\n\nSent from https://tropa.example/tours"],
    ["a".repeat(1990), "a".repeat(1990)],
    ["a".repeat(3000), "a".repeat(2000)],
  ])(
    "%# ends in the page that it was sent from, unless that takes the place of words",
    (words, whole) => {
      expect(signedComment(t, words, page)).toBe(whole);
    },
  );
});
