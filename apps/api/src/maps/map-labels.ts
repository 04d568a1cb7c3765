import { readFile } from "node:fs/promises";
import { brotliDecompress } from "node:zlib";
import { promisify } from "node:util";
import { groundLevels } from "@tropa/domain/ground-tile";
import type { TileAddress } from "@tropa/domain/ground-tile";
import type { Locale } from "@tropa/domain/locale";
import type { MapLabelKind } from "@tropa/domain/map-labels";

/** Kind, first zoom, thousandths of degrees of latitude and longitude, English name, then the others' or 0. */
export type LabelRow = readonly [
  kind: MapLabelKind,
  zoom: number,
  lat: number,
  lng: number,
  en: string,
  ru: string | 0,
  de: string | 0,
  zh: string | 0,
];

/** As a map takes it: kind, first zoom, latitude, longitude, name. */
export type ShownLabel = readonly [MapLabelKind, number, number, number, string];

const thousandth = 1e-3;
/** A tile of names serves zooms up to so many beyond its own; at the deepest level all there are. */
const zoomsBeyond = 3;
const deepest = groundLevels.at(-1)!;
const columnOf: Readonly<Record<Locale, 4 | 5 | 6 | 7>> = { en: 4, ru: 5, de: 6, zh: 7 };

function keyOf(level: number, lat: number, lng: number): number {
  const across = 2 ** level;
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor((lng / 360 + 0.5) * across);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across);
  const within = (at: number): number => Math.min(Math.max(at, 0), across - 1);
  return within(y) * across + within(x);
}

export interface MapLabels {
  /** Names of a tile in a language; a place without one there is called by its English name. */
  tile(address: TileAddress, locale: Locale): ShownLabel[];
}

export function labelsOf(rows: readonly LabelRow[]): MapLabels {
  const byTile = new Map(
    groundLevels.map((level) => [level as number, new Map<number, number[]>()]),
  );
  for (const [place, [, zoom, lat, lng]] of rows.entries()) {
    for (const [level, tiles] of byTile) {
      if (level !== deepest && zoom > level + zoomsBeyond) continue;
      const key = keyOf(level, lat * thousandth, lng * thousandth);
      const tile = tiles.get(key);
      if (tile) tile.push(place);
      else tiles.set(key, [place]);
    }
  }
  return {
    tile({ z, x, y }, locale) {
      const places = byTile.get(z)?.get(y * 2 ** z + x) ?? [];
      return places.map((place) => {
        const row = rows[place]!;
        const [kind, zoom, lat, lng, english] = row;
        return [kind, zoom, lat / 1e3, lng / 1e3, row[columnOf[locale]] || english];
      });
    },
  };
}

/** Reads the prepared names: 0.1 s and some 25 MB, when the first map asks for them. */
export async function readMapLabels(file: URL): Promise<MapLabels> {
  const text = await promisify(brotliDecompress)(await readFile(file));
  // The file is ours, written by `tools/map-data` and held against these rules by its tests.
  return labelsOf(JSON.parse(text.toString()) as LabelRow[]);
}
