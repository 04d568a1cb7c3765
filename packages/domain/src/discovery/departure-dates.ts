/**
 * Whether a departure may still change: its own dates are preliminary, or nothing of its tour is
 * certain yet (docs/product/cards-and-dates.md#departures). Fields are named as in the API; null or
 * absent is unknown.
 */
export const isPreliminary = (
  departure: { readonly not_guaranteed?: boolean | null },
  tour: { readonly is_dates_preliminary: boolean },
): boolean => tour.is_dates_preliminary || departure.not_guaranteed === true;
