/** Countries that measure in feet and miles, by id; all others are metric (docs/product/constants.md#enumerations). */
const imperialCountries: Readonly<Record<number, string>> = { 31: "MM", 114: "LR", 228: "US" };
const imperialCodes: ReadonlySet<string> = new Set(Object.values(imperialCountries));

/** @param country ISO 3166 code */
export function usesMetricSystem(country: string): boolean {
  return !imperialCodes.has(country);
}

const kilometresPerMile = 1.609344;

/** A distance in whole miles, for those who measure in them: none only where it is less than a whole kilometre, too. */
export const milesOf = (kilometres: number): number =>
  Math.round(kilometres / kilometresPerMile) || Math.min(1, Math.round(kilometres));
