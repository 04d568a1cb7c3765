/** Discounts below this many percent are not shown (document 2 §9.1). */
export const minimumShownDiscountPercent = 2;

/** Discount types (document 1 §3, "Tour date variant"; names from document 2 §9.5). */
export const discountTypes = [
  "early_booking_dates",
  "early_booking_days",
  "seasonal",
  "on_tour_date",
] as const;
export type DiscountType = (typeof discountTypes)[number];

/** Discount formats: 1 is an amount of currency, 2 a percent (document 1 §3). */
export const discountFormats = { currency: 1, percent: 2 } as const;

/** The whole percent saved, or null when there is nothing worth showing. */
export function discountPercent(price: number, priceWithoutDiscount: number | null): number | null {
  if (priceWithoutDiscount === null || priceWithoutDiscount <= price) return null;
  const percent = Math.round((1 - price / priceWithoutDiscount) * 100);
  return percent < minimumShownDiscountPercent ? null : percent;
}

/**
 * Which label a date's discount carries (document 1 §2, "Date list item"):
 * "Горящая дата", "До {date}" or "Раннее бронирование".
 */
export function discountLabel(discount: {
  type: DiscountType;
  endDate: string | null;
}): "hot" | "until" | "early" {
  if (discount.type === "early_booking_dates" && discount.endDate !== null) return "until";
  if (discount.type === "early_booking_days") return "early";
  return discount.type === "early_booking_dates" ? "early" : "hot";
}
