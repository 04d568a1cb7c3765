import type { Queryable } from "../../platform/db/database.ts";

/** Returns the sequence number of the newest catalogue change; 0 without any. */
export async function newestChange(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ sequence: number }>(
    "SELECT COALESCE(max(sequence), 0)::float8 AS sequence FROM catalogue_change",
  );
  return rows[0]?.sequence ?? 0;
}

/** Returns the last change reported for a storefront; null before the first report. */
export async function readPosition(db: Queryable, storefront: string): Promise<number | null> {
  const { rows } = await db.query<{ sequence: number }>(
    "SELECT sequence::float8 AS sequence FROM indexnow_position WHERE storefront = $1",
    [storefront],
  );
  return rows[0]?.sequence ?? null;
}

/** Saves the last reported change. Never moves back: another process may be further. */
export async function savePosition(
  db: Queryable,
  { storefront, sequence }: { storefront: string; sequence: number },
): Promise<void> {
  await db.query(
    `INSERT INTO indexnow_position (storefront, sequence) VALUES ($1, $2)
     ON CONFLICT (storefront) DO UPDATE SET sequence = GREATEST(indexnow_position.sequence, EXCLUDED.sequence)`,
    [storefront, sequence],
  );
}

/** Reads the public or formerly public tours that changed between two sequence numbers, in order. */
export async function readChangedTours(
  db: Queryable,
  query: { after: number; upTo: number; types: readonly number[]; limit: number },
): Promise<{ id: number; slug: string; sequence: number }[]> {
  const { rows } = await db.query<{ id: number; slug: string; sequence: number }>(
    `SELECT t.id, t.slug, changed.sequence::float8 AS sequence
       FROM (SELECT tour_id, max(sequence) AS sequence FROM catalogue_change
              WHERE sequence > $1 AND sequence <= $2 GROUP BY tour_id) changed
       JOIN tour t ON t.id = changed.tour_id
      WHERE NOT t.is_individual AND t.type = ANY ($3::smallint[])
      ORDER BY changed.sequence LIMIT $4`,
    [query.after, query.upTo, query.types, query.limit],
  );
  return rows;
}
