import type { Locale } from "@tropa/domain/locale";

/**
 * Returns the locale a browser prefers over the page's: its first language (BCP 47 tags, best first) that the
 * storefront has; null if that is the page's own.
 */
export function offeredLocale(
  languages: readonly string[],
  locales: readonly Locale[],
  locale: Locale,
): Locale | null {
  for (const language of languages) {
    const offered = locales.find((one) => one === language.split("-", 1)[0]?.toLowerCase());
    if (offered) return offered === locale ? null : offered;
  }
  return null;
}
