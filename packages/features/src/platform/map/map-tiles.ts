import { mapDataVersion } from "@tropa/domain/discovery/map/ground-tile";
import type { TileAddress } from "@tropa/domain/discovery/map/ground-tile";
import type { Locale } from "@tropa/domain/locale";
import type { MapLabelKind } from "@tropa/domain/discovery/map/map-labels";
import { providerTiles } from "@tropa/domain/discovery/map/map-provider";
import type { MapLabel, MapTiles } from "@tropa/ui-kit/marker-map";
import { readSiteTokens } from "../api/site-tokens.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Time limit for a tile, ms; the map then shows what it has. */
const longestMs = 20_000;

async function fetchTile(path: string): Promise<Response> {
  const response = await fetch(`/maps/${mapDataVersion}/${path}`, {
    signal: AbortSignal.timeout(longestMs),
  });
  if (!response.ok) throw new Error(`no tile of the map: ${response.status}`);
  return response;
}

const pathOf = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`;

/** Returns a tile of coasts, waters and borders. */
export async function groundTile(address: TileAddress): Promise<Uint8Array> {
  const response = await fetchTile(`ground/${pathOf(address)}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns a tile's place names in a language. */
export async function groundLabels(locale: Locale, address: TileAddress): Promise<MapLabel[]> {
  const response = await fetchTile(`labels/${locale}/${pathOf(address)}`);
  // Written by our own API, `apps/api/src/discovery/map-tiles`.
  const rows = (await response.json()) as [MapLabelKind, number, number, number, string][];
  return rows.map(([kind, zoom, lat, lng, name]) => ({ kind, zoom, lat, lng, name }));
}

/** Tiles of the site's configured provider; null if there is none. */
export async function configuredTiles(storefront: Storefront): Promise<MapTiles | null> {
  const tokens = await readSiteTokens(storefront);
  // On failure, show our own base map.
  return tokens && providerTiles(tokens.maps_provider, tokens.maps_token, storefront.locale);
}
