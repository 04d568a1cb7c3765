import { afterEach, expect, it, vi } from "vitest";
import { forgetPromo, rememberPromo, visitPromo } from "./visit-promo.ts";

afterEach(() => vi.unstubAllGlobals());

it("finds the code of a link on the pages that follow, until it is forgotten", () => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  };
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("window", { sessionStorage, location: { search: "?promo=SUMMER10" } });
  expect(visitPromo("")).toBe("");
  rememberPromo();
  expect(visitPromo("")).toBe("SUMMER10");
  expect(visitPromo("?promo=WINTER")).toBe("WINTER");
  forgetPromo();
  expect(visitPromo("")).toBe("");
});
