import { screenPatterns } from "@tropa/domain/storefront/screens";
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
