import type { Locale } from "@tropa/domain/locale";

/** PostgreSQL's text search configurations by language. */
const configs: Partial<Record<Locale, string>> = { ru: "russian", en: "english", de: "german" };

/** Returns the text search configuration of a language; without one of its own, words are found as they are written. */
export const searchConfig = (locale: Locale): string => configs[locale] ?? "simple";
