import { imageUrl } from "@tropa/domain/media/image-url";
import type { ImageSize } from "@tropa/domain/media/image-url";

/** Returns a `srcset` of all sizes in AVIF. */
export function srcSet(template: string, sizes: readonly ImageSize[]): string {
  return sizes
    .map((size) => `${imageUrl(template, size, "avif")} ${Number.parseInt(size, 10)}w`)
    .join(", ");
}
