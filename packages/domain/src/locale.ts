/** Languages of the storefronts. */
export const locales = ["ru", "en", "de", "zh"] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Native name and writing direction of each language. */
export const localeFacts: Readonly<
  Record<Locale, { readonly name: string; readonly direction: "ltr" }>
> = {
  ru: { name: "Русский", direction: "ltr" },
  en: { name: "English", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  zh: { name: "中文", direction: "ltr" },
};

/** A text by language; missing languages fall back to English, then to Russian. */
export type LocalisedText = Partial<Record<string, string>>;

/** Returns the text in the reader's language, else English, else Russian. */
export function localise(text: LocalisedText, locale: Locale): string {
  return text[locale] ?? text.en ?? text.ru ?? "";
}
