import { useCallback } from "react";
import { lazyStore, useLazyStore } from "@tropa/page-runtime/browser/lazy-store";
import { favouritesKey } from "../../people/favourites/favourites-state.ts";
import type { Favourites } from "../../people/favourites/favourites-state.ts";

/** The store of favourites, loaded with the first use. */
export const lazyFavourites = lazyStore<Favourites>(favouritesKey, async () => {
  const { favourites } = await import("../../people/favourites/favourites-store.ts");
  return favourites;
});

/** Whether a tour is among the visitor's favourites. False on the server. */
export function useIsFavourite(tourId: number): boolean {
  const isIn = useCallback(({ ids }: Favourites) => ids.includes(tourId), [tourId]);
  return useLazyStore(lazyFavourites, isIn, false);
}

const countOf = ({ ids }: Favourites) => ids.length;
/** Number of favourites; 0 on the server. */
export const useFavouritesCount = () => useLazyStore(lazyFavourites, countOf, 0);
