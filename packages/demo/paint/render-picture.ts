import sharp from "sharp";
import { addGrain } from "./grain.ts";
import { drawPortrait } from "./portraits/portrait.ts";
import { drawScene } from "./scene.ts";
import type { PictureToPaint } from "./pictures-to-paint.ts";

/** Renders a picture to a file and returns its placeholder colour. */
export async function renderPicture(
  picture: PictureToPaint,
): Promise<{ bytes: Buffer; colour: string }> {
  const { width, height } = picture;
  const svg =
    "portrait" in picture
      ? drawPortrait({ ...picture.portrait, width, height })
      : drawScene({ ...picture.scene, width, height });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Portraits are flat: paper texture would look dirty on small ones.
  if ("scene" in picture) addGrain(data, info);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const average = await sharp(data, { raw }).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return {
    bytes: await sharp(data, { raw }).webp({ quality: 72, effort: 6 }).toBuffer(),
    colour: `#${average.subarray(0, 3).toString("hex")}`,
  };
}
