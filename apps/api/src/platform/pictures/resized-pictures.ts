import { join } from "node:path";
import sharp from "sharp";
import type { Config } from "../../config/config.ts";
import { MadeFiles } from "./made-files.ts";
import { pictureSizes } from "./picture-sizes.ts";
import type { PictureExtension, PictureSizeName } from "./picture-sizes.ts";

/** A page full of pictures waits whole; what a visitor asks for beyond that they ask for again. */
const queue = { concurrency: 2, longest: 400, share: 60 };

/** Where pictures lie in the sizes in which pages have asked for them. */
export const openResizedPictures = ({ dataDir, caches }: Pick<Config, "dataDir" | "caches">) =>
  new MadeFiles({ folder: join(dataDir, "images"), maxBytes: caches.pictures, ...queue });

/** A picture, cut to a size of the image service. */
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
  // More effort takes five times as long and saves a twentieth of the bytes.
  return picture.avif({ quality: 46, effort: 0, chromaSubsampling: "4:2:0" }).toBuffer();
}
