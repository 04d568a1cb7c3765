import type { Locale } from "@tropa/domain/locale";

/** PostgreSQL's text search configurations; it has no stemming for Chinese. */
export const searchConfigs: Record<Locale, string> = {
  ru: "russian",
  en: "english",
  de: "german",
  zh: "simple",
};
