import type { PoolClient } from "pg";

/** Inserts rows of one shape; the types are those of the table's columns. */
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
