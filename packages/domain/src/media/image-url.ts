/** A size of a picture, `{width}x{height}` (docs/product/content.md#pictures). */
export type ImageSize = `${number}x${number}`;

/** Formats that the image service can produce from any picture. */
export const imageExtensions = ["avif", "webp", "jpg"] as const;
export type ImageExtension = (typeof imageExtensions)[number];

/** The extension of a path's last segment, with whatever query follows it. */
const extensionPattern = /(?<=(?:^|\/)[^/?#]*)\.[a-z\d]{1,5}(?=[?#]|$)/i;

/**
 * Fills the `{size}` of an image's URL template and, if given, replaces its file extension. An
 * address without an extension keeps none.
 */
export function imageUrl(template: string, size: ImageSize, extension?: ImageExtension): string {
  const url = template.replaceAll("{size}", size);
  return extension ? url.replace(extensionPattern, `.${extension}`) : url;
}
