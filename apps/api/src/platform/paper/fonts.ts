import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

const chineseFolder = join(dirname(require.resolve("@embedpdf/fonts-sc")), "../fonts");
const chinese = (name: string): string => join(chineseFolder, `NotoSansHans-${name}.otf`);

export type Weight = "regular" | "strong" | "heavy";

/** Font files by name. Manrope has Latin and Cyrillic; Chinese is set in Noto Sans, which fits beside it. */
export const fontFiles: Readonly<Record<`${"latin" | "chinese"}-${Weight}`, string>> = {
  "latin-regular": require.resolve("@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf"),
  "latin-strong": require.resolve("@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf"),
  "latin-heavy":
    require.resolve("@expo-google-fonts/manrope/800ExtraBold/Manrope_800ExtraBold.ttf"),
  "chinese-regular": chinese("Regular"),
  "chinese-strong": chinese("Medium"),
  "chinese-heavy": chinese("Bold"),
};

/** Han characters with their punctuation and full-width forms. */
const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Returns the font of a text: the Chinese one if it contains any Chinese character. */
export function fontFor(text: string, weight: Weight): keyof typeof fontFiles {
  return `${han.test(text) ? "chinese" : "latin"}-${weight}`;
}

/** Removes pictographs and joiners, and replaces rare spaces and the tenge sign: our fonts have no glyphs for them. */
export function printable(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Cf}/gu, "")
    .replace(/[\u2009\u202f]/g, "\u00a0")
    .replaceAll("₸", "KZT")
    .replace(/ {2,}/g, " ")
    .trim();
}
