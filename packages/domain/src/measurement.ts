/**
 * Countries with imperial units, by id; all others are metric
 * (docs/product/constants.md#enumerations).
 */
const imperialCountries: Readonly<Record<number, string>> = { 31: "MM", 114: "LR", 228: "US" };
const imperialCodes: ReadonlySet<string> = new Set(Object.values(imperialCountries));

/** @param country ISO 3166 code */
export function usesMetricSystem(country: string): boolean {
  return !imperialCodes.has(country);
}

const kilometresPerMile = 1.609344;

/** Converts kilometres to whole miles; 0 only for less than a kilometre. */
export const milesOf = (kilometres: number): number =>
  Math.round(kilometres / kilometresPerMile) || Math.min(1, Math.round(kilometres));
