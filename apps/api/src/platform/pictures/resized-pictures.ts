import { join } from "node:path";
import sharp from "sharp";
import type { Config } from "../../config/config.ts";
import { MadeFiles } from "./made-files.ts";
import { pictureSizes } from "./picture-sizes.ts";
import type { PictureExtension, PictureSizeName } from "./picture-sizes.ts";

/** A visitor's share is enough for a page full of pictures; requests beyond it have to be retried. */
const queue = { concurrency: 2, longest: 400, share: 60 };

/** Opens the cache of resized pictures. */
export const openResizedPictures = ({ dataDir, caches }: Pick<Config, "dataDir" | "caches">) =>
  new MadeFiles({ folder: join(dataDir, "images"), maxBytes: caches.pictures, ...queue });

/** Crops and converts a picture to one of the sizes. */
export function resizePicture(
  original: Buffer | string,
  name: PictureSizeName,
  extension: PictureExtension,
): Promise<Buffer> {
  const { width, height } = pictureSizes[name];
  const isFree = name.endsWith("x00");
  const picture = sharp(original).resize(
    isFree ? { width, withoutEnlargement: true } : { width, height, fit: "cover" },
  );
  if (extension === "webp") return picture.webp({ quality: 78, effort: 3 }).toBuffer();
  if (extension === "jpg") return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
  // More effort takes five times as long and saves only a twentieth of the bytes.
  return picture.avif({ quality: 46, effort: 0, chromaSubsampling: "4:2:0" }).toBuffer();
}
