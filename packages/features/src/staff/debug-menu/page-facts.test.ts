import { describe, expect, it } from "vitest";
import { factsText, pageCalls, pageOrigin } from "./page-facts.ts";

const timing = (name: string, responseStatus: number, duration: number) =>
  ({ name, responseStatus, duration }) as PerformanceResourceTiming;

describe("pageCalls", () => {
  it("lists the page's own calls, the newest first, without their queries", () => {
    const calls = pageCalls(
      [
        timing("https://tropa.example/assets/a.js", 200, 5),
        timing("https://tropa.example/spa/tours?phone=79031234567", 200, 40.6),
        timing("https://elsewhere.example/spa/tours", 200, 3),
        timing("https://tropa.example/crm/api/user/profile", 401, 12.2),
        timing("not an address", 0, 1),
      ],
      "https://tropa.example",
    );
    expect(calls).toEqual([
      { path: "/crm/api/user/profile", status: 401, ms: 12 },
      { path: "/spa/tours", status: 200, ms: 41 },
    ]);
  });
});

describe("pageOrigin", () => {
  const timings = (...parts: [name: string, description: string, duration: number][]) =>
    parts.map(([name, description, duration]) => ({ name, description, duration }));

  it("reads whether the page is cached, its age and its request", () => {
    expect(
      pageOrigin(timings(["cache", "stored", 0], ["age", "", 1200.4], ["request", "r1", 0])),
    ).toEqual({ isStored: true, ageMs: 1200, request: "r1" });
    expect(pageOrigin(timings(["cache", "none", 0]))).toEqual({
      isStored: false,
      ageMs: 0,
      request: null,
    });
  });

  it("is null without timings of the server", () => {
    expect(pageOrigin([])).toBeNull();
    expect(pageOrigin(timings(["cdn", "hit", 3]))).toBeNull();
  });
});

describe("factsText", () => {
  const facts = {
    path: "/tours",
    variant: "one",
    build: "b1",
    locale: "de",
    currency: "EUR",
    flags: { excursions: true, map: false },
    calls: [{ path: "/spa/tours", status: 200, ms: 41 }],
  };

  it("contains everything that a bug report needs", () => {
    const origin = { isStored: true, ageMs: 1200, request: "r1" };
    expect(factsText({ ...facts, origin })).toBe(
      [
        "path: /tours",
        "variant: one",
        "build: b1",
        "locale: de",
        "currency: EUR",
        "features: excursions",
        "page: cache, 1200 ms old",
        "request: r1",
        "calls:",
        "  200 /spa/tours 41 ms",
      ].join("\n"),
    );
  });

  it('writes "unknown" for missing facts', () => {
    const text = factsText({ ...facts, build: null, origin: null, calls: [] });
    expect(text).toContain("build: unknown");
    expect(text).toContain("page: unknown\nrequest: unknown");
  });
});
