import { minimumShownDiscountPercent } from "@tropa/domain/discovery/discount";
import type { Currency } from "@tropa/domain/money";
import type { PriceNote } from "../../people/favourites/favourites-list.ts";

/**
 * Price difference since the tour was added, minor units; negative if it became cheaper. Null if unknown or too small
 * to mention: exchange rates move prices a little every day.
 */
export function priceChange(
  now: { price: number; currency: Currency; dateId?: number | undefined },
  note: PriceNote | undefined,
): number | null {
  if (note?.currency !== now.currency || note.price <= 0) return null;
  // Prices of different departures cannot be compared.
  if (note.dateId !== now.dateId) return null;
  const change = now.price - note.price;
  return (Math.abs(change) / note.price) * 100 < minimumShownDiscountPercent ? null : change;
}
