import type { Locale } from "@tropa/domain/locale";

/** In which the platform writes moments: as all other dates of ours, with the day first and a clock of 24 hours. */
export const momentLocale: Readonly<Record<Locale, string>> = {
  ru: "ru",
  en: "en-GB",
  de: "de",
  zh: "zh",
};
