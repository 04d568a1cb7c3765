import type { LocalisedText, Locale } from "@tropa/domain/locale";
import { languagesOf } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { searchConfig } from "../../platform/db/search-configs.ts";

export interface HelpSectionRow {
  slug: string;
  name: LocalisedText;
  description: LocalisedText;
  questions: { slug: string; title: LocalisedText }[];
}

/** Sections of the help centre with their questions. */
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

/** Returns an answer by its slug. */
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
  text: string;
}

/** Selects texts in the reader's language ($2), otherwise in English. */
const shownTexts = `
  shown AS (
    SELECT a.id, a.slug, s.name AS section, CASE WHEN a.body ? $2 THEN $2 ELSE 'en' END AS locale, a.title, a.body
    FROM help_article a JOIN help_section s ON s.id = a.section_id
  ), texts AS (
    SELECT id, slug, section, locale, COALESCE(title ->> locale, title ->> 'en', title ->> 'ru') AS title,
      COALESCE(section ->> locale, section ->> 'en', section ->> 'ru', '') AS section_name,
      COALESCE((SELECT string_agg(word #>> '{}', ' ') FROM jsonb_array_elements(
        jsonb_path_query_array(body -> locale, '$[*].text') || jsonb_path_query_array(body -> locale, '$[*].items[*]')
      ) word), '') AS text
    FROM shown
  )`;

interface HelpQuery {
  /** Words of letters and digits, none empty. */
  words: readonly string[];
  locale: Locale;
  count: number;
}

/**
 * Finds questions that contain all words, or words beginning with them; if there are none, any of the words. Matches in
 * the question count most, then in its section.
 */
export async function searchHelp(db: Queryable, query: HelpQuery): Promise<HelpMatchRow[]> {
  if (query.locale === "zh") return searchHanHelp(db, query);
  const { locale, count } = query;
  const terms = query.words.map((word) => `${word}:*`);
  const find = async (query: string) => {
    const { rows } = await db.query<HelpMatchRow>({
      name: "content-help-search",
      text: `
        WITH ${shownTexts}, configured AS (
          SELECT *, CASE locale WHEN $2 THEN $3 ELSE 'english' END::regconfig AS config FROM texts
        ), vectors AS (
          SELECT *, to_tsquery(config, $1) AS query, setweight(to_tsvector(config, title), 'A') ||
            setweight(to_tsvector(config, section_name), 'B') || to_tsvector(config, text) AS vector
          FROM configured
        )
        SELECT slug, title, section, text
        FROM vectors WHERE vector @@ query ORDER BY ts_rank(vector, query) DESC, id LIMIT $4`,
      values: [query, locale, searchConfig(locale), count],
    });
    return rows;
  };
  const all = await find(terms.join(" & "));
  return all.length > 0 || terms.length < 2 ? all : find(terms.join(" | "));
}

/** Splits Chinese into pairs of characters, because it has no spaces; other words stay whole. */
const pairsOf = (word: string): string[] =>
  /\p{Script=Han}/u.test(word) && word.length > 2
    ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
    : [word.toLowerCase()];

/** Finds questions that contain all pairs of characters; if there are none, at least half of them. */
async function searchHanHelp(
  db: Queryable,
  { words, locale, count }: HelpQuery,
): Promise<HelpMatchRow[]> {
  const pairs = [...new Set(words.flatMap(pairsOf))];
  const find = async (fewest: number) => {
    const { rows } = await db.query<HelpMatchRow>({
      name: "content-help-search-han",
      text: `
        WITH ${shownTexts}, counted AS (
          SELECT *, (SELECT count(*) FROM unnest($1::text[]) pair WHERE position(pair IN lower(title)) > 0) AS in_title,
            (SELECT count(*) FROM unnest($1::text[]) pair
              WHERE position(pair IN lower(concat_ws(' ', title, section_name, text))) > 0) AS in_all
          FROM texts
        )
        SELECT slug, title, section, text
        FROM counted WHERE in_all >= $3 ORDER BY in_title DESC, in_all DESC, id LIMIT $4`,
      values: [pairs, locale, fewest, count],
    });
    return rows;
  };
  const all = await find(pairs.length);
  return all.length > 0 || pairs.length < 2 ? all : find(Math.ceil(pairs.length / 2));
}

/** Distinct words of the help centre in the reader's language. */
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

/** Counts feedback on an answer; false if there is no such answer. */
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

/** Addresses of all answers, for the sitemap. */
export async function readHelpAddresses(
  db: Queryable,
): Promise<{ slug: string; changed_on: string; locales: string[] }[]> {
  const { rows } = await db.query<{ slug: string; changed_on: string; locales: string[] }>({
    name: "content-help-addresses",
    text: `SELECT slug, changed_on, ${languagesOf("body")} AS locales FROM help_article ORDER BY id`,
  });
  return rows;
}
