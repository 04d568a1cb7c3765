import type { Locale } from "@tropa/domain/locale";
import { createInstance } from "i18next";
import type { Catalogue } from "./catalogues.ts";
import { commonNamespace, translatorOver } from "./translator-over.ts";
import type { Translator, WriteMessage } from "./translator-over.ts";

export type { TFunction, Translator } from "./translator-over.ts";

/** Messages with their values: pages of a day count and name much the same. */
const remembered = 20_000;

/** A server writes the same few messages for thousands of visitors. */
function rememberingValues(write: WriteMessage): WriteMessage {
  const texts = new Map<string, string>();
  return (key, values) => {
    const cacheKey = `${key} ${JSON.stringify(values)}`;
    const cached = texts.get(cacheKey);
    if (cached !== undefined) return cached;
    const text = write(key, values);
    if (texts.size >= remembered) texts.clear();
    texts.set(cacheKey, text);
    return text;
  };
}

/**
 * The translator of servers: one locale over messages that are already here, ready at once. A missing key shows the
 * key itself (docs/product/forms.md#messages).
 */
export function createTranslator(locale: Locale, catalogue: Catalogue): Translator {
  const i18next = createInstance();
  void i18next.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: commonNamespace,
    ns: Object.keys(catalogue),
    resources: { [locale]: catalogue },
    // Placeholders are written as {length}; React escapes what it renders.
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
    returnNull: false,
  });
  return translatorOver(locale, catalogue, (namespace) => {
    const write = i18next.getFixedT(locale, namespace);
    return rememberingValues((key, values) => write(key, values ?? {}));
  });
}
