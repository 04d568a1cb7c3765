import { rows } from "@tropa/geography/notation/notation";
import type { Names } from "@tropa/geography/notation/place-seed";
import { refuseOthers, setOnce, told } from "@tropa/geography/notation/told";
import { blocksOf } from "@tropa/text-blocks/markdown";
import type { StoredBody } from "@tropa/text-blocks/stored-block";
import { paragraphs } from "../catalogue/content-rows.ts";
import type { BilingualShowplace } from "./showplace-seed.ts";

/** Paragraphs by the sight's slug. */
type LanguageTexts = ReadonlyMap<string, string[]>;

export type ShowplaceSeed = Omit<BilingualShowplace, "text"> & {
  /** What stands in lists: the lead of the text. */
  summary: Names;
  body: StoredBody;
};

/** Texts of one language as rows of "slug | text"; "¶" parts paragraphs, the first of which is the lead. */
export function showplaceTexts(...tables: string[]): LanguageTexts {
  const found = new Map<string, string[]>();
  for (const [slug = "", text = ""] of tables.flatMap((table) => rows(table, 2)))
    setOnce(found, slug, paragraphs(text));
  return found;
}

/** Every sight must be told in both languages, in as many paragraphs, and nothing else may be. */
export function inFourLanguages(
  showplaces: readonly BilingualShowplace[],
  german: LanguageTexts,
  chinese: LanguageTexts,
): ShowplaceSeed[] {
  const slugs = showplaces.map(({ slug }) => slug);
  refuseOthers("showplaces in German", german, slugs);
  refuseOthers("showplaces in Chinese", chinese, slugs);
  return showplaces.map(({ text, ...showplace }) => {
    const { slug } = showplace;
    const de = told(german, slug, "in German");
    const zh = told(chinese, slug, "in Chinese");
    const { ru, en } = text;
    const counts = [ru, en, de, zh].map((parts) => parts.filter((part) => part !== "").length);
    if (new Set(counts).size > 1)
      throw new Error(`Paragraphs differ: ${slug}, ${counts.join(", ")}`);
    return {
      ...showplace,
      summary: { ru: lead(ru), en: lead(en), de: lead(de), zh: lead(zh) },
      body: { ru: bodyOf(ru), en: bodyOf(en), de: bodyOf(de), zh: bodyOf(zh) },
    };
  });
}

const lead = ([first = ""]: string[]) => first;

const bodyOf = (parts: string[]) => blocksOf(parts.join("\n\n"));
