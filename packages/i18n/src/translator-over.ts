import type { Locale } from "@tropa/domain/locale";
import type { Catalogue } from "./catalogues.ts";
import type { MessageKey, Namespace, OpenKey } from "./message-keys.ts";

/** What fills a message's places; a `count` that is a number also chooses its plural form. */
export type MessageValues = Readonly<
  Record<string, string | number | null | undefined> & { defaultValue?: string }
>;

/**
 * Writes a message by its key: `hours`, `difficulty.2` of its namespace, or `kit:validation.required` of another
 * one. Without a namespace it takes keys of the second kind alone, so that any screen's can be passed for it.
 */
export interface TFunction<Name extends Namespace = never> {
  /** For values that may be newer than the messages: what is written where the group has none of that name. */
  (key: OpenKey<Name>, values: MessageValues & { defaultValue: string }): string;
  (key: MessageKey<Name>, values?: MessageValues): string;
}

export interface Translator {
  readonly locale: Locale;
  /** Over the common messages. */
  readonly t: TFunction<"common">;
  /** Over one namespace; the locale is the translator's own. */
  getFixedT: <Name extends Namespace>(locale: null, namespace: Name) => TFunction<Name>;
  /** A namespace of the catalogue. */
  getResourceBundle: (locale: Locale, namespace: string) => unknown;
}

export const commonNamespace = "common";
/** Keys can be made of data: what is remembered of them has an end. */
const remembered = 5000;

/** A message by any key, as translators write it. */
export type WriteMessage = (key: string, values?: MessageValues) => string;

/** Remembers messages without places, which are most of a page. */
function remembering(write: WriteMessage): WriteMessage {
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
  writerOf: (namespace: string) => WriteMessage,
): Translator {
  const translators = new Map<string, WriteMessage>();

  function translatorOf(namespace: string): WriteMessage {
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
