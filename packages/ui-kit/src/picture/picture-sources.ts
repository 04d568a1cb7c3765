/** Width that a size placeholder of the image service names: "374x500" → 374. */
export function sizeWidth(size: string): number {
  return Number.parseInt(size, 10);
}

/** Address of one rendering: the placeholder filled in, and the extension swapped if asked. */
export function imageUrl(template: string, size: string, extension?: string): string {
  const url = template.replace("{size}", size);
  return extension ? url.replace(/\.\w+(?=$|[?#])/, `.${extension}`) : url;
}

/** A `srcset` of all sizes in one format. */
export function srcSet(template: string, sizes: readonly string[], extension?: string): string {
  return sizes
    .map((size) => `${imageUrl(template, size, extension)} ${sizeWidth(size)}w`)
    .join(", ");
}
