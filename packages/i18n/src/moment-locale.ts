import type { Locale } from "@tropa/domain/locale";

/** Locale passed to `Intl` for dates with times, to match our other dates. */
export const momentLocale: Readonly<Record<Locale, string>> = {
  ru: "ru",
  en: "en-US",
  de: "de",
  zh: "zh",
};
