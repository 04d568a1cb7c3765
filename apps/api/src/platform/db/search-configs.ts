import type { Locale } from "@tropa/domain/locale";

/** Stemming dictionaries of PostgreSQL; it has none for Chinese. */
export const searchConfigs: Record<Locale, string> = {
  ru: "russian",
  en: "english",
  de: "german",
  zh: "simple",
};
