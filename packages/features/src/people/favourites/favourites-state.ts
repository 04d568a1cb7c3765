import type { FavouritesList, PriceNote, Unsent } from "./favourites-list.ts";

/** The name of the favourites among what this browser remembers. */
export const favouritesKey = "tropa.favourites";

export interface Favourites extends FavouritesList {
  toggle: (tourId: number, note?: PriceNote) => void;
  replace: (change: (list: FavouritesList) => FavouritesList) => void;
  /** The server has stored these changes. */
  confirm: (sent: Unsent) => void;
  merge: (serverIds: readonly number[], sent: Unsent) => void;
}
