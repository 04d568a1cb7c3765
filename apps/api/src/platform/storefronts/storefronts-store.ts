import type { Queryable } from "../db/database.ts";

/** Finds storefront ids in records that are not in the list. */
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
