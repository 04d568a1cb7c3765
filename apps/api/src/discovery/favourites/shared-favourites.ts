import { createHash } from "node:crypto";
import type {
  shareFavouritesCall,
  sharedFavouritesCall,
} from "@tropa/api-contract/discovery/calls-favourites";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Catalogue, Reader } from "../catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import {
  findSharedFavourites,
  saveSharedFavourites,
  visibleTours,
} from "./shared-favourites-store.ts";

const tokenLength = 22;

/** The same list always gets the same token, so sharing it again reveals nothing new. */
function tokenOf(tourIds: readonly number[]): string {
  return createHash("sha256").update(tourIds.join(",")).digest("base64url").slice(0, tokenLength);
}

/**
 * Stores a list of tours that others may see, without duplicates, and returns the token of its link. Throws `not_found`
 * if none is left.
 */
export async function shareFavourites(
  { pool }: Catalogue,
  ids: readonly number[],
): Promise<AnswerOf<typeof shareFavouritesCall>> {
  const tourIds = await visibleTours(pool, [...new Set(ids)]);
  if (tourIds.length === 0) throw new ApiError("not_found");
  const token = tokenOf(tourIds);
  await saveSharedFavourites(pool, token, tourIds);
  return { token, count: tourIds.length };
}

export async function sharedFavourites(
  catalogue: Catalogue,
  { token, dates = "" }: { token: string; dates?: string | undefined },
  reader: Reader,
): Promise<AnswerOf<typeof sharedFavouritesCall>> {
  const found = await findSharedFavourites(catalogue.pool, token);
  if (found === null) throw new ApiError("not_found");
  const items = await catalogue.cards(found.tour_ids, reader, {
    withRemoved: true,
    choice: { choice: null, dateIds: new Set(dates === "" ? [] : dates.split(",").map(Number)) },
  });
  return { items, shared_on: found.shared_on };
}
