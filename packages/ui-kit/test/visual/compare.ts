import sharp from "sharp";
import type { Sharp } from "sharp";

/** A picture as bare pixels: three bytes each. */
export type Pixels = { data: Buffer; width: number; height: number };

export type Strictness = "same browser" | "other browser";

/** Steps of 255 that one channel may be off: a palette rounds. */
const tolerance = { "same browser": 40, "other browser": 48 };

/** Pixels that may be further off, of all of them. */
const allowedShare = { "same browser": 0, "other browser": 0.01 };

/** A caret, a rounding of half a pixel: nobody sees so few. */
const unseenPixels = 16;

/** Factor by which pictures are reduced before comparing, so that differences between browser versions vanish. */
const reduction = 4;

export async function pixelsOf(picture: Buffer | Sharp): Promise<Pixels> {
  const image = Buffer.isBuffer(picture) ? sharp(picture) : picture;
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const imageOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function reduced(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const cut = imageOf(pixels).extract({ left: 0, top: 0, width, height });
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side / reduction)));
  return pixelsOf(sharp(await cut.png().toBuffer()).resize({ width: w, height: h, fit: "fill" }));
}

/** Pixels that differ, of those of the first picture. */
function differing(one: Pixels, other: Pixels, most: number): number {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    for (let channel = at; channel < at + 3; channel++) {
      if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > most) {
        count++;
        break;
      }
    }
  }
  return count;
}

/**
 * Describes the difference between two pictures; `null` if they look alike. The same browser must
 * draw the same pixels. Another version smooths its letters otherwise: there the pictures are compared
 * at a quarter of their size, which shows what moved, came, went or changed its colour.
 */
export async function difference(
  expected: Pixels,
  actual: Pixels,
  strictness: Strictness,
): Promise<string | null> {
  const slack = strictness === "same browser" ? 0 : 2 * reduction;
  const off = (a: number, b: number) => Math.abs(a - b) > slack;
  if (off(expected.width, actual.width) || off(expected.height, actual.height)) {
    return `${actual.width}×${actual.height} px instead of ${expected.width}×${expected.height}`;
  }
  const width = Math.min(expected.width, actual.width);
  const height = Math.min(expected.height, actual.height);
  const [one, other] =
    strictness === "same browser"
      ? [expected, actual]
      : await Promise.all([reduced(expected, width, height), reduced(actual, width, height)]);
  const count = differing(one, other, tolerance[strictness]);
  const allowed = Math.max(unseenPixels, allowedShare[strictness] * one.width * one.height);
  return count > allowed ? `${count} pixels differ, ${Math.floor(allowed)} may` : null;
}
