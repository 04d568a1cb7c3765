import { siteTokensCall } from "@tropa/api-contract/calls-site";
import { mapDataVersion } from "@tropa/domain/ground-tile";
import type { TileAddress } from "@tropa/domain/ground-tile";
import type { Locale } from "@tropa/domain/locale";
import type { MapLabelKind } from "@tropa/domain/map-labels";
import { providerTiles } from "@tropa/domain/map-provider";
import type { GroundSource, MapTiles } from "@tropa/ui-kit/marker-map";
import { browserApi } from "./browser-api.ts";
import { useStorefront } from "./storefront-context.tsx";
import type { Storefront } from "./storefront-context.tsx";

/** A map that waits longer shows what it has. */
const longestMs = 20_000;

async function fetched(path: string): Promise<Response> {
  const response = await fetch(`/maps/${mapDataVersion}/${path}`, {
    signal: AbortSignal.timeout(longestMs),
  });
  if (!response.ok) throw new Error(`no tile of the map: ${response.status}`);
  return response;
}

const pathOf = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`;

function groundIn(locale: Locale): GroundSource {
  return {
    async tile(address) {
      const response = await fetched(`ground/${pathOf(address)}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    async labels(address) {
      const response = await fetched(`labels/${locale}/${pathOf(address)}`);
      // Our own API's answer, as `apps/api/src/maps` writes it.
      const rows = (await response.json()) as [MapLabelKind, number, number, number, string][];
      return rows.map(([kind, zoom, lat, lng, name]) => ({ kind, zoom, lat, lng, name }));
    },
    attribution: {
      text: "GSHHG · Natural Earth · © GeoNames (CC BY 4.0)",
      href: "https://www.geonames.org/about.html",
    },
  };
}

/** What a map is drawn of: our own ground, or a provider's tiles in its place where one is configured. */
interface MapSource {
  ground: GroundSource;
  tiles: () => Promise<MapTiles | null>;
}

async function configuredTiles(storefront: Storefront): Promise<MapTiles | null> {
  try {
    const api = await browserApi(storefront);
    const { maps_provider: provider, maps_token: token } = await api.call(siteTokensCall);
    return providerTiles(provider, token, storefront.locale);
  } catch (error) {
    // Without an answer the map has our ground.
    console.error("site tokens failed", error);
    return null;
  }
}

/** One source a language, so that a map is not made anew with each render. */
const sources = new Map<Locale, MapSource>();

/** The source of this site's maps, with names in the page's language. */
export function useMapSource(): MapSource {
  const storefront = useStorefront();
  const { locale } = storefront;
  const known = sources.get(locale) ?? {
    ground: groundIn(locale),
    tiles: () => configuredTiles(storefront),
  };
  sources.set(locale, known);
  return known;
}
