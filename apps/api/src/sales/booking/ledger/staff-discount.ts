import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";

/** What was taken off a booking's price, in minor units. */
interface Discounts {
  discount_tropa_minor: number;
  discount_organizer_minor: number;
  promo: { off: number; bearer: GoodwillBearer } | null;
}

/**
 * Returns what staff took off a booking's price, in minor units, and the organizer's part of it. The columns count the
 * promo code of the order as well, which has a line beside the discount.
 */
export function staffDiscount({
  discount_tropa_minor: tropa,
  discount_organizer_minor: organizer,
  promo,
}: Discounts) {
  const ofOrganizer = organizer - (promo?.bearer === "organizer" ? promo.off : 0);
  const ofTropa = tropa - (promo?.bearer === "tropa" ? promo.off : 0);
  return { total: ofTropa + ofOrganizer, organizer: ofOrganizer };
}
