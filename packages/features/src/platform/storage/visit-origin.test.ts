import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveConsent, withdrawConsent } from "./consent.ts";
import { rememberOrigin, visitOrigin } from "./visit-origin.ts";

/** A browser that keeps cookies and a tab's own store. */
function browserAt(
  href: string,
  referrer = "",
  kept = { cookies: "", session: new Map<string, string>() },
) {
  const jar = new Map(
    kept.cookies
      .split("; ")
      .filter(Boolean)
      .map((one) => one.split("=", 2) as [string, string]),
  );
  vi.stubGlobal("location", new URL(href));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.session.get(name) ?? null,
    setItem: (name: string, value: string) => kept.session.set(name, value),
  });
  vi.stubGlobal("document", {
    referrer,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = "", age = ""] =
        /^([^=]+)=([^;]*).*Max-Age=(\d+)/.exec(text) ?? [];
      if (age === "0") jar.delete(name);
      else jar.set(name, value);
    },
  });
  return { jar, session: kept.session };
}

const shop = "https://shop.example";
beforeEach(() => void browserAt(`${shop}/`));
afterEach(() => vi.unstubAllGlobals());

it("reads campaign marks and the referring page of another site", () => {
  browserAt(`${shop}/x?utm_source=mail&utm_term=no`, "https://blog.example/post");
  expect(visitOrigin()).toEqual({ utm_source: "mail", referer: "https://blog.example/post" });
  browserAt(`${shop}/x`, `${shop}/y`);
  expect(visitOrigin()).toEqual({});
});

it("keeps the first referrer, and the campaign until another campaign brings the visitor", () => {
  const { session } = browserAt(`${shop}/?utm_source=mail&utm_content=a`, "https://blog.example/");
  rememberOrigin();
  browserAt(`${shop}/tour`, `${shop}/`, { cookies: "", session });
  expect(visitOrigin()).toEqual({
    utm_source: "mail",
    utm_content: "a",
    referer: "https://blog.example/",
  });
  browserAt(`${shop}/?utm_source=ads`, "https://ads.example/", { cookies: "", session });
  expect(visitOrigin()).toEqual({ utm_source: "ads", referer: "https://blog.example/" });
});

it("is stored in a cookie only with consent, and removed with it", () => {
  const { jar } = browserAt(`${shop}/?utm_source=mail`);
  rememberOrigin();
  expect([...jar.keys()]).toEqual([]);
  giveConsent("necessary");
  rememberOrigin();
  expect([...jar.keys()]).toEqual(["cookie-notice"]);
  giveConsent("all");
  rememberOrigin();
  expect([...jar.keys()]).toEqual(["cookie-notice", "utm"]);
  withdrawConsent();
  expect([...jar.keys()]).toEqual([]);
});

it.each(["%", "{", "[1]", '{"utm_source":5}'])("ignores an invalid cookie: %s", (value) => {
  browserAt(`${shop}/`, "", { cookies: `utm=${value}`, session: new Map() });
  expect(visitOrigin()).toEqual({});
});
