import { MAX_ID } from "./search-filter/limits.ts";

/** Most favourites that a browser stores and a sign-in merges into the account. */
export const MAX_FAVOURITES = 1000;

/**
 * Returns the id of a favourite; null for anything but a number, which the caller ignores with a
 * warning (docs/product/favourites-and-selection.md#favourites). Digits in a string are refused
 * too: they come from a bug in the page, not from a visitor.
 */
export function favouriteId(raw: unknown): number | null {
  return typeof raw === "number" && Number.isInteger(raw) && raw >= 1 && raw <= MAX_ID ? raw : null;
}

/** Returns the list with a tour added or removed, newest first. An invalid id changes nothing. */
export function toggleFavourite(ids: readonly number[], raw: unknown): readonly number[] {
  const id = favouriteId(raw);
  if (id === null) return ids;
  return ids.includes(id)
    ? ids.filter((other) => other !== id)
    : [id, ...ids].slice(0, MAX_FAVOURITES);
}
