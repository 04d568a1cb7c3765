import { parseImageKey, storedPicture } from "./image-key.ts";
import { renderImage } from "./image-render.ts";
import type { ImageExtension, ImageSize } from "./image-render.ts";

/** Raised when the drawing changes, so that pictures drawn the old way are not found on disk. */
export const pictureVersion = "1";

/** The picture of a key with its colour; null for what is no key. */
export function storedPictureOf(key: string): string | null {
  const image = parseImageKey(key);
  return image && storedPicture(image);
}

/** Paints the picture of a key. Throws for what is none. */
export function paint(key: string, size: ImageSize, extension: ImageExtension): Promise<Buffer> {
  const image = parseImageKey(key);
  if (!image) throw new Error(`no picture is called "${key}"`);
  return renderImage(image, size, extension);
}
