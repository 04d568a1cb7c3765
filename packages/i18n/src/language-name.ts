import type { Locale } from "@tropa/domain/locale";

/**
 * Returns the name of a language in the reader's language; its code if the platform has no name for
 * it.
 */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
