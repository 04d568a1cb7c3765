import type { Locale } from "@tropa/domain/locale";
import { createInstance } from "i18next";
import type { i18n, PostProcessorModule } from "i18next";
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

/** i18next's instance, with the keys of our catalogue. */
export interface Translator extends Omit<i18n, "t" | "getFixedT"> {
  /** Over the common messages. */
  readonly t: TFunction<"common">;
  /** Over one namespace; the language is the translator's own. */
  getFixedT: <Name extends Namespace>(language: null, namespace: Name) => TFunction<Name>;
}

/** A value that ends in a full stop, as "2027 г." does, takes the place of the sentence's own. */
const oneFullStop: PostProcessorModule = {
  type: "postProcessor",
  name: "oneFullStop",
  process: (text: string) => text.replace(/(^|[^.])\.\.(?!\.)/g, "$1."),
};

/** Values can be anything: what is remembered has an end. */
const mostRemembered = 20_000;

/**
 * Pages repeat the same few messages, and i18next is slow: without this a page takes a server two fifths more of its
 * processor (docs/decisions/0253-one-translator.md).
 */
function remembering(translator: i18n): Translator {
  const { getFixedT } = translator;
  const texts = new Map<string, string>();
  // What was missing may be among messages that are added.
  translator.store.on("added", () => texts.clear());
  const remembered: Translator["getFixedT"] = (language, namespace) => {
    const write = getFixedT(language, namespace);
    return (key: string, values?: MessageValues) => {
      const name = `${namespace}:${key} ${values ? JSON.stringify(values) : ""}`;
      let text = texts.get(name);
      if (text === undefined) {
        text = write(key, values ?? {});
        if (texts.size >= mostRemembered) texts.clear();
        texts.set(name, text);
      }
      return text;
    };
  };
  // The types of i18next take any key.
  return Object.assign(translator as unknown as Translator, { getFixedT: remembered });
}

/**
 * The translator of servers and browsers: one locale over messages that are already here, ready at once. A missing key
 * shows the key itself (docs/product/forms.md#messages).
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
  return remembering(translator);
}
