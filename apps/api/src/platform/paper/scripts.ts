import { create } from "fontkit";
import type { Font } from "fontkit";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fontFiles, fontFor } from "./fonts.ts";
import type { Weight } from "./fonts.ts";

const require = createRequire(import.meta.url);

const embedded = (found: string, name: string) => join(dirname(found), "../fonts", name);
const korean = require.resolve("@embedpdf/fonts-kr");
const japanese = require.resolve("@embedpdf/fonts-jp");

/** A regular and a bold file. */
type Pair = readonly [string, string];

/** Fonts for people's names in other scripts, in the order in which they are tried. */
const others = {
  wide: [
    require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  ],
  georgian: [
    require.resolve("@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf"),
  ],
  armenian: [
    require.resolve("@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf"),
  ],
  hebrew: [
    require.resolve("@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf"),
  ],
  arabic: [
    require.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf"),
  ],
  thai: [
    require.resolve("@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf"),
  ],
  devanagari: [
    require.resolve("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf"),
  ],
  // Last, because they are large.
  korean: [embedded(korean, "NotoSansKR-Regular.otf"), embedded(korean, "NotoSansKR-Bold.otf")],
  japanese: [
    embedded(japanese, "NotoSansJP-Regular.otf"),
    embedded(japanese, "NotoSansJP-Bold.otf"),
  ],
} as const satisfies Record<string, Pair>;

const fileOfPair = ([regular, bold]: Pair, weight: Weight): string =>
  weight === "regular" ? regular : bold;
const turned: readonly string[] = [...others.hebrew, ...others.arabic];

/** A piece of a text and the file of the font that draws it. */
export interface FontRun {
  text: string;
  file: string;
  isRightToLeft: boolean;
}

const opened = new Map<string, Font>();

function openFont(file: string): Font {
  const font = opened.get(file) ?? create(readFileSync(file));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`no single font in ${file}`);
  opened.set(file, font);
  return font;
}

const draws = (file: string, character: string): boolean =>
  openFont(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Returns a font's ascent in thousandths of the size. All fonts of a line use that of the first. */
export function ascentOf(file: string): number {
  const font = openFont(file);
  return (font.ascent / font.unitsPerEm) * 1000;
}

/** Characters that the main font surely has, to skip a look-up. */
const usual = /^[\u0020-\u007e\u00a0-\u00ff\u0410-\u044f\u0401\u0451\u2013\u2014\u2026]*$/;
/** Characters that surely stand on one line. */
const longestTurned = 60;
const isSpace = (character: string) => character === " " || character === "\n";

/** Splits a text into runs of one font: the main font where possible, else the first that has the characters. */
export function fontRuns(text: string, weight: Weight): FontRun[] {
  const main = fontFiles[fontFor(text, weight)];
  if (usual.test(text)) return [{ text, file: main, isRightToLeft: false }];
  const fileOf = (character: string, before: string): string => {
    // A run continues over spaces and characters that its own font has.
    if (isSpace(character) || (before !== main && draws(before, character))) return before;
    if (draws(main, character)) return main;
    const files = Object.values(others).map((pair) => fileOfPair(pair, weight));
    return files.find((file) => draws(file, character)) ?? main;
  };
  const runs: FontRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const file = fileOf(character, last?.file ?? main);
    if (last?.file === file) last.text += character;
    else
      runs.push({
        text: character,
        file,
        isRightToLeft: turned.includes(file),
      });
  }
  return runs.flatMap(laidOut);
}

/**
 * Right-to-left text: the library reverses letters within a word but does not reorder words, so adjacent words are
 * passed as one. The trailing space is kept out of the reversal.
 */
function laidOut(run: FontRun): FontRun[] {
  if (!run.isRightToLeft) return [run];
  const words = run.text.trimEnd();
  const rest = run.text.slice(words.length);
  const text = words.length > longestTurned ? words : words.replaceAll(" ", "\u00a0");
  return [{ ...run, text }, ...(rest === "" ? [] : [{ ...run, text: rest }])];
}
