import type { Locale } from "@tropa/domain/locale";

/** Each language by its own name, as its readers look for it. */
export const localeNames: Record<Locale, string> = {
  ru: "Русский",
  en: "English",
  de: "Deutsch",
  zh: "中文",
};
