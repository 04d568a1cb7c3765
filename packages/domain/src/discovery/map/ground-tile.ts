/**
 * Ground tiles: coasts, lakes, rivers and borders of one square of the Web Mercator map, as bytes.
 * A few levels serve every zoom: a map takes the level at or below its zoom and draws a part of the
 * tile, enlarged. `tools/map-data` writes the tiles, the API serves them unchanged, the browser
 * draws them.
 */

/**
 * Version of the map data, part of tile addresses so that they can be cached for ever: the first
 * letters of the SHA-256 of both files. A test checks it.
 */
export const mapDataVersion = "34bff487";

/** Zoom levels for which tiles exist. */
export const groundLevels = [0, 2, 4, 6, 8] as const;

/** Units along a tile's side. At the deepest level a unit is 19 m at the equator. */
export const groundExtent = 8192;

/**
 * Units by which shapes extend beyond a tile's edge, so that strokes along the cut stay invisible.
 */
export const groundBuffer = 256;

/** Layers in drawing order; a tile refers to a layer by its index. */
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

/**
 * Points of a shape as x, y, x, y in units from the tile's upper left corner. Areas are unclosed
 * rings.
 */
export type GroundShape = Int32Array;

export type GroundTile = Readonly<Partial<Record<GroundLayer, readonly GroundShape[]>>>;

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the level whose tiles serve a zoom. */
export function groundLevel(zoom: number): number {
  return groundLevels.findLast((level) => level <= zoom) ?? 0;
}

/** Whether a tile exists: its level does, and its place is inside the world. */
export function isGroundTile({ z, x, y }: TileAddress): boolean {
  const inside = (at: number): boolean => Number.isInteger(at) && at >= 0 && at < 2 ** z;
  return groundLevels.some((level) => level === z) && inside(x) && inside(y);
}

const moreBit = 0x80;
const lowBits = 0x7f;

/**
 * Encodes a tile. For each layer: its index, the number of shapes, and for each shape the number of
 * points and the steps between them. All numbers are varints; steps have their sign in the lowest
 * bit (zigzag).
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

/** @throws {RangeError} if the bytes end early or name an unknown layer */
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
      // A point takes at least two bytes, so a false length cannot make us allocate more than
      // arrived.
      if (length > bytes.length - at) throw new RangeError("a tile of the ground is cut off");
      const shape = new Int32Array(length);
      for (let i = 0; i < length; i++) shape[i] = readStep() + (i < 2 ? 0 : shape[i - 2]!);
      return shape;
    });
  }
  return tile;
}
