import type { ApiClient } from "@tropa/api-client/client";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import { listAtSessionStart, emptyList } from "../../people/favourites/favourites-list.ts";
import { favourites } from "../../people/favourites/favourites-store.ts";

/**
 * Merges this browser's list with the account's when a session begins. Idempotent: changes to send are stored first, so
 * a failed call loses nothing.
 */
export async function mergeFavourites(api: ApiClient, accountId: number): Promise<void> {
  favourites.getState().replace((list) => listAtSessionStart(list, accountId));
  const { unsent: sent } = favourites.getState();
  const { ids } = await api.call(mergeFavouriteToursCall, {
    body: { added: [...sent.added], removed: [...sent.removed] },
  });
  favourites.getState().merge(ids, sent);
}

/** Removes the account's favourites from this browser; called at sign-out. */
export function leaveFavourites(): void {
  favourites.getState().replace(() => emptyList);
}
