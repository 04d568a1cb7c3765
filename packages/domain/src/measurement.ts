/** Countries that measure in feet and miles, by their ids in the documents; all others are metric (document 2 §9.5). */
const imperialCountries: Readonly<Record<number, string>> = { 31: "MM", 114: "LR", 228: "US" };
const imperialCodes: ReadonlySet<string> = new Set(Object.values(imperialCountries));

/** @param country ISO 3166 code */
export function usesMetricSystem(country: string): boolean {
  return !imperialCodes.has(country);
}
