import { localeFacts } from "../locale.ts";
import type { Locale } from "../locale.ts";
import type { VariantConfig } from "./variant-config.ts";

/** Default language of browsers everywhere, so it says nothing about the country. */
const defaultBrowserLanguage = "en-US";

/** Returns the region of a language tag: `DE` for `de-DE`, `TW` for `zh-Hant-TW`. */
const regionOf = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase();

/** Returns the ISO code of the country assumed for a language of a storefront. */
export function homeCountry(
  variant: Pick<VariantConfig, "locales" | "defaultCountry">,
  locale: Locale,
): string {
  return locale === variant.locales[0] ? variant.defaultCountry : localeFacts[locale].country;
}

/**
 * Returns the ISO code of the reader's country by their browser's languages
 * (`navigator.languages`): the first that names a region. Undefined if none does.
 */
export function readerCountry(languages: readonly string[]): string | undefined {
  return languages
    .filter((tag) => tag.toLowerCase() !== defaultBrowserLanguage.toLowerCase())
    .map(regionOf)
    .find((region) => region !== undefined);
}
