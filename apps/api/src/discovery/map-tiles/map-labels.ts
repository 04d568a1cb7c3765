import { readFile } from "node:fs/promises";
import { brotliDecompress } from "node:zlib";
import { promisify } from "node:util";
import { groundLevels } from "@tropa/domain/discovery/map/ground-tile";
import type { TileAddress } from "@tropa/domain/discovery/map/ground-tile";
import type { Locale } from "@tropa/domain/locale";
import type { MapLabelKind } from "@tropa/domain/discovery/map/map-labels";

/** Kind, first zoom, latitude and longitude in thousandths of a degree, English name, other names or 0. */
type LabelRow = readonly [
  kind: MapLabelKind,
  zoom: number,
  lat: number,
  lng: number,
  en: string,
  ru: string | 0,
  de: string | 0,
  zh: string | 0,
];

/** A label as sent to the map: kind, first zoom, latitude, longitude, name. */
type ShownLabel = readonly [MapLabelKind, number, number, number, string];

const thousandth = 1e-3;
/** A tile holds names for this many zooms beyond its own; at the deepest level for all. */
const zoomsBeyond = 3;
const deepest = groundLevels.at(-1)!;
const columns: Partial<Record<Locale, 4 | 5 | 6 | 7>> = { en: 4, ru: 5, de: 6, zh: 7 };
const columnOf = (locale: Locale) => columns[locale] ?? 4;

/** The position of a row on the world's square, from 0 to just below 1. */
function shareOf([, , lat, lng]: LabelRow): { x: number; y: number } {
  const sine = Math.sin((lat * thousandth * Math.PI) / 180);
  const within = (at: number): number => Math.min(Math.max(at, 0), 1 - Number.EPSILON);
  return {
    x: within((lng * thousandth) / 360 + 0.5),
    y: within(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

export interface MapLabels {
  /** Names of a tile in a language, else in English. */
  tile(address: TileAddress, locale: Locale): ShownLabel[];
}

function labelsOf(rows: readonly LabelRow[]): MapLabels {
  const byTile = new Map(
    groundLevels.map((level) => [level as number, new Map<number, number[]>()]),
  );
  for (const [place, row] of rows.entries()) {
    const { x, y } = shareOf(row);
    for (const [level, tiles] of byTile) {
      if (level !== deepest && row[1] > level + zoomsBeyond) continue;
      const across = 2 ** level;
      const key = Math.floor(y * across) * across + Math.floor(x * across);
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
        return [kind, zoom, lat / 1e3, lng / 1e3, row[columnOf(locale)] || english];
      });
    },
  };
}

/** Reads the prepared names. Takes half a second of processor time and 27 MB. */
export async function readMapLabels(file: URL): Promise<MapLabels> {
  const text = await promisify(brotliDecompress)(await readFile(file));
  // Safe to cast: `tools/map-data` writes the file and its tests check the shape.
  return labelsOf(JSON.parse(text.toString()) as LabelRow[]);
}
