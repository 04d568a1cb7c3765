import type { LocalDate } from "../time/local-date.ts";
import { minorPerMajor } from "../money.ts";

/** Discounts below this many percent are not shown (docs/product/constants.md#currencies-and-prices). */
export const minimumShownDiscountPercent = 2;

/**
 * Discount types, which are the pricing rule kinds: early booking by dates, early booking by days, seasonal,
 * tour date (docs/product/cards-and-dates.md#discounts).
 */
export const discountTypes = [
  "early_booking_dates",
  "early_booking_days",
  "seasonal",
  "on_tour_date",
] as const;
export type DiscountType = (typeof discountTypes)[number];

/** Discount formats: 1 is an amount of currency, 2 a percent. */
export const discountFormats = { currency: 1, percent: 2 } as const;
export type DiscountFormat = (typeof discountFormats)[keyof typeof discountFormats];

/**
 * Returns the price after a discount, minor units (docs/product/cards-and-dates.md#discounts). A
 * discount of format 1 is in whole units of the price's currency. Rounds up to at least one minor
 * unit: nothing is free.
 */
export function discountedPrice(
  priceMinor: number,
  discount: { size: number; format: DiscountFormat },
): number {
  const size = Math.max(0, discount.size);
  const left =
    discount.format === discountFormats.percent
      ? (priceMinor * (100 - size)) / 100
      : priceMinor - size * minorPerMajor;
  // The small amount keeps 90.00000000000001 from becoming 91.
  return Math.max(1, Math.ceil(left - 1e-6));
}

/** Returns the whole percent saved; null if it is too small to show. */
export function discountPercent(price: number, priceWithoutDiscount: number | null): number | null {
  if (priceWithoutDiscount === null || priceWithoutDiscount <= price) return null;
  const percent = Math.round((1 - price / priceWithoutDiscount) * 100);
  return percent < minimumShownDiscountPercent ? null : percent;
}

export type DiscountLabel = "hot" | "until" | "early";

/**
 * Returns the label of a date's discount (docs/product/cards-and-dates.md#discounts): "Горящая
 * дата", "До {date}" or "Раннее бронирование".
 */
export function discountLabel(discount: {
  type: DiscountType;
  endDate: string | null;
}): DiscountLabel {
  if (discount.type === "early_booking_dates" && discount.endDate !== null) return "until";
  if (discount.type === "early_booking_days") return "early";
  return discount.type === "early_booking_dates" ? "early" : "hot";
}

/** The discount label of a departure; its words are in the message catalogues. */
export type DiscountNote =
  | { readonly label: "hot" }
  | { readonly label: "until"; readonly date: LocalDate }
  | { readonly label: "early" };

/**
 * Returns the label of a date's discount with its date, if any
 * (docs/product/cards-and-dates.md#discounts). Null without a discount, or once the last day to
 * book at the lower price has passed.
 */
export function discountNote(
  discount: { type: DiscountType; endDate: LocalDate | null } | null,
  today: LocalDate,
): DiscountNote | null {
  if (discount === null || (discount.endDate !== null && discount.endDate < today)) return null;
  const label = discountLabel(discount);
  if (label !== "until") return { label };
  return discount.endDate === null ? { label: "early" } : { label, date: discount.endDate };
}
