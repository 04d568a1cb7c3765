import type { Locale } from "@tropa/domain/locale";
import { milesOf, usesMetricSystem } from "@tropa/domain/measurement";
import { homeCountry } from "@tropa/domain/storefront/reader-country";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/**
 * Miles of a distance, where the country that the page assumes measures in them; null elsewhere. By the page and not by
 * the reader, so that everybody is sent the same page; kilometres stand beside them for the others.
 */
export function pageMiles(
  {
    variant,
    locale,
  }: { variant: Pick<VariantConfig, "locales" | "defaultCountry">; locale: Locale },
  kilometres: number,
): number | null {
  return usesMetricSystem(homeCountry(variant, locale)) ? null : milesOf(kilometres);
}
