/**
 * Tiles of the ground: coasts, lakes, rivers and borders of one square of the Web Mercator map, as bytes. The same
 * few levels serve every zoom: a map takes the level at or below its zoom and draws a part of the tile, enlarged.
 * `tools/map-data` writes them, the API hands them out as they are, the browser draws them.
 */

/**
 * Names the prepared data, so that tiles can be kept for good: the first letters of the SHA-256 of both files. A test
 * holds it against them.
 */
export const mapDataVersion = "34bff487";

/** Zooms that have tiles of their own. */
export const groundLevels = [0, 2, 4, 6, 8] as const;

/** Units along a tile's side. At the deepest level a unit is 19 m at the equator. */
export const groundExtent = 8192;

/** Units by which shapes go on beyond a tile's edge, so that strokes along a cut are never seen. */
export const groundBuffer = 256;

/** In the order in which they are drawn; a tile names a layer by its place here. */
export const groundLayers = [
  "land",
  "lake",
  "island",
  "pond",
  "border",
  "streams",
  "smallRivers",
  "rivers",
  "largeRivers",
] as const;

export type GroundLayer = (typeof groundLayers)[number];

/** A shape's points as x, y, x, y in units from the tile's upper left corner. Those of areas are rings, unclosed. */
export type GroundShape = Int32Array;

export type GroundTile = Readonly<Partial<Record<GroundLayer, readonly GroundShape[]>>>;

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The level whose tiles serve a zoom. */
export function groundLevel(zoom: number): number {
  return groundLevels.findLast((level) => level <= zoom) ?? 0;
}

/** There is such a tile: a level that exists, and a place inside the world. */
export function isGroundTile({ z, x, y }: TileAddress): boolean {
  const inside = (at: number): boolean => Number.isInteger(at) && at >= 0 && at < 2 ** z;
  return groundLevels.some((level) => level === z) && inside(x) && inside(y);
}

const moreBit = 0x80;
const lowBits = 0x7f;

/**
 * Layer by layer: its number, how many shapes, and of each shape how many points and the steps between them. All
 * numbers are of as many bytes as they need (varints), steps with their sign in the lowest bit.
 */
export function encodeGroundTile(tile: GroundTile): Uint8Array {
  const bytes: number[] = [];
  const write = (value: number): void => {
    let rest = value;
    while (rest > lowBits) {
      bytes.push((rest & lowBits) | moreBit);
      rest >>>= 7;
    }
    bytes.push(rest);
  };
  const writeStep = (step: number): void => write(((step << 1) ^ (step >> 31)) >>> 0);
  for (const [number, layer] of groundLayers.entries()) {
    const shapes = tile[layer] ?? [];
    if (shapes.length === 0) continue;
    write(number);
    write(shapes.length);
    for (const shape of shapes) {
      write(shape.length / 2);
      for (let i = 0; i < shape.length; i++) writeStep(shape[i]! - (i < 2 ? 0 : shape[i - 2]!));
    }
  }
  return Uint8Array.from(bytes);
}

/** @throws {RangeError} bytes that end early, or name a layer that is none */
export function decodeGroundTile(bytes: Uint8Array): GroundTile {
  const tile: Partial<Record<GroundLayer, GroundShape[]>> = {};
  let at = 0;
  const read = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 28) throw new RangeError("a tile of the ground is cut off");
      value |= (byte & lowBits) << shift;
      if (byte < moreBit) return value >>> 0;
    }
  };
  const readStep = (): number => {
    const value = read();
    return (value >>> 1) ^ -(value & 1);
  };
  while (at < bytes.length) {
    const layer = groundLayers[read()];
    if (layer === undefined) throw new RangeError("a tile of the ground has an unknown layer");
    const count = read();
    if (count > bytes.length - at) throw new RangeError("a tile of the ground is cut off");
    tile[layer] = Array.from({ length: count }, () => {
      const length = 2 * read();
      // A point takes two bytes at least: no length makes room for what does not come.
      if (length > bytes.length - at) throw new RangeError("a tile of the ground is cut off");
      const shape = new Int32Array(length);
      for (let i = 0; i < length; i++) shape[i] = readStep() + (i < 2 ? 0 : shape[i - 2]!);
      return shape;
    });
  }
  return tile;
}
