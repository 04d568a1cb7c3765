import type { PictureExtension, PictureSize } from "./picture-sizes.ts";

/** Paints pictures that a catalogue names by keys; shops with pictures of their own need none. */
export interface PictureMaker {
  /** Increase it when pictures come out differently, so that all are painted again. */
  readonly version: string;
  /** The picture of a key as catalogues hold it, with its colour; null for a key that it cannot paint. */
  storedPicture(key: string): string | null;
  paint(key: string, size: PictureSize, extension: PictureExtension): Promise<Buffer>;
}
