/** Countries that measure in feet and miles, by id; all others are metric (document 2 §9.5). */
const imperialCountryIds: readonly number[] = [31, 114, 228];

export function usesMetricSystem(countryId: number): boolean {
  return !imperialCountryIds.includes(countryId);
}
