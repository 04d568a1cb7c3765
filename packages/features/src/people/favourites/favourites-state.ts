import type { FavouritesList, PriceNote, UnsentChanges } from "./favourites-list.ts";

/** Storage key of the favourites. */
export const favouritesKey = "tropa.favourites";

export interface Favourites extends FavouritesList {
  toggle: (tourId: number, note?: PriceNote) => void;
  replace: (change: (list: FavouritesList) => FavouritesList) => void;
  /** Removes changes that the server has stored. */
  confirm: (sent: UnsentChanges) => void;
  merge: (serverIds: readonly number[], sent: UnsentChanges) => void;
}
