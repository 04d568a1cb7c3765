import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import { discountedPrice, discountFormats } from "@tropa/domain/discovery/discount";
import type { DiscountType } from "@tropa/domain/discovery/discount";
import type { Rule, RuleFailure } from "@tropa/domain/forms/form-rules";
import { plainText } from "@tropa/domain/text/plain-text";
import { typedNumber } from "@tropa/domain/forms/typed-number";
import { daysBetween } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { minorPerMajor } from "@tropa/domain/money";
import {
  earlyBookingEnd,
  MAX_PRICE_MINOR,
  MAX_SEATS,
} from "@tropa/domain/organizers/departure-terms";
import type { DepartureTerms } from "@tropa/domain/organizers/departure-terms";

/** Values of the form for a departure's terms, as typed. */
export type TermsValues = {
  seats: string;
  /** The full price, in major units. */
  price: string;
  discount_type: DiscountType | "";
  discount_size: string;
  discount_format: "1" | "2";
  ends_on: string;
  days_before: string;
  is_closed: boolean;
  is_guaranteed: boolean;
};

const longestEarly = 365;

/** Parses "12 500,50" as 1250050; null unless it is an amount above zero. */
export function typedMinor(text: string): number | null {
  const minor = typedNumber(text) * minorPerMajor;
  // More decimals than the currency has, or more digits than any price, are a typo.
  const isAmount = Math.abs(minor - Math.round(minor)) < 1e-4 && minor < 1e11;
  return isAmount ? Math.round(minor) || null : null;
}

/** Like the above, for a price; null if no departure may cost that. */
export function minorOf(text: string): number | null {
  const minor = typedMinor(text);
  return minor !== null && minor <= MAX_PRICE_MINOR ? minor : null;
}

/** Formats 1250050 as "12500.5", for a field's initial value. */
export const majorText = (minor: number): string => String(minor / minorPerMajor);

/** Parses a whole number; null for anything else. */
const wholeOf = (text: string): number | null =>
  /^\d{1,6}$/.test(plainText(text).trim()) ? Number(plainText(text)) : null;

/** Returns the discounted price; null without a discount, or if nothing is left. */
export function reducedPrice(values: TermsValues): number | null {
  const full = minorOf(values.price);
  const size = typedNumber(values.discount_size);
  if (full === null || values.discount_type === "" || !(size > 0)) return null;
  const format =
    values.discount_format === "1" ? discountFormats.currency : discountFormats.percent;
  if (format === discountFormats.percent && size >= 100) return null;
  const left = discountedPrice(full, { size, format });
  // A price below a hundredth of the full one is a typo.
  return left < full && left > full / 100 ? left : null;
}

/** Returns the call's body; null while a number is invalid, which the rules report. */
export function termsOf(
  values: TermsValues,
): { terms: DepartureTerms; daysBefore: number | null } | null {
  const seats = wholeOf(values.seats);
  const full = minorOf(values.price);
  if (seats === null || full === null) return null;
  const { discount_type: type, is_closed, is_guaranteed } = values;
  const common = { seats, is_closed, is_guaranteed };
  if (type === "") return { terms: { ...common, price: full, discount: null }, daysBefore: null };
  const price = reducedPrice(values);
  if (price === null) return null;
  const ends_on = type === "early_booking_dates" ? values.ends_on : null;
  const daysBefore = type === "early_booking_days" ? wholeOf(values.days_before) : null;
  return {
    terms: { ...common, price, discount: { type, price_without: full, ends_on } },
    daysBefore,
  };
}

/** Like the above for one departure, where the number of days before the start gives a date. */
export function termsOfDay(values: TermsValues, start: LocalDate): DepartureTerms | null {
  const typed = termsOf(values);
  if (!typed?.terms.discount || typed.daysBefore === null) return typed?.terms ?? null;
  const ends_on = earlyBookingEnd(start, typed.daysBefore);
  return { ...typed.terms, discount: { ...typed.terms.discount, ends_on } };
}

/** Initial values of the form. */
export function valuesOf(departure: OrganizerDeparture): TermsValues {
  const { discount, price, start } = departure;
  const full = discount?.price_without ?? price;
  const daysBefore =
    discount?.type === "early_booking_days" && discount.ends_on !== null
      ? String(daysBetween(discount.ends_on, start))
      : "";
  return {
    seats: String(departure.seats),
    price: majorText(full),
    discount_type: discount?.type ?? "",
    discount_size: discount ? majorText(full - price) : "",
    discount_format: "1",
    ends_on: (discount?.type === "early_booking_dates" && discount.ends_on) || "",
    days_before: daysBefore,
    is_closed: departure.is_closed,
    is_guaranteed: departure.is_guaranteed,
  };
}

const incorrect: RuleFailure = { key: "incorrect" };
const required: RuleFailure = { key: "required" };
const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Applies a rule only while a discount of some kind is chosen. */
const ofKind =
  (kinds: readonly string[], rule: Rule): Rule =>
  (value, form) =>
    kinds.includes(textOf(form.discount_type)) ? rule(value, form) : null;

const isPrice: Rule = (value) => {
  if (textOf(value) === "") return required;
  return minorOf(textOf(value)) === null ? incorrect : null;
};

/** Rules of the form. `last` is the latest last day of a discount; null if each departure has its own. */
export function termsRules({
  fewest,
  today,
  last,
}: {
  fewest: number;
  today: LocalDate;
  last: LocalDate | null;
}): Readonly<Record<keyof TermsValues, readonly Rule[]>> {
  const seats: Rule = (value) => {
    if (textOf(value) === "") return required;
    const count = wholeOf(textOf(value));
    if (count === null) return incorrect;
    if (count < fewest) return { key: "minValue", values: { min: fewest } };
    const most = Math.max(MAX_SEATS, fewest);
    return count > most ? { key: "maxValue", values: { max: most } } : null;
  };
  const size: Rule = (value, form) => {
    if (textOf(form.discount_type) === "") return null;
    if (textOf(value) === "") return required;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these rules are asked of this form alone
    return reducedPrice(form as TermsValues) === null ? incorrect : null;
  };
  const end: Rule = (value) => {
    const day = textOf(value);
    if (day === "") return required;
    return day < today || (last !== null && day > last) ? incorrect : null;
  };
  const early: Rule = (value) => {
    if (textOf(value) === "") return required;
    const days = wholeOf(textOf(value));
    if (days === null) return { key: "number" };
    if (days < 1) return { key: "minValue", values: { min: 1 } };
    return days > longestEarly ? { key: "maxValue", values: { max: longestEarly } } : null;
  };
  return {
    seats: [seats],
    price: [isPrice],
    discount_type: [],
    discount_size: [size],
    discount_format: [],
    ends_on: [ofKind(["early_booking_dates"], end)],
    days_before: [ofKind(["early_booking_days"], early)],
    is_closed: [],
    is_guaranteed: [],
  };
}
