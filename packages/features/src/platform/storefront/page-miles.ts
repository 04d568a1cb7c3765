import type { Locale } from "@tropa/domain/locale";
import { milesOf, usesMetricSystem } from "@tropa/domain/measurement";
import { homeCountry } from "@tropa/domain/storefront/reader-country";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/**
 * Returns a distance in miles, on pages for a country that uses them; null elsewhere. It depends on the page, not on
 * the reader, so that everybody gets the same page; kilometres are shown beside it.
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
