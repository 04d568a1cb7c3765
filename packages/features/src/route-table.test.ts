import { readFileSync } from "node:fs";
import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { screenPatterns } from "@tropa/domain/storefront/screens";
import { expect, it } from "vitest";
import { storefrontRoutes } from "./route-table.ts";

type Variant = NonNullable<Parameters<typeof storefrontRoutes>[0]>;

/** Routes that answer with no screen: files, data, and catch-alls whose paths the catalogue knows alone. */
const others = new Set([
  "listing-data",
  "journal-rss",
  "journal-atom",
  "sitemap",
  "llms",
  "indexnow",
  "robots",
  "security",
  "arrival-app",
  "archive",
  "catalogue",
]);

it("the domain lists exactly the paths of all screens", () => {
  const screens = storefrontRoutes().filter(({ id }) => !others.has(id ?? ""));
  expect(screens.map(({ path = "" }) => `/${path}`)).toEqual([...screenPatterns]);
});

it("another booking base moves every booking page to the addresses that links use", () => {
  const variant = { bookingBase: "trips" };
  const screens = storefrontRoutes(variant as Variant).filter(({ id }) => !others.has(id ?? ""));
  expect(screens.map(({ path = "" }) => `/${path}`)).toEqual(
    screenPatterns.map((pattern) => withBookingBase(pattern, variant)),
  );
});

// Without a loader of the server's own React Router sends no screen at all, but waits for the browser.
it("every screen with a client loader has a server loader", () => {
  const files = [...new Set(storefrontRoutes().map(({ file }) => file))];
  const lacking = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return (
      text.includes("function clientLoader") &&
      !/export (?:const|(?:async )?function) loader\b|\bas loader\b/.test(text)
    );
  });
  expect(files.length).toBeGreaterThan(20);
  expect(lacking).toEqual([]);
});

// What fills it would be asked for only once the page is taken over.
it("every screen that is filled in the browser starts loading with its first scripts", () => {
  const files = [...new Set(storefrontRoutes().map(({ file }) => file))];
  const texts = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  const filled = texts.filter(([, text]) => text.includes("isFilledInBrowser: true"));
  expect(filled.length).toBeGreaterThan(5);
  expect(filled.filter(([, text]) => !/\bbegin[:(]/.test(text)).map(([file]) => file)).toEqual([]);
});

// docs/product/screens.md#layouts
it("exactly the pages about one act have the bare layout", () => {
  const bare = storefrontRoutes().filter(({ file }) =>
    readFileSync(file, "utf8").includes('layout: "framework"'),
  );
  expect(bare.map(({ id }) => id).toSorted()).toEqual([
    "arrival",
    "email-confirm",
    "fail",
    "login",
    "login-via-token",
    "meet",
    "organizer-desk",
    "payment-failed",
    "redirect",
    "register",
    "short-link",
    "staff-desk",
    "staff-sign-in",
    "success",
    "travellers",
    "write-review",
  ]);
});
