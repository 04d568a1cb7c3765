import type { Locale } from "@tropa/domain/locale";
import { createInstance } from "i18next";
import type { Catalogue } from "./catalogues.ts";

/** What fills a message's places; a `count` that is a number also chooses its plural form. */
type MessageValues = Readonly<
  Record<string, string | number | null | undefined> & { defaultValue?: string }
>;

/**
 * Writes a message by its key: `hours`, `difficulty.2` in a namespace, or `kit:validation.required` in another
 * one. The parameter names the namespace for whoever reads the code.
 */
export type TFunction<_Namespace extends string = string> = (
  key: string,
  values?: MessageValues,
) => string;

export interface Translator {
  readonly locale: Locale;
  /** Over the common messages. */
  readonly t: TFunction;
  /** Over one namespace; the locale is the translator's own. */
  getFixedT: (locale: null, namespace: string) => TFunction;
  /** A namespace as it stands in the catalogue. */
  getResourceBundle: (locale: Locale, namespace: string) => unknown;
}

const commonNamespace = "common";
/** Keys can be made of data: what is remembered of them has an end. */
const remembered = 5000;

/** Remembers messages without places, which are most of a page. */
function remembering(write: TFunction): TFunction {
  const texts = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return write(key, values);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = write(key);
    if (texts.size < remembered) texts.set(key, text);
    return text;
  };
}

/**
 * A translator of one locale over messages that are already here: it is ready at once, on the server
 * and before hydration alike. A missing key shows the key itself (document 2 §8.4).
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
    // The documents write their placeholders as {length}; React escapes what it renders.
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
    returnNull: false,
  });
  const translators = new Map<string, TFunction>();

  function translatorOf(namespace: string): TFunction {
    let t = translators.get(namespace);
    if (t === undefined) {
      const write = i18next.getFixedT(locale, namespace);
      t = remembering((key, values) => write(key, values ?? {}));
      translators.set(namespace, t);
    }
    return t;
  }

  return {
    locale,
    t: translatorOf(commonNamespace),
    getFixedT: (_locale, namespace) => translatorOf(namespace),
    getResourceBundle: (_locale, namespace) => catalogue[namespace],
  };
}
