import type { Queryable } from "../db/database.ts";

/** Storefronts that records belong to and that are not among these ids. */
export async function findUnknownStorefrontIds(
  db: Queryable,
  knownIds: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ storefront: string }>(
    `SELECT storefront FROM account WHERE storefront <> ALL ($1)
     UNION SELECT storefront FROM booking WHERE storefront <> ALL ($1)
     UNION SELECT storefront FROM chat WHERE storefront <> ALL ($1)
     UNION SELECT storefront FROM program_subscription WHERE storefront <> ALL ($1)
     ORDER BY 1`,
    [knownIds],
  );
  return rows.map(({ storefront }) => storefront);
}
