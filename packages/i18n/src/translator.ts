import type { Locale } from "@tropa/domain/locale";
import { createInstance } from "i18next";
import type { i18n, TFunction } from "i18next";
import type { Catalogue } from "./catalogues.ts";

export type Translator = i18n;
export type { TFunction };

/**
 * A translator of one locale over messages that are already here: it is ready at once, on the server
 * and before hydration alike. A missing key shows the key itself (document 2 §8.4).
 */
export function createTranslator(locale: Locale, catalogue: Catalogue): Translator {
  const translator = createInstance();
  void translator.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: "common",
    ns: Object.keys(catalogue),
    resources: { [locale]: catalogue },
    // The documents write their placeholders as {length}; React escapes what it renders.
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
    returnNull: false,
  });
  return translator;
}
