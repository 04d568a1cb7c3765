import { englishMarks, germanMarks, russianMarks } from "./written-number.ts";
import type { NumberMarks } from "./written-number.ts";

interface LocaleFacts {
  /** Native name. */
  readonly name: string;
  readonly direction: "ltr";
  /** ISO code of the country where most of its readers live. */
  readonly country: string;
  readonly numbers: NumberMarks;
  /** Side of an amount on which its sign stands; null if the currency decides. */
  readonly currencySign: "before" | "after" | null;
  /** What stands behind a number of degrees Celsius. */
  readonly degrees: string;
}

/** Languages of the storefronts. `docs/adding-a-language.md` adds one. */
export const localeFacts = {
  ru: {
    name: "Русский",
    direction: "ltr",
    country: "RU",
    numbers: russianMarks,
    currencySign: null,
    degrees: "°",
  },
  en: {
    name: "English",
    direction: "ltr",
    country: "US",
    numbers: englishMarks,
    currencySign: null,
    degrees: "°C",
  },
  de: {
    name: "Deutsch",
    direction: "ltr",
    country: "DE",
    numbers: germanMarks,
    currencySign: "after",
    degrees: "\u00a0°C",
  },
  zh: {
    name: "中文",
    direction: "ltr",
    country: "CN",
    numbers: englishMarks,
    currencySign: "before",
    degrees: "°C",
  },
} as const satisfies Readonly<Record<string, LocaleFacts>>;

export type Locale = keyof typeof localeFacts;
export const locales = Object.keys(localeFacts) as readonly Locale[];

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A text by language; missing languages fall back to English, then to Russian. */
export type LocalisedText = Partial<Record<string, string>>;

/** Returns the text in the reader's language, else English, else Russian. */
export function localise(text: LocalisedText, locale: Locale): string {
  return text[locale] ?? text.en ?? text.ru ?? "";
}
