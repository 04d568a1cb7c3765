import { join } from "node:path";

const ofFolder = /^\/images\/([a-z0-9-]{1,64})\//;

/** Returns the path of a picture's original in the folder, by its address; null for pictures from elsewhere. */
export function fileOfPicture(folder: string | null, address: string): string | null {
  const name = ofFolder.exec(address)?.[1];
  return folder === null || name === undefined ? null : join(folder, `${name}.webp`);
}
