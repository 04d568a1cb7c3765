/** Sizes of pictures that the documents name (document 1 §3, "Media item") and those the screens add. */
export type ImageSize = `${number}x${number}`;

/** An image is a URL template with `{size}` in it; the file extension may be swapped (document 1 §3). */
export function imageUrl(
  template: string,
  size: ImageSize,
  extension?: "avif" | "webp" | "jpg",
): string {
  const url = template.replace("{size}", size);
  return extension ? url.replace(/\.\w+$/, `.${extension}`) : url;
}
