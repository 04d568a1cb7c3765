/** A size of a picture, `{width}x{height}` (docs/product/content.md#pictures). */
export type ImageSize = `${number}x${number}`;

/** Kinds of picture file that the image service makes of any picture. */
export const imageExtensions = ["avif", "webp", "jpg"] as const;
export type ImageExtension = (typeof imageExtensions)[number];

/** The extension of a path's last segment, with whatever query follows it. */
const extensionPattern = /(?<=(?:^|\/)[^/?#]*)\.[a-z\d]{1,5}(?=[?#]|$)/i;

/**
 * An image is a URL template with `{size}` in it; the file extension may be swapped.
 * An address without an extension stays as it is.
 */
export function imageUrl(template: string, size: ImageSize, extension?: ImageExtension): string {
  const url = template.replaceAll("{size}", size);
  return extension ? url.replace(extensionPattern, `.${extension}`) : url;
}
