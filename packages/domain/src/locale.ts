/** Languages of the storefronts. */
export const locales = ["ru", "en", "de", "zh"] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** What a language is called by those who speak it, and which way it is written. */
export const localeFacts: Readonly<
  Record<Locale, { readonly name: string; readonly direction: "ltr" }>
> = {
  ru: { name: "Русский", direction: "ltr" },
  en: { name: "English", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  zh: { name: "中文", direction: "ltr" },
};

/** A text by language; what is missing falls back to English, then to Russian. */
export type LocalisedText = Partial<Record<string, string>>;

/** The text in the reader's language, else the English one, else the Russian. */
export function localise(text: LocalisedText, locale: Locale): string {
  return text[locale] ?? text.en ?? text.ru ?? "";
}
