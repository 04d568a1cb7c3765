import type { ApiClient } from "@tropa/api-client/client";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import { listAtSessionStart, emptyList } from "../../people/favourites/favourites-list.ts";
import { favourites } from "../../people/favourites/favourites-store.ts";

/**
 * Merges this browser's list with the account's when a session begins. Safe to repeat: unsent changes stay stored until
 * the call succeeds.
 */
export async function mergeFavourites(api: ApiClient, accountId: number): Promise<void> {
  favourites.getState().replace((list) => listAtSessionStart(list, accountId));
  const { unsent } = favourites.getState();
  const { ids } = await api.call(mergeFavouriteToursCall, {
    body: { added: [...unsent.added], removed: [...unsent.removed] },
  });
  favourites.getState().merge(ids, unsent);
}

/** Removes the account's favourites from this browser; called at sign-out. */
export function clearFavourites(): void {
  favourites.getState().replace(() => emptyList);
}
