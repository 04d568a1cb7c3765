/** Closed lists of values that fields of a tour take. */

/** Difficulties from easy to hard. */
export const difficulties = [1, 2, 3, 4] as const;
export type Difficulty = (typeof difficulties)[number];

/** Kinds of accommodation, as in the API. */
export const accommodationKinds = [
  "camp-site",
  "guest-house",
  "flat",
  "cabin",
  "hotel",
  "tent",
  "train",
  "not-set",
] as const;
export type AccommodationKind = (typeof accommodationKinds)[number];

/** Comfort levels from plain to premium. */
export const comfortLevels = ["base", "base_plus", "medium", "improved", "premium"] as const;
export type ComfortLevel = (typeof comfortLevels)[number];

/** What makes a tour accessible. */
export const accessibilityFacts = [
  "wheelchair",
  "step-free",
  "accessible-transport",
  "accessible-toilet",
  "sign-language",
  "hearing-loop",
  "audio-description",
  "service-dogs",
] as const;
