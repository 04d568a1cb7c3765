/** Countries that measure in feet and miles, by id; all others are metric (docs/product/constants.md#enumerations). */
const imperialCountryIds: readonly number[] = [31, 114, 228];

export function usesMetricSystem(countryId: number): boolean {
  return !imperialCountryIds.includes(countryId);
}
