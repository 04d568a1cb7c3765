import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/page-constants";
import { cookieName, onConsent } from "@tropa/domain/storefront/visitor-cookies";
import type { VisitorCookie } from "@tropa/domain/storefront/visitor-cookies";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  consent,
  giveConsent,
  setVisitorCookie,
  readVisitorCookie,
  withdrawConsent,
} from "./consent.ts";

const day = 86_400;
/** The lives of the documents, written out a second time: the table must not change unseen. */
const lives: [VisitorCookie, days: number][] = [
  ["locale", 365],
  ["country", 180],
  ["lastRequest", 180],
  ["subscriber", 180],
  ["currency", 365],
  ["cookieNotice", 180],
  ["utm", 3],
  ["tourVariantId", 1],
];

let written: string[];
let jar: Map<string, string>;

function open(protocol: string): void {
  written = [];
  jar = new Map();
  vi.stubGlobal("window", { location: { protocol } });
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes("Max-Age=0;")) jar.delete(name);
      else jar.set(name, value);
    },
  });
}

beforeEach(() => open("https:"));
afterEach(() => vi.unstubAllGlobals());

it("lists eight cookies", () => {
  expect(Object.keys(COOKIE_MAX_AGE_SECONDS).sort()).toEqual(
    lives.map(([cookie]) => cookie).sort(),
  );
});

it.each([
  ["lastRequest", "last-request"],
  ["tourVariantId", "tour-variant-id"],
  ["utm", "utm"],
] as const)("stores %s under the name %s", (cookie, name) => {
  expect(cookieName(cookie)).toBe(name);
});

it("names cookies that need consent by lower-case letters only", () => {
  for (const cookie of Object.keys(onConsent)) expect(cookie).toMatch(/^[a-z]+$/);
});

describe.each(lives)("%s", (cookie, days) => {
  const name = cookieName(cookie);
  const kept = onConsent[cookie];

  it(`lives ${days} days, is sent only over TLS and never to other sites`, () => {
    giveConsent("all");
    setVisitorCookie(cookie, "all");
    expect(written.at(-1)).toBe(`${name}=all; Path=/; Max-Age=${days * day}; SameSite=Lax; Secure`);
    expect(readVisitorCookie(cookie)).toBe("all");
  });

  it('is not "Secure" on a page without TLS', () => {
    open("http:");
    giveConsent("all");
    setVisitorCookie(cookie, "x");
    expect(written.at(-1)).not.toContain("Secure");
  });

  it.each([null, "necessary"] as const)(
    "is stored after the answer %s only if it needs no consent",
    (said) => {
      if (said) giveConsent(said);
      setVisitorCookie(cookie, "x");
      expect(written.some((text) => text.startsWith(`${name}=x`))).toBe(kept === undefined);
      setVisitorCookie(cookie, "chosen", true);
      expect(readVisitorCookie(cookie) === "chosen").toBe(kept !== "consent");
    },
  );

  it("is deleted when consent is withdrawn if it needs consent", () => {
    giveConsent("all");
    if (cookie !== "cookieNotice") setVisitorCookie(cookie, "x");
    withdrawConsent();
    expect(readVisitorCookie(cookie) !== null).toBe(
      kept === undefined && cookie !== "cookieNotice",
    );
    expect(consent()).toBeNull();
  });
});
