import type { TourTexts } from "@tropa/api-contract/discovery/calls-translations";
import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

interface TranslationKey {
  readonly tour_id: number;
  readonly locale: Locale;
  /** Hash of the source texts, so that changed texts have no translation yet. */
  readonly source_hash: string;
}

export async function findTranslation(
  db: Queryable,
  { tour_id, locale, source_hash }: TranslationKey,
): Promise<TourTexts | null> {
  const { rows } = await db.query<{ texts: TourTexts }>(
    "SELECT texts FROM tour_translation WHERE tour_id = $1 AND locale = $2 AND source_hash = $3",
    [tour_id, locale, source_hash],
  );
  return rows[0]?.texts ?? null;
}

export async function saveTranslation(
  db: Queryable,
  { tour_id, locale, source_hash }: TranslationKey,
  texts: TourTexts,
): Promise<void> {
  await db.query(
    `INSERT INTO tour_translation (tour_id, locale, source_hash, texts) VALUES ($1, $2, $3, $4)
     ON CONFLICT (tour_id, locale) DO UPDATE SET source_hash = $3, texts = $4, translated_at = now()`,
    [tour_id, locale, source_hash, JSON.stringify(texts)],
  );
}
