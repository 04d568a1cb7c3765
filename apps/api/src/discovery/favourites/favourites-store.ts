import type { Client, Queryable } from "../../platform/db/database.ts";

/** Returns an account's favourites, newest first. */
export async function favouriteIds(
  client: Queryable,
  accountId: number,
  { publishedOnly }: { publishedOnly: boolean },
): Promise<number[]> {
  const { rows } = await client.query<{ tour_id: number }>(
    `SELECT tour_id FROM favourite_tour JOIN tour ON tour.id = tour_id
      WHERE account_id = $1 AND (NOT $2 OR tour.status = 'published')
      ORDER BY favourite_tour.created_at DESC, tour_id DESC`,
    [accountId, publishedOnly],
  );
  return rows.map((row) => row.tour_id);
}

/** Returns how many more favourites an account may have. Locks the account until the transaction ends. */
export async function lockFavouritesLeft(
  client: Client,
  accountId: number,
  most: number,
): Promise<number> {
  await client.query("SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE", [accountId]);
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::integer AS count FROM favourite_tour WHERE account_id = $1",
    [accountId],
  );
  return Math.max(0, most - (rows[0]?.count ?? 0));
}

/**
 * Adds existing tours that are not favourites yet, up to the room left. The first of the list becomes the newest.
 */
export async function insertFavourites(
  client: Client,
  accountId: number,
  tourIds: readonly number[],
  most: number,
): Promise<void> {
  await client.query(
    `INSERT INTO favourite_tour (account_id, tour_id, created_at)
     SELECT $1, tour.id, now() - given.place * interval '1 microsecond'
       FROM unnest($2::integer[]) WITH ORDINALITY AS given (id, place)
       JOIN tour ON tour.id = given.id
      WHERE NOT EXISTS (SELECT FROM favourite_tour WHERE account_id = $1 AND tour_id = tour.id)
      ORDER BY given.place LIMIT $3
     ON CONFLICT DO NOTHING`,
    [accountId, tourIds, most],
  );
}

/** Whether the tour exists and is not a favourite yet. */
export async function isNewFavourite(
  client: Queryable,
  accountId: number,
  tourId: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM tour WHERE id = $2
        AND NOT EXISTS (SELECT FROM favourite_tour WHERE account_id = $1 AND tour_id = $2)`,
    [accountId, tourId],
  );
  return rowCount === 1;
}

export async function deleteFavourites(
  client: Queryable,
  accountId: number,
  tourIds: readonly number[],
): Promise<void> {
  await client.query(
    "DELETE FROM favourite_tour WHERE account_id = $1 AND tour_id = ANY ($2::integer[])",
    [accountId, tourIds],
  );
}
