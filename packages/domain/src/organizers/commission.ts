import type { LocalDate } from "../time/local-date.ts";

/** What a commission is agreed for, nearest to a departure first. */
export const commissionScopes = ["date", "tour", "organizer", "storefront", "all"] as const;
export type CommissionScope = (typeof commissionScopes)[number];

/** A commission from a day on: a percentage, or a sum per seat. */
export interface CommissionTerm {
  readonly scope: CommissionScope;
  /** First day, UTC; null for a term without one. */
  readonly starts_on: LocalDate | null;
  readonly percent: number | null;
  /** Minor units per seat. */
  readonly quantity: number | null;
}

/** Most decimals of a percentage that staff set. */
const percentDecimals = 2;

/** Parses "12,5" as 12.5; null unless it is a percentage with at most two decimals. */
export function typedPercent(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const percent = Number(`${match[1]}.${(match[2] ?? "").padEnd(percentDecimals, "0")}`);
  return percent <= 100 ? percent : null;
}

/** The percentage of a term; of a sum, its share of the price, rounded to four decimals. */
function percentOf({ percent, quantity }: CommissionTerm, price: number): number | null {
  if (percent !== null) return percent;
  if (quantity === null) return null;
  const [part, whole] = [BigInt(quantity) * 1_000_000n, BigInt(price)];
  return Math.min(100, Number((2n * part + whole) / (2n * whole)) / 10_000);
}

/**
 * Returns the term of a departure that is booked on a day: the nearest one that has begun, and of
 * its scope the newest; null if there is none.
 *
 * @param terms All terms of the departure, its tour, organizer and storefront
 */
export function commissionTermAt(
  terms: readonly CommissionTerm[],
  day: LocalDate,
): CommissionTerm | null {
  const begun = terms.filter(({ starts_on: start }) => start === null || start <= day);
  for (const scope of commissionScopes) {
    const newest = begun
      .filter((term) => term.scope === scope)
      .toSorted((a, b) => (a.starts_on ?? "").localeCompare(b.starts_on ?? ""))
      .at(-1);
    if (newest) return newest;
  }
  return null;
}

/**
 * Returns the percentage of a departure that is booked on a day; null if there is none. SQL has the
 * same as `commission_share`.
 *
 * @param price Minor units per seat
 */
export function commissionAt(
  terms: readonly CommissionTerm[],
  { day, price }: { day: LocalDate; price: number },
): number | null {
  const term = commissionTermAt(terms, day);
  return term && percentOf(term, price);
}

/** What an organizer gets of a price; fractions of a minor unit are Tropa's. */
export function organizerPart(minor: number, percent: number): number {
  // Percentages have four decimals: whole numbers keep 12.35 % from gaining a kopeck.
  const parts = Math.round(percent * 10_000);
  return minor - Math.min(minor, Math.ceil((minor * parts) / 1_000_000));
}
