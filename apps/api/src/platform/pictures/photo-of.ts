import { readFile } from "node:fs/promises";
import { imageUrl } from "@tropa/domain/media/image-url";
import type { RemoteFiles } from "../files/remote-file.ts";
import { fileOfPicture } from "./picture-folder.ts";

/** Sources of photos to draw into documents. */
export interface PhotoSource {
  /** Folder of the catalogue's pictures; null without any. */
  pictureFolder: string | null;
  remoteFiles: Pick<RemoteFiles, "fetch">;
}

const limits = {
  accept: ["image/jpeg", "image/png", "image/webp", "image/avif"],
  maxBytes: 8 * 1024 * 1024,
};

/** Reads a photo by its template; null if it is unavailable. */
export async function photoOf(
  template: string | null,
  { pictureFolder, remoteFiles }: PhotoSource,
): Promise<Buffer | null> {
  if (template === null) return null;
  const local = fileOfPicture(pictureFolder, template);
  if (local !== null) return readFile(local).catch(() => null);
  if (!/^https?:\/\//.test(template)) return null;
  const address = imageUrl(template, "1200x630");
  const found = await remoteFiles.fetch(address, limits).catch(() => null);
  if (!found) return null;
  try {
    return await readFile(found.file.path);
  } finally {
    await found.discard();
  }
}
