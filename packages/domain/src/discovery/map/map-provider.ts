import type { Locale } from "../../locale.ts";

/**
 * Sources of map tiles (docs/product/storefronts.md#site-tokens): our own ground, or a provider
 * that uses the Web Mercator projection and allows our pages to fetch its tiles.
 */
export const mapProviders = ["own", "osm", "yandex", "mapbox"] as const;
export type MapProvider = (typeof mapProviders)[number];

export interface ProviderTiles {
  /** URL of the tiles, with the placeholders `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  /** The credit that the provider requires on the map. */
  attribution: { text: string; href: string };
}

/** Origins of each provider's tiles, for the content security policy. */
export const tileOrigins: Readonly<Record<MapProvider, readonly string[]>> = {
  own: [],
  osm: ["https://tile.openstreetmap.org"],
  yandex: ["https://tiles.api-maps.yandex.ru"],
  mapbox: ["https://api.mapbox.com"],
};

type WithToken = (token: string, locale: Locale) => ProviderTiles;

const providers: Readonly<Record<Exclude<MapProvider, "own" | "osm">, WithToken>> = {
  yandex: (token, locale) => ({
    tileUrl: `${tileOrigins.yandex[0]}/v1/tiles/?x={x}&y={y}&z={z}&l=map&projection=web_mercator&lang=${
      locale === "ru" ? "ru_RU" : "en_US"
    }&apikey=${encodeURIComponent(token)}`,
    attribution: {
      text: locale === "ru" ? "© Яндекс" : "© Yandex",
      href: "https://yandex.ru/legal/maps_termsofuse/",
    },
  }),
  mapbox: (token) => ({
    tileUrl: `${tileOrigins.mapbox[0]}/styles/v1/mapbox/streets-v12/tiles/256/{z}/{x}/{y}?access_token=${encodeURIComponent(token)}`,
    attribution: {
      text: "© Mapbox © OpenStreetMap",
      href: "https://www.mapbox.com/about/maps/",
    },
  }),
};

const openStreetMap: ProviderTiles = {
  tileUrl: `${tileOrigins.osm[0]}/{z}/{x}/{y}.png`,
  attribution: { text: "© OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
};

export function isMapProvider(name: string): name is MapProvider {
  return mapProviders.some((provider) => provider === name);
}

/**
 * Returns the tiles of a provider; null for our own ground, an unknown provider, or a missing
 * token.
 */
export function providerTiles(
  provider: string,
  token: string | null,
  locale: Locale,
): ProviderTiles | null {
  if (!isMapProvider(provider) || provider === "own") return null;
  if (provider === "osm") return openStreetMap;
  return token === null ? null : providers[provider](token, locale);
}
