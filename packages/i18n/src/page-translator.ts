import { fill } from "@tropa/domain/fill";
import type { Locale } from "@tropa/domain/locale";
import type { Catalogue } from "./catalogues.ts";
import { translatorOver } from "./translator-over.ts";
import type { MessageValues, Translator } from "./translator-over.ts";

/** The text at a dotted path, if there is one. */
function textAt(messages: unknown, path: string): string | undefined {
  let found = messages;
  for (const step of path.split(".")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === "string" ? found : undefined;
}

/**
 * Writes what the catalogues hold, plain texts, places and plural forms, and nothing else that i18next can: a page is
 * taken over by a browser without its 14 kB. A test compares the two over every message of every language.
 */
export function createPageTranslator(locale: Locale, catalogue: Catalogue): Translator {
  const plurals = new Intl.PluralRules(locale);

  function formsOf(key: string, count: MessageValues[string]): string[] {
    if (typeof count !== "number") return [key];
    return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plurals.select(count)}`, key];
  }

  return translatorOver(locale, catalogue, (namespace) => (key, values = {}) => {
    const [path = "", from = namespace] = key.split(":").toReversed();
    for (const form of formsOf(path, values.count)) {
      const text = textAt(catalogue[from], form);
      if (text !== undefined) return fill(text, values);
    }
    return fill(values.defaultValue ?? path, values);
  });
}
