import type { Pool } from "../../apps/api/src/platform/db/database.ts";

/** Tables whose rows are copied with a tour. Texts are shared (`content_id`). */
export const copiedTables = [
  "tour",
  "tour_date",
  "tour_weight_part",
  "tour_commission",
  "review",
] as const;

/** Values of a copy where they differ from the original's; `$1` is the distance of its id. */
const changed: Readonly<Record<string, string>> = {
  "tour.id": "id + $1",
  "tour.slug": "slug || '-' || $1",
  "tour.version_group": "NULL",
  "tour.version_name": "NULL",
};
/** Numbers that the table gives, and what only one row may have. */
const left = new Set(["tour_date.id", "review.id", "review.uuid", "review.booking_id"]);

async function columnsOf(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !left.has(`${table}.${name}`));
}

/** Copies all tours with their dates and reviews until there are as many as wanted. */
export async function copyTours(pool: Pool, wanted: number): Promise<void> {
  const { rows } = await pool.query<{ count: number; distance: number }>(
    "SELECT count(*)::integer AS count, max(id) AS distance FROM tour",
  );
  const { count, distance } = rows[0]!;
  const statements = await Promise.all(
    copiedTables.map(async (table) => {
      const columns = await columnsOf(pool, table);
      const values = columns.map((column) =>
        column === "tour_id" ? "tour_id + $1" : (changed[`${table}.${column}`] ?? column),
      );
      const idOf = table === "tour" ? "id" : "tour_id";
      return `INSERT INTO ${table} (${columns.join(", ")})
              SELECT ${values.join(", ")} FROM ${table} WHERE ${idOf} <= ${distance} AND $1::integer > 0`;
    }),
  );
  for (let turn = 1; turn < wanted / count; turn++)
    for (const sql of statements) await pool.query(sql, [turn * distance]);
}
