import sharp from "sharp";
import { addGrain } from "./grain.ts";
import type { ImageKey } from "./image-key.ts";
import { drawPortrait } from "./portraits/portrait.ts";
import { drawScene } from "./scene.ts";

export interface ImageSize {
  width: number;
  height: number;
}

export type ImageExtension = "avif" | "webp" | "jpg";

/** What a server sends over a new connection before it waits for an answer, without the headers. */
const firstFlight = 14_000;
/** The widest picture that a phone takes. */
const phoneWidth = 800;

/** Bytes a picture of this size may weigh: 14 kB for one on a phone, a first screenful's too, 100 kB for a large one. */
export const avifBudget = ({ width, height }: ImageSize): number =>
  width <= phoneWidth ? firstFlight : Math.round(15_000 + (width * height - 120_000) * 0.083);

/** Tried in turn until the picture is within its budget; the first is right for nearly all. */
const AVIF_QUALITIES = [38, 36, 34, 31, 28] as const;

/** Draws a picture and encodes it. A function of its arguments alone, so the answer never ages. */
export async function renderImage(
  key: ImageKey,
  size: ImageSize,
  extension: ImageExtension,
): Promise<Buffer> {
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
