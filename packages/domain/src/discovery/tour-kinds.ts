import type { ComfortLevel } from "./tour-fields/field-values.ts";

/** Tour types in the API (docs/product/cards-and-dates.md#tours). */
export const tourTypeIds = { tour: 1, excursion: 2 } as const;

/** Comfort levels of a tour, one flag per level (docs/product/cards-and-dates.md#tours). */
export type ComfortFlags = { readonly [Level in ComfortLevel as `is_comfort_${Level}`]: boolean };

/** Returns all five flags, true for the given levels. */
export function comfortFlags(levels: readonly ComfortLevel[]): ComfortFlags {
  const has = (level: ComfortLevel): boolean => levels.includes(level);
  return {
    is_comfort_base: has("base"),
    is_comfort_base_plus: has("base_plus"),
    is_comfort_medium: has("medium"),
    is_comfort_improved: has("improved"),
    is_comfort_premium: has("premium"),
  };
}
