import type {
  helpArticleCall,
  helpCenterCall,
  helpSearchCall,
} from "@tropa/api-contract/editorial/calls-content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { excerptOf } from "@tropa/domain/text/excerpt";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Catalogue, Reader } from "../../discovery/catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { searchPhrase } from "../../platform/text/search-phrase.ts";
import { shownText } from "../blocks/blocks.ts";
import {
  countHelpMark,
  readHelpArticle,
  readHelpSections,
  readHelpWords,
  searchHelp,
} from "./help-store.ts";
import { nearestWord } from "./nearest-word.ts";
import type { HelpSectionRow } from "./help-store.ts";

export { readHelpAddresses, searchHelp } from "./help-store.ts";

const resultsShown = 20;
/** Further words of a search phrase are ignored. */
const mostWords = 8;
/** Longest excerpt of a found answer, in characters. */
const excerptLength = 160;

const shownSection = (row: HelpSectionRow, locale: Locale) => ({
  slug: row.slug,
  name: localise(row.name, locale),
  description: localise(row.description, locale),
  questions: row.questions.map(({ slug, title }) => ({ slug, title: localise(title, locale) })),
});

/** Returns all questions by section. */
export async function helpCenter(
  { pool }: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof helpCenterCall>> {
  const rows = await readHelpSections(pool);
  return { sections: rows.map((row) => shownSection(row, locale)) };
}

/** Returns an answer with related questions. */
export async function helpArticle(
  catalogue: Catalogue,
  slug: string,
  reader: Reader,
): Promise<AnswerOf<typeof helpArticleCall>> {
  const row = await readHelpArticle(catalogue.pool, slug);
  if (!row) throw new ApiError("not_found");
  const sections = await readHelpSections(catalogue.pool);
  const section = sections.find((candidate) => candidate.slug === row.section_slug);
  if (!section) throw new ApiError("not_found");
  return {
    slug: row.slug,
    title: localise(row.title, reader.locale),
    section: shownSection(section, reader.locale),
    ...(await shownText(catalogue, row.body, reader)),
  };
}

/** Searches the help centre, correcting typing errors. */
export async function helpSearch(
  { pool }: Catalogue,
  phrase: string,
  locale: Locale,
): Promise<AnswerOf<typeof helpSearchCall>> {
  const words =
    searchPhrase(phrase)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords) ?? [];
  if (words.length === 0) return { items: [] };
  const find = (sought: readonly string[]) =>
    searchHelp(pool, { words: sought, locale, count: resultsShown });
  let rows = await find(words);
  if (rows.length === 0) {
    const known = await readHelpWords(pool, locale);
    const meant = words.flatMap((word) => nearestWord(word, known) ?? []);
    if (meant.length > 0) rows = await find(meant);
  }
  return {
    items: rows.map(({ slug, title, section, text }) => ({
      slug,
      title,
      section: localise(section, locale),
      excerpt: excerptOf(text, excerptLength),
    })),
  };
}

/** Counts whether an answer helped, without recording who said so. */
export async function markHelpArticle(
  { pool }: Catalogue,
  mark: { slug: string; isHelpful: boolean },
): Promise<{ success: true }> {
  if (!(await countHelpMark(pool, mark))) throw new ApiError("not_found");
  return { success: true };
}
