import type { Locale } from "@tropa/domain/locale";

/** A language in the reader's own words; one that the platform has no word for by its code. */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
