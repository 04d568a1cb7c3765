import sharp from "sharp";
import { addGrain } from "./grain.ts";
import type { ImageKey } from "./image-key.ts";
import { drawPortrait } from "./portrait.ts";
import { drawScene } from "./scene.ts";

export type ImageSize = { width: number; height: number };

/**
 * The sizes that are served, by the name that stands in an address. `1200x00` is the documented
 * name of "1200 wide, as high as it comes", which for a drawn picture is 16:10.
 */
export const imageSizes = {
  // Faces.
  "96x96": { width: 96, height: 96 },
  "160x160": { width: 160, height: 160 },
  "320x320": { width: 320, height: 320 },
  // Tall pictures: galleries and stories.
  "250x300": { width: 250, height: 300 },
  "500x600": { width: 500, height: 600 },
  "374x500": { width: 374, height: 500 },
  "748x1000": { width: 748, height: 1000 },
  // Cards.
  "400x300": { width: 400, height: 300 },
  "800x600": { width: 800, height: 600 },
  // Heroes and galleries.
  "640x400": { width: 640, height: 400 },
  "1280x800": { width: 1280, height: 800 },
  "1200x00": { width: 1200, height: 750 },
  "640x360": { width: 640, height: 360 },
  "1280x720": { width: 1280, height: 720 },
  "1920x1080": { width: 1920, height: 1080 },
  // Link previews.
  "1200x630": { width: 1200, height: 630 },
} as const satisfies Record<string, ImageSize>;

export type ImageSizeName = keyof typeof imageSizes;

export const imageTypes = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
} as const;
export type ImageExtension = keyof typeof imageTypes;

/** Bytes a picture of this size may weigh: 15 kB for a small card, 45 kB for a large one. */
export const avifBudget = ({ width, height }: ImageSize): number =>
  Math.round(15_000 + Math.max(0, width * height - 120_000) * 0.083);

/** Tried in turn until the picture is within its budget; the first is right for nearly all. */
const AVIF_QUALITIES = [38, 36, 34] as const;

/** Draws a picture and encodes it. A function of its arguments alone, so the answer never ages. */
export async function renderImage(
  key: ImageKey,
  sizeName: ImageSizeName,
  extension: ImageExtension,
): Promise<Buffer> {
  const size = imageSizes[sizeName];
  const svg =
    key.kind === "portrait" ? drawPortrait({ ...key, ...size }) : drawScene({ ...key, ...size });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Faces are flat colour; paper texture on a thumbnail of one only looks dirty.
  if (key.kind !== "portrait") addGrain(data, info);
  const picture = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  if (extension === "webp") return picture.webp({ quality: 78, effort: 3 }).toBuffer();
  if (extension === "jpg") return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
  const budget = avifBudget(size);
  let encoded = Buffer.alloc(0);
  for (const quality of AVIF_QUALITIES) {
    encoded = await picture
      .clone()
      .avif({ quality, effort: 2, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (encoded.length <= budget) break;
  }
  return encoded;
}
