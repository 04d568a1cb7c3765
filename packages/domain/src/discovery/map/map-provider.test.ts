import { expect, it } from "vitest";
import { locales } from "../../locale.ts";
import { mapProviders, providerTiles, tileOrigins } from "./map-provider.ts";

it.each(mapProviders.filter((provider) => provider !== "own"))(
  "loads tiles of %s from an allowed origin and names their owner",
  (provider) => {
    for (const locale of locales) {
      const tiles = providerTiles(provider, "key&1", locale);
      const url = new URL(tiles?.tileUrl.replace("{z}", "3").replace("{x}", "4") ?? "");
      expect(tileOrigins[provider]).toContain(url.origin);
      expect(tiles?.tileUrl).toMatch(/\{z\}.*\{x\}.*\{y\}|\{x\}.*\{y\}.*\{z\}/);
      expect(tiles?.attribution.text).toContain("©");
      if (provider !== "osm") expect([...url.searchParams.values()]).toContain("key&1");
    }
  },
);

it.each([
  ["own", "key"],
  ["nobody", "key"],
  ["yandex", null],
  ["mapbox", null],
])("falls back to Tropa's own map for provider %s with token %j", (provider, token) => {
  expect(providerTiles(provider, token, "en")).toBeNull();
});
