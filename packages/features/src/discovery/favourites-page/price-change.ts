import { minimumShownDiscountPercent } from "@tropa/domain/discovery/discount";
import type { Currency } from "@tropa/domain/money";
import type { PriceNote } from "../../people/favourites/favourites-list.ts";

/**
 * How much dearer (or, below zero, cheaper) a tour has become since it was added, minor units. Null where that is
 * not known or not worth a word: rates of exchange move prices by a little every day.
 */
export function priceChange(
  now: { price: number; currency: Currency; dateId?: number | undefined },
  note: PriceNote | undefined,
): number | null {
  if (note?.currency !== now.currency || note.price <= 0) return null;
  // The price of one departure and that of another tell nothing of a change.
  if (note.dateId !== now.dateId) return null;
  const change = now.price - note.price;
  return (Math.abs(change) / note.price) * 100 < minimumShownDiscountPercent ? null : change;
}
