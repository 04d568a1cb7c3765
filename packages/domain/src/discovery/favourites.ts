import { MAX_ID } from "./search-filter/limits.ts";

/** Most favourites that a browser keeps for a visitor and a sign-in brings along. */
export const MAX_FAVOURITES = 1000;

/**
 * The id of a favourite: a number, else null, which the caller ignores with a warning
 * (docs/product/favourites-and-selection.md#favourites). Digits in a string are not a number: they come from a mistake
 * in the page, never from a visitor.
 */
export function favouriteId(raw: unknown): number | null {
  return typeof raw === "number" && Number.isInteger(raw) && raw >= 1 && raw <= MAX_ID ? raw : null;
}

/** The list with a tour added or removed, newest first. A faulty id changes nothing. */
export function toggleFavourite(ids: readonly number[], raw: unknown): readonly number[] {
  const id = favouriteId(raw);
  if (id === null) return ids;
  return ids.includes(id)
    ? ids.filter((other) => other !== id)
    : [id, ...ids].slice(0, MAX_FAVOURITES);
}
