import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { DiscountType } from "../discovery/discount.ts";

/** Most seats of a departure, and its highest price, minor units. */
export const MAX_SEATS = 500;
export const MAX_PRICE_MINOR = 1_000_000_000;

/** The discount of a departure. */
export interface DepartureDiscount {
  readonly type: DiscountType;
  /** The price without it, minor units of the tour's currency. */
  readonly price_without: number;
  /** The last local day to book at the lower price; null: as long as it can be booked. */
  readonly ends_on: LocalDate | null;
}

/** An organizer's settings for a departure. Named as in the API. */
export interface DepartureTerms {
  readonly seats: number;
  /** Price per seat after the discount, minor units. */
  readonly price: number;
  readonly discount: DepartureDiscount | null;
  /** Whether new bookings are refused; existing ones stay. */
  readonly is_closed: boolean;
  readonly is_guaranteed: boolean;
}

/** Facts of a departure that limit its terms. */
export interface DepartureFacts {
  readonly start: LocalDate;
  readonly seats_taken: number;
  readonly is_guaranteed: boolean;
}

export type TermsField = "seats" | "price" | "price_without" | "ends_on" | "is_guaranteed";
export type TermsFault =
  | { readonly field: TermsField; readonly key: "required" | "incorrect" | "date" }
  | { readonly field: TermsField; readonly key: "minValue"; readonly values: { min: number } }
  | { readonly field: TermsField; readonly key: "maxValue"; readonly values: { max: number } };

/**
 * Returns what is wrong with a departure's terms: fewer seats than are taken, a discounted price
 * that is not lower or ends too late, a guarantee withdrawn from people who have booked.
 *
 * @param today the local date of the place
 */
export function termsFaults(
  terms: DepartureTerms,
  facts: DepartureFacts,
  today: LocalDate,
): TermsFault[] {
  const faults: TermsFault[] = [];
  const fewest = Math.max(1, facts.seats_taken);
  if (!Number.isInteger(terms.seats)) faults.push({ field: "seats", key: "incorrect" });
  else if (terms.seats < fewest)
    faults.push({ field: "seats", key: "minValue", values: { min: fewest } });
  else if (terms.seats > Math.max(MAX_SEATS, facts.seats_taken))
    faults.push({ field: "seats", key: "maxValue", values: { max: MAX_SEATS } });
  if (!isPrice(terms.price)) faults.push({ field: "price", key: "incorrect" });
  if (terms.discount !== null) faults.push(...discountFaults(terms.discount, terms, facts, today));
  if (facts.is_guaranteed && !terms.is_guaranteed && facts.seats_taken > 0)
    faults.push({ field: "is_guaranteed", key: "incorrect" });
  return faults;
}

const isPrice = (minor: number): boolean =>
  Number.isInteger(minor) && minor > 0 && minor <= MAX_PRICE_MINOR;

function discountFaults(
  { type, price_without: before, ends_on: end }: DepartureDiscount,
  { price }: DepartureTerms,
  { start }: DepartureFacts,
  today: LocalDate,
): TermsFault[] {
  const faults: TermsFault[] = [];
  if (!isPrice(before) || before <= price)
    faults.push({ field: "price_without", key: "incorrect" });
  if (isEarly(type)) {
    if (end === null) faults.push({ field: "ends_on", key: "required" });
    else if (end < today || end >= start) faults.push({ field: "ends_on", key: "date" });
  } else if (end !== null) faults.push({ field: "ends_on", key: "incorrect" });
  return faults;
}

/**
 * Whether a discount is for early booking, with a last day of its own before the start. Seasonal
 * prices and those of a single date last until the eve.
 */
export const isEarly = (type: DiscountType): boolean =>
  type === "early_booking_dates" || type === "early_booking_days";

/**
 * Returns the terms for one day of a series. An early-booking discount ends on the eve at the
 * latest; if it would have ended already, the day gets the price without it.
 *
 * @param daysBefore days before each start at which the discount ends; null for the end in the
 * terms
 */
export function termsOn<Terms extends DepartureTerms>(
  day: LocalDate,
  terms: Terms,
  daysBefore: number | null,
  today: LocalDate,
): Terms {
  const { discount } = terms;
  if (discount === null || !isEarly(discount.type)) return terms;
  const end = daysBefore === null ? discount.ends_on : earlyBookingEnd(day, daysBefore);
  if (end === null) return terms;
  const eve = addDays(day, -1);
  const last = end < eve ? end : eve;
  if (last < today) return { ...terms, price: discount.price_without, discount: null };
  return { ...terms, discount: { ...discount, ends_on: last } };
}

/**
 * Returns the last day of an early-booking discount that ends a number of days before the start.
 */
export const earlyBookingEnd = (start: LocalDate, daysBefore: number): LocalDate =>
  addDays(start, -Math.max(1, Math.floor(daysBefore)));
