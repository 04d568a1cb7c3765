import { mapDataVersion } from "@tropa/domain/discovery/map/ground-tile";
import type { TileAddress } from "@tropa/domain/discovery/map/ground-tile";
import type { Locale } from "@tropa/domain/locale";
import type { MapLabelKind } from "@tropa/domain/discovery/map/map-labels";
import { providerTiles } from "@tropa/domain/discovery/map/map-provider";
import type { MapLabel, MapTiles } from "@tropa/ui-kit/marker-map";
import { failed } from "../api/log-failure.ts";
import { readSiteTokens } from "../api/site-tokens.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

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

/** Coasts, waters and borders of a square of the map. */
export async function groundTile(address: TileAddress): Promise<Uint8Array> {
  const response = await fetched(`ground/${pathOf(address)}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Its names in a language. */
export async function groundLabels(locale: Locale, address: TileAddress): Promise<MapLabel[]> {
  const response = await fetched(`labels/${locale}/${pathOf(address)}`);
  // Our own API's answer, as `apps/api/src/discovery/map-tiles` writes it.
  const rows = (await response.json()) as [MapLabelKind, number, number, number, string][];
  return rows.map(([kind, zoom, lat, lng, name]) => ({ kind, zoom, lat, lng, name }));
}

/** Tiles of the provider that this site is configured with; null where it has none. */
export async function configuredTiles(storefront: Storefront): Promise<MapTiles | null> {
  try {
    const { maps_provider: provider, maps_token: token } = await readSiteTokens(storefront);
    return providerTiles(provider, token, storefront.locale);
  } catch (error) {
    // Without an answer the map has our ground.
    return failed("siteTokens", "/spa/site-tokens")(error);
  }
}
