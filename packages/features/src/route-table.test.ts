import { readFileSync } from "node:fs";
import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { screenPatterns } from "@tropa/domain/storefront/screens";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { expect, it } from "vitest";
import { storefrontRoutes } from "./route-table.ts";

/** Routes that answer with no screen: files, data, and catch-alls whose paths the catalogue knows alone. */
const others = new Set([
  "listing-data",
  "journal-rss",
  "journal-atom",
  "sitemap",
  "llms",
  "indexnow",
  "robots",
  "arrival-app",
  "archive",
  "catalogue",
]);

it("the domain names the paths of all screens, and no others", () => {
  const screens = storefrontRoutes().filter(({ id }) => !others.has(id ?? ""));
  expect(screens.map(({ path = "" }) => `/${path}`)).toEqual([...screenPatterns]);
});

it("where bookings have another first segment all of their screens have it, as links do", () => {
  const shop = { bookingBase: "trips" } as VariantConfig;
  const screens = storefrontRoutes(shop).filter(({ id }) => !others.has(id ?? ""));
  expect(screens.map(({ path = "" }) => `/${path}`)).toEqual(
    screenPatterns.map((pattern) => withBookingBase(pattern, shop)),
  );
});

// Without a loader of the server's own React Router sends no screen at all, but waits for the browser.
it("every screen with a loader in the browser has one on the server", () => {
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
