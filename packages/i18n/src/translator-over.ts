import type { Locale } from "@tropa/domain/locale";
import type { Catalogue } from "./catalogues.ts";

/** What fills a message's places; a `count` that is a number also chooses its plural form. */
export type MessageValues = Readonly<
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
  /** A namespace of the catalogue. */
  getResourceBundle: (locale: Locale, namespace: string) => unknown;
}

export const commonNamespace = "common";
/** Keys can be made of data: what is remembered of them has an end. */
const remembered = 5000;

/** Remembers messages without places, which are most of a page. */
function remembering(write: TFunction): TFunction {
  const texts = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return write(key, values);
    const ownText = texts.get(key);
    if (ownText !== undefined) return ownText;
    const text = write(key);
    if (texts.size < remembered) texts.set(key, text);
    return text;
  };
}

/** A translator whose messages are written by a function for each namespace, made when it is first asked for. */
export function translatorOver(
  locale: Locale,
  catalogue: Catalogue,
  writerOf: (namespace: string) => TFunction,
): Translator {
  const translators = new Map<string, TFunction>();

  function translatorOf(namespace: string): TFunction {
    let t = translators.get(namespace);
    if (t === undefined) {
      t = remembering(writerOf(namespace));
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
