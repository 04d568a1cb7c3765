import { decodeGroundTile, isGroundTile } from "@tropa/domain/discovery/map/ground-tile";
import type {
  GroundLayer,
  GroundShape,
  TileAddress,
} from "@tropa/domain/discovery/map/ground-tile";
import type { MapLabelKind } from "@tropa/domain/discovery/map/map-labels";

/** A name on the map. */
export type MapLabel = {
  kind: MapLabelKind;
  /** Lowest zoom at which it is shown. */
  zoom: number;
  lat: number;
  lng: number;
  name: string;
};

/**
 * Source of a map's ground: tiles of `@tropa/domain/ground-tile` and names in the page's language.
 */
export type GroundSource = {
  tile: (address: TileAddress) => Promise<Uint8Array>;
  labels: (address: TileAddress) => Promise<readonly MapLabel[]>;
  /** Attribution required by the owners of the data. */
  attribution: { text: string; href?: string };
};

/** A shape with its bounds, so that only visible shapes of a tile are drawn. */
export type BoxedShape = {
  points: GroundShape;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type BoxedTile = ReadonlyMap<GroundLayer, readonly BoxedShape[]>;

function withBounds(points: GroundShape): BoxedShape {
  const box = { points, left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Decodes a tile and adds the bounding box of each shape. */
export function boxedTile(bytes: Uint8Array): BoxedTile {
  const layers = Object.entries(decodeGroundTile(bytes)) as [GroundLayer, GroundShape[]][];
  return new Map(layers.map(([layer, shapes]) => [layer, shapes.map(withBounds)]));
}

/** Caches the most recent results by tile. Failures are not cached. */
export function tileCache<T>(load: (address: TileAddress) => Promise<T>, most: number) {
  const cache = new Map<string, Promise<T>>();
  return (address: TileAddress): Promise<T> => {
    if (!isGroundTile(address))
      return Promise.reject(new RangeError("there is no such ground tile"));
    const key = `${address.z}/${address.x}/${address.y}`;
    const cached = cache.get(key);
    cache.delete(key);
    const answer =
      cached ??
      load(address).catch((error: unknown) => {
        cache.delete(key);
        throw error;
      });
    cache.set(key, answer);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return answer;
  };
}

/** A provider's map in squares of 256 pixels, in the web's Mercator projection. */
export type MapTiles = {
  /** URL of the tiles, with the placeholders `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  /** Attribution required by the owners of the tiles. */
  attribution: { text: string; href?: string };
};
