import type { ApiClient } from "@tropa/api-client/client";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import { beganSession, emptyList } from "../../people/favourites/favourites-list.ts";
import { favourites } from "../../people/favourites/favourites-store.ts";

/**
 * Joins this browser's list with the account's as a session begins: one call, which may be repeated. What is to be
 * told is written down first, so that a call that fails loses nothing.
 */
export async function mergeFavourites(api: ApiClient, accountId: number): Promise<void> {
  favourites.getState().replace((list) => beganSession(list, accountId));
  const { unsent: sent } = favourites.getState();
  const { ids } = await api.call(mergeFavouriteToursCall, {
    body: { added: [...sent.added], removed: [...sent.removed] },
  });
  favourites.getState().merge(ids, sent);
}

/** After a sign-out the account's list is nobody's business here. */
export function leaveFavourites(): void {
  favourites.getState().replace(() => emptyList);
}
