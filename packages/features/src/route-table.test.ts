import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { screenPatterns } from "@tropa/domain/storefront/screens";
import { expect, it } from "vitest";
import { storefrontRoutes } from "./route-table.ts";

/** A desk is a screen with others below it. */
const pathOf = ({ path = "", children }: RouteConfigEntry) => `/${path}${children ? "/*" : ""}`;
const filesOf = (routes: RouteConfigEntry[]): string[] =>
  routes.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
const files = [...new Set(filesOf(storefrontRoutes()))];

type Variant = NonNullable<Parameters<typeof storefrontRoutes>[0]>;

/** Routes that no message leads to: files, data, the page without a network, and catch-alls whose paths the catalogue knows alone. */
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
  "site-manifest",
  "offline",
  "archive",
  "catalogue",
]);

it("the domain lists exactly the paths of all screens", () => {
  const screens = storefrontRoutes().filter(({ id }) => !others.has(id ?? ""));
  expect(screens.map(pathOf)).toEqual([...screenPatterns]);
});

it("another booking base moves every booking page to the addresses that links use", () => {
  const variant = { bookingBase: "trips" };
  const screens = storefrontRoutes(variant as Variant).filter(({ id }) => !others.has(id ?? ""));
  expect(screens.map(pathOf)).toEqual(
    screenPatterns.map((pattern) => withBookingBase(pattern, variant)),
  );
});

const hasClientLoader = (text: string) => /\b(?:function|const) clientLoader\b/.test(text);

// Without a loader of the server's own React Router sends no screen at all, but waits for the browser.
it("every screen with a client loader has a server loader", () => {
  const lacking = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return (
      hasClientLoader(text) &&
      !/export (?:const|(?:async )?function) loader\b|\bas loader\b/.test(text)
    );
  });
  expect(files.length).toBeGreaterThan(20);
  expect(lacking).toEqual([]);
});

// The browser's build leaves the server's functions out.
it("no client loader calls the server's loader by itself", () => {
  const clientLoader = (file: string) =>
    /function clientLoader[^]*?\n\}|const clientLoader[^]*?;\n/.exec(
      readFileSync(file, "utf8"),
    )?.[0] ?? "";
  expect(files.map(clientLoader).filter((text) => text !== "").length).toBeGreaterThan(20);
  expect(files.filter((file) => /\bloader\(/.test(clientLoader(file)))).toEqual([]);
});

// What fills it would be asked for only once the page is taken over.
it("every screen that is filled in the browser starts loading with its first scripts", () => {
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
    "offline",
    "organizer-desk",
    "pay",
    "pay-trip",
    "payment-failed",
    "qr",
    "qr-trip",
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

it("each page of a desk says which page it is", () => {
  const isPage = (file: string) => file.endsWith(".tsx") && !file.endsWith("part-boundary.tsx");
  const pages = filesOf(storefrontRoutes().flatMap(({ children = [] }) => children)).filter(isPage);
  expect(pages.length).toBeGreaterThan(10);
  expect(
    pages.filter((file) => !/: (?:Desk|Staff)Handle = \{/.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});
