import type { LocalisedText, Locale } from "@tropa/domain/locale";
import { languagesOf } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { searchConfigs } from "../../platform/db/search-configs.ts";

export interface HelpSectionRow {
  slug: string;
  name: LocalisedText;
  description: LocalisedText;
  questions: { slug: string; title: LocalisedText }[];
}

export async function readHelpSections(db: Queryable): Promise<HelpSectionRow[]> {
  const { rows } = await db.query<HelpSectionRow>({
    name: "content-help-sections",
    text: `
      SELECT s.slug, s.name, s.description,
        json_agg(json_build_object('slug', a.slug, 'title', a.title) ORDER BY a.position, a.id) AS questions
      FROM help_section s JOIN help_article a ON a.section_id = s.id
      GROUP BY s.id ORDER BY s.position, s.id`,
  });
  return rows;
}

export interface HelpArticleRow {
  slug: string;
  title: LocalisedText;
  body: unknown;
  section_slug: string;
}

export async function readHelpArticle(db: Queryable, slug: string): Promise<HelpArticleRow | null> {
  const { rows } = await db.query<HelpArticleRow>({
    name: "content-help-article",
    text: `
      SELECT a.slug, a.title, a.body, s.slug AS section_slug
      FROM help_article a JOIN help_section s ON s.id = a.section_id WHERE a.slug = $1`,
    values: [slug],
  });
  return rows[0] ?? null;
}

interface HelpMatchRow {
  slug: string;
  title: string;
  section: LocalisedText;
  excerpt: string;
}

/**
 * Questions that hold all the words, or beginnings of them; where none does, any of them. The text searched is the
 * one shown: the reader's language, else English.
 * @param words letters and digits alone, none empty
 */
export async function searchHelp(
  db: Queryable,
  query: { words: readonly string[]; locale: Locale; count: number },
): Promise<HelpMatchRow[]> {
  const { locale, count } = query;
  const terms = query.words.map((word) => `${word}:*`);
  const find = async (query: string) => {
    const { rows } = await db.query<HelpMatchRow>({
      name: "content-help-search",
      text: `
        WITH shown AS (
          SELECT a.id, a.slug, s.name AS section, CASE WHEN a.body ? $2 THEN $2 ELSE 'en' END AS locale, a.title, a.body
          FROM help_article a JOIN help_section s ON s.id = a.section_id
        ), texts AS (
          SELECT id, slug, section, COALESCE(title ->> locale, title ->> 'en', title ->> 'ru') AS title,
            CASE locale WHEN $2 THEN $3 ELSE 'english' END::regconfig AS config,
            (SELECT string_agg(word #>> '{}', ' ') FROM jsonb_array_elements(
              jsonb_path_query_array(body -> locale, '$[*].text') || jsonb_path_query_array(body -> locale, '$[*].items[*]')
            ) word) AS text
          FROM shown
        ), vectors AS (
          SELECT *, to_tsquery(config, $1) AS query,
            setweight(to_tsvector(config, title), 'A') || to_tsvector(config, COALESCE(text, '')) AS vector
          FROM texts
        )
        SELECT slug, title, section, left(COALESCE(text, ''), 160) AS excerpt
        FROM vectors WHERE vector @@ query ORDER BY ts_rank(vector, query) DESC, id LIMIT $4`,
      values: [query, locale, searchConfigs[locale], count],
    });
    return rows;
  };
  const all = await find(terms.join(" & "));
  return all.length > 0 || terms.length < 2 ? all : find(terms.join(" | "));
}

/** All words of the help center as a reader of the language sees it, each once. */
export async function readHelpWords(db: Queryable, locale: Locale): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>({
    name: "content-help-words",
    text: `
      WITH texts AS (
        SELECT COALESCE(title ->> $1, title ->> 'en', '') AS title,
          jsonb_path_query_array(COALESCE(body -> $1, body -> 'en'), '$[*].text') AS texts
        FROM help_article
      )
      SELECT DISTINCT lower(word[1]) AS word
      FROM texts, regexp_matches(title || ' ' || (texts #>> '{}'), '[[:alpha:]]{4,}', 'g') AS word`,
    values: [locale],
  });
  return rows.map(({ word }) => word);
}

/** Counts what readers say of an answer. False where there is no such answer. */
export async function countHelpMark(
  db: Queryable,
  { slug, isHelpful }: { slug: string; isHelpful: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE help_article SET helpful_count = helpful_count + $2::int, unhelpful_count = unhelpful_count + 1 - $2::int
      WHERE slug = $1`,
    [slug, isHelpful ? 1 : 0],
  );
  return (rowCount ?? 0) > 0;
}

export async function readHelpAddresses(
  db: Queryable,
): Promise<{ slug: string; changed_on: string; locales: string[] }[]> {
  const { rows } = await db.query<{ slug: string; changed_on: string; locales: string[] }>({
    name: "content-help-addresses",
    text: `SELECT slug, changed_on, ${languagesOf("body")} AS locales FROM help_article ORDER BY id`,
  });
  return rows;
}
