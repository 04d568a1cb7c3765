import { MAX_FAVOURITES } from "@tropa/domain/discovery/favourites";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Pool } from "../../platform/db/database.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import {
  deleteFavourites,
  favouriteIds,
  insertFavourites,
  isNewFavourite,
  lockFavouritesLeft,
} from "./favourites-store.ts";

/** Adds a favourite; an unknown tour changes nothing. Throws a field error on `tour_id` if the list is full. */
export async function addFavourite(pool: Pool, accountId: number, tourId: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    const left = await lockFavouritesLeft(client, accountId, MAX_FAVOURITES);
    if (!(await isNewFavourite(client, accountId, tourId))) return;
    if (left === 0) throw fieldError("tour_id", "favouritesFull", { max: MAX_FAVOURITES });
    await insertFavourites(client, accountId, [tourId], left);
  });
}

/** Adds favourites from before signing in to the account's own, as far as there is room. */
export async function mergeFavourites(
  client: Client,
  accountId: number,
  tourIds: readonly number[],
): Promise<void> {
  if (tourIds.length === 0) return;
  const left = await lockFavouritesLeft(client, accountId, MAX_FAVOURITES);
  await insertFavourites(client, accountId, tourIds, left);
}

/** Applies a browser's additions and removals and returns the whole list. A tour in both is removed. */
export async function syncFavourites(
  pool: Pool,
  accountId: number,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<number[]> {
  const away = new Set(removed);
  return inTransaction(pool, async (client) => {
    if (removed.length > 0) await deleteFavourites(client, accountId, removed);
    await mergeFavourites(
      client,
      accountId,
      added.filter((id) => !away.has(id)),
    );
    return favouriteIds(client, accountId, { publishedOnly: false });
  });
}
