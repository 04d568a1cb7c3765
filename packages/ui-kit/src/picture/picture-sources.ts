import { imageUrl } from "@tropa/domain/image-url";
import type { ImageSize } from "@tropa/domain/image-url";

/** A `srcset` of all sizes in one format. */
export function srcSet(
  template: string,
  sizes: readonly ImageSize[],
  extension: "avif" | "webp",
): string {
  return sizes
    .map((size) => `${imageUrl(template, size, extension)} ${Number.parseInt(size, 10)}w`)
    .join(", ");
}
