import type { Locale } from "@tropa/domain/locale";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import type { Translator } from "@tropa/i18n/translator";

const translators = new Map<Locale, Translator>();

/** Returns the translator of a locale. All requests share it: it holds no state of a visitor. */
export function serverTranslator(locale: Locale): Translator {
  let translator = translators.get(locale);
  if (!translator) {
    translator = createTranslator(locale, catalogueOf(locale));
    translators.set(locale, translator);
  }
  return translator;
}
