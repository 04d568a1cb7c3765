import type { PoolClient } from "pg";

/** Inserts rows with the same keys; `types` are the column types. */
export async function insertRows(
  client: PoolClient,
  table: string,
  columns: string,
  rows: readonly object[],
): Promise<void> {
  await client.query(
    `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
