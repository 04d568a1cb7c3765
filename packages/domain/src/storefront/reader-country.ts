import type { Locale } from "../locale.ts";
import type { VariantConfig } from "./variant-config.ts";

/** Where most readers of a language are. */
const homes: Readonly<Record<Locale, string>> = { ru: "RU", en: "US", de: "DE", zh: "CN" };

/** What browsers come with wherever they are sold: it says nothing of where the reader is. */
const anywhere = "en-US";

/** The region of a language tag: `DE` of `de-DE`, `TW` of `zh-Hant-TW`. */
const regionOf = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase();

/** ISO code of the country that a page assumes, in a language of a storefront. */
export function homeCountry(
  variant: Pick<VariantConfig, "locales" | "defaultCountry">,
  locale: Locale,
): string {
  return locale === variant.locales[0] ? variant.defaultCountry : homes[locale];
}

/**
 * ISO code of the reader's country, by the languages of their browser (`navigator.languages`): the first that names
 * a region. Undefined where none does.
 */
export function readerCountry(languages: readonly string[]): string | undefined {
  return languages
    .filter((tag) => tag.toLowerCase() !== anywhere.toLowerCase())
    .map(regionOf)
    .find((region) => region !== undefined);
}
