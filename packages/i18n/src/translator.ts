import type { Locale } from "@tropa/domain/locale";
import { createInstance } from "i18next";
import type { i18n, PostProcessorModule } from "i18next";
import type { Catalogue } from "./catalogues.ts";
import type { MessageKey, Namespace, OpenKey } from "./message-keys.ts";

/** Values for a message's placeholders; a numeric `count` also chooses the plural form. */
export type MessageValues = Readonly<
  Record<string, string | number | null | undefined> & { defaultValue?: string }
>;

/**
 * Returns a message by its key: `hours` or `difficulty.2` of its namespace, or
 * `kit:validation.required` of another one. Without a namespace it accepts only keys of the second
 * kind, so the translator of any screen can be passed for it.
 */
export interface TFunction<Name extends Namespace = never> {
  /**
   * For values that the messages may not know yet: returns `defaultValue` if the group has no such
   * name.
   */
  (key: OpenKey<Name>, values: MessageValues & { defaultValue: string }): string;
  (key: MessageKey<Name>, values?: MessageValues): string;
}

/** i18next's instance, with the keys of our catalogue. */
export interface Translator extends Omit<i18n, "t" | "getFixedT"> {
  /** Bound to the `common` namespace. */
  readonly t: TFunction<"common">;
  /** Returns a `t` bound to a namespace, in the translator's language. */
  getFixedT: <Name extends Namespace>(language: null, namespace: Name) => TFunction<Name>;
}

/** Merges the full stop of a value such as "2027 г." with the sentence's own. */
const oneFullStop: PostProcessorModule = {
  type: "postProcessor",
  name: "oneFullStop",
  process: (text: string) => text.replace(/(^|[^.])\.\.(?!\.)/g, "$1."),
};

/** Values are unbounded, so the cache is cleared at this size. */
const maxCachedTexts = 20_000;

/**
 * Caches texts: pages repeat the same few messages and i18next is slow. Without it, rendering a
 * page takes two fifths more CPU time (docs/decisions/0253-one-translator.md).
 */
function withTextCache(translator: i18n): Translator {
  const { getFixedT } = translator;
  const texts = new Map<string, string>();
  // Added messages may include keys that were missing.
  translator.store.on("added", () => texts.clear());
  const getCachedT: Translator["getFixedT"] = (language, namespace) => {
    const write = getFixedT(language, namespace);
    return (key: string, values?: MessageValues) => {
      const name = `${namespace}:${key} ${values ? JSON.stringify(values) : ""}`;
      let text = texts.get(name);
      if (text === undefined) {
        text = write(key, values ?? {});
        if (texts.size >= maxCachedTexts) texts.clear();
        texts.set(name, text);
      }
      return text;
    };
  };
  // i18next's own types accept any key.
  return Object.assign(translator as unknown as Translator, { getFixedT: getCachedT });
}

/**
 * Creates a translator of one locale from loaded messages, ready at once. A missing key returns the
 * key itself (docs/product/forms.md#messages).
 */
export function createTranslator(locale: Locale, catalogue: Catalogue): Translator {
  const translator = createInstance();
  void translator.use(oneFullStop).init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: "common",
    resources: { [locale]: catalogue },
    postProcess: oneFullStop.name,
    // Placeholders are written as {length}; React escapes what it renders.
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
    returnNull: false,
  });
  return withTextCache(translator);
}
