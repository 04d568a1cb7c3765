import { createRandom } from "../src/random.ts";

/**
 * Size of the repeating paper texture, px. Fine noise is expensive to encode and the first to be lost, so most of the
 * texture is coarse (four pixels and more) and faint.
 */
const SIDE = 256;

const smooth = (cells: number, random: () => number): Float32Array => {
  const lattice = Float32Array.from({ length: cells * cells }, () => random() * 2 - 1);
  const field = new Float32Array(SIDE * SIDE);
  const scale = cells / SIDE;
  for (let y = 0; y < SIDE; y += 1) {
    const atY = y * scale;
    const row = Math.floor(atY);
    const partY = atY - row;
    for (let x = 0; x < SIDE; x += 1) {
      const atX = x * scale;
      const column = Math.floor(atX);
      const partX = atX - column;
      const value = (dx: number, dy: number): number =>
        lattice[((row + dy) % cells) * cells + ((column + dx) % cells)] ?? 0;
      field[y * SIDE + x] =
        (value(0, 0) * (1 - partX) + value(1, 0) * partX) * (1 - partY) +
        (value(0, 1) * (1 - partX) + value(1, 1) * partX) * partY;
    }
  }
  return field;
};

let tile: Int8Array | undefined;

function grainTile(): Int8Array {
  if (tile) return tile;
  const random = createRandom("paper");
  const mottle = smooth(16, random.next);
  const fibre = smooth(80, random.next);
  tile = new Int8Array(SIDE * SIDE);
  for (let index = 0; index < tile.length; index += 1) {
    const fine = random.next() + random.next() - 1;
    tile[index] = Math.round((mottle[index] ?? 0) * 3.4 + (fibre[index] ?? 0) * 3.2 + fine * 1.6);
  }
  return tile;
}

/** Adds paper texture to raw pixels in place, strongest in the middle tones. */
export function addGrain(
  pixels: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
): void {
  const noise = grainTile();
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const row = (y & (SIDE - 1)) * SIDE;
    for (let x = 0; x < width; x += 1) {
      const change = noise[row + (x & (SIDE - 1))] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (pixels[at + channel] ?? 0) + change;
        pixels[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
      at += channels;
    }
  }
}
