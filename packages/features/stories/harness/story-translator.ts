import type { Locale } from "@tropa/domain/locale";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import type { Translator } from "@tropa/i18n/translator";
import { serverTranslator } from "@tropa/page-runtime/server/server-translator";

/** Accented letters that none of our languages uses, so that text from outside the catalogues stands out. */
const accents: Readonly<Record<string, string>> = {
  a: "àá",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "èé",
  f: "ƒ",
  g: "ĝ",
  h: "ĥ",
  i: "ìí",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "òó",
  p: "þ",
  q: "ɋ",
  r: "ŕ",
  s: "ŝ",
  t: "ţ",
  u: "ùú",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
};

/** Makes a text readable but two fifths longer, as German is; placeholders and tags stay. */
const pseudoText = (text: string): string =>
  text.replace(/\{\w+\}|<[^>]+>|[A-Za-z]/g, (found) => {
    if (found.length > 1) return found;
    const accented = accents[found.toLowerCase()] ?? found;
    return found === found.toLowerCase() ? accented : capital(accented);
  });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function pseudoMessages(messages: unknown): unknown {
  if (typeof messages === "string") return pseudoText(messages);
  if (typeof messages !== "object" || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, inner]) => [key, pseudoMessages(inner)]),
  );
}

let pseudo: Translator | null = null;
let isPseudo = false;

/** Whether stories use the pseudo-language instead of their own. */
export function speakPseudo(isWanted: boolean): void {
  isPseudo = isWanted;
}

export function storyTranslator(locale: Locale): Translator {
  if (!isPseudo) return serverTranslator(locale);
  pseudo ??= createTranslator(
    "en",
    pseudoMessages(catalogueOf("en")) as ReturnType<typeof catalogueOf>,
  );
  return pseudo;
}
