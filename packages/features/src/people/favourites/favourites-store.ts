import { persistedStore } from "../../platform/storage/stored-state.ts";
import {
  emptyList,
  dropSent,
  mergeAccountList,
  noUnsentChanges,
  toggleInList,
} from "./favourites-list.ts";
import type { FavouritesList } from "./favourites-list.ts";
import { favouritesKey } from "./favourites-state.ts";
import type { Favourites } from "./favourites-state.ts";

const version = 2;

/**
 * The visitor's favourites, stored in this browser. Always updated, whether or not the server has a copy
 * (docs/product/favourites-and-selection.md#favourites).
 */
export const favourites = persistedStore<Favourites, FavouritesList>(
  {
    name: favouritesKey,
    version,
    keep: ({ ids, notes, owner, unsent }) => ({ ids, notes, owner, unsent }),
    // Version 1 stored ids only.
    migrate: (old) => ({
      ...emptyList,
      unsent: noUnsentChanges,
      ids: (old as { ids?: number[] } | null)?.ids ?? [],
    }),
  },
  (set) => ({
    ...emptyList,
    toggle: (tourId, note) => set((list) => toggleInList(list, tourId, note)),
    replace: (change) => set(change),
    confirm: (sent) => set(({ unsent }) => ({ unsent: dropSent(unsent, sent) })),
    merge: (serverIds, sent) => set((list) => mergeAccountList(list, serverIds, sent)),
  }),
);
