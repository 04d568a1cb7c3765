import type { Queryable } from "../db/database.ts";

/** Tables whose records belong to a storefront. */
const tables = ["account", "booking", "chat", "program_subscription"] as const;
/** Records of each that are looked at: a start does not read ten million bookings. */
const newest = 10_000;

/** Finds storefront ids in the newest records that are not in the list. */
export async function findUnknownStorefrontIds(
  db: Queryable,
  knownIds: readonly string[],
): Promise<string[]> {
  const newestOf = tables.map(
    (table) => `(SELECT storefront FROM ${table} ORDER BY id DESC LIMIT ${newest})`,
  );
  const { rows } = await db.query<{ storefront: string }>(
    `SELECT DISTINCT storefront FROM (${newestOf.join(" UNION ALL ")}) record
      WHERE storefront <> ALL ($1) ORDER BY storefront`,
    [knownIds],
  );
  return rows.map(({ storefront }) => storefront);
}
