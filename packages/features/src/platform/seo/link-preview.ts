import type { Locale } from "@tropa/domain/locale";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/** Path of the generated preview image of a page, by the page's path without a query. */
export function linkPreview(
  { variant, locale }: { variant: Pick<VariantConfig, "id">; locale: Locale },
  path: string,
): string {
  return `/images/link-preview/${variant.id}/${locale}${path}.jpg`;
}
