import type { Locale } from "@tropa/domain/locale";

/** In which the platform writes moments, as all other dates of ours. */
export const momentLocale: Readonly<Record<Locale, string>> = {
  ru: "ru",
  en: "en-US",
  de: "de",
  zh: "zh",
};
