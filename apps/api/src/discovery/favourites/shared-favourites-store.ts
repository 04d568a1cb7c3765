import type { Queryable } from "../../platform/db/database.ts";

/** A list that nobody has read for this many days is deleted. */
const UNREAD_DAYS = 400;
/** Most expired lists deleted with each new one, so that old lists go faster than new ones come. */
const DELETED_AT_ONCE = 10;

/** Filters ids to tours that are or were public, keeping their order: removed ones are shown as such. */
export async function visibleTours(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT tour.id FROM unnest($1::integer[]) WITH ORDINALITY AS given (id, place)
       JOIN tour ON tour.id = given.id AND tour.status IN ('published', 'removed') AND NOT tour.is_individual
      ORDER BY given.place`,
    [ids],
  );
  return rows.map((row) => row.id);
}

/** Stores a list under its token; storing it again counts as reading it. */
export async function saveSharedFavourites(
  db: Queryable,
  token: string,
  tourIds: readonly number[],
): Promise<void> {
  await db.query(
    `INSERT INTO shared_favourites (token, tour_ids) VALUES ($1, $2)
     ON CONFLICT (token) DO UPDATE SET read_on = current_date`,
    [token, tourIds],
  );
  await db.query(
    `DELETE FROM shared_favourites WHERE token IN (
       SELECT token FROM shared_favourites WHERE read_on < current_date - $1::integer
       ORDER BY read_on LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [UNREAD_DAYS, DELETED_AT_ONCE],
  );
}

interface SharedRow {
  tour_ids: number[];
  shared_on: string;
}

/** Returns null for an unknown token. */
export async function findSharedFavourites(
  db: Queryable,
  token: string,
): Promise<SharedRow | null> {
  const { rows } = await db.query<SharedRow & { was_read: boolean }>(
    `SELECT tour_ids, shared_on, read_on = current_date AS was_read
       FROM shared_favourites WHERE token = $1`,
    [token],
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (!row.was_read)
    await db.query("UPDATE shared_favourites SET read_on = current_date WHERE token = $1", [token]);
  return { tour_ids: row.tour_ids, shared_on: row.shared_on };
}
