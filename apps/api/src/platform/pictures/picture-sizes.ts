export type PictureSize = { width: number; height: number };

/**
 * Available sizes by their name in URLs. `1200x00` means 1200 wide, of any height.
 */
export const pictureSizes = {
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
  // Letters.
  "1200x400": { width: 1200, height: 400 },
  // Link previews.
  "1200x630": { width: 1200, height: 630 },
} as const satisfies Record<string, PictureSize>;

export type PictureSizeName = keyof typeof pictureSizes;

export const pictureTypes = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
} as const;
export type PictureExtension = keyof typeof pictureTypes;

export const isPictureSize = (name: string): name is PictureSizeName =>
  Object.hasOwn(pictureSizes, name);
export const isPictureExtension = (name: string): name is PictureExtension =>
  Object.hasOwn(pictureTypes, name);
