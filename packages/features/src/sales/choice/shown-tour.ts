import type { Tour } from "@tropa/api-contract/discovery/tour";

/** Fields that no part of the page shows. Left out because loader data is also written into the page for hydration. */
const hiddenFields = [
  "similar",
  "cities",
  "organizer",
  "id_on_site",
  "tags",
  "collections",
  "countries",
  "regions",
  "host_cities",
  "excursion_dates",
  "is_comfort_base",
  "is_comfort_base_plus",
  "is_comfort_medium",
  "is_comfort_improved",
  "is_comfort_premium",
] as const satisfies readonly (keyof Tour)[];

/** A tour as its page shows it; the organizer is null on storefronts that hide organizers. */
export type ShownTour = Omit<Tour, (typeof hiddenFields)[number] | "programme"> & {
  /** The programme without places: the route has them, and titles of days name the sights. */
  programme: Omit<Tour["programme"][number], "city_id" | "places">[];
  organizer: Omit<Tour["organizer"], "expert"> | null;
  /** Booked at once, without the organizer's confirmation. */
  isInstant: boolean;
};

/** Reduces the API's tour to what its page shows. */
export function shownTour(answer: Tour, organizersShown: boolean): ShownTour {
  const { expert: _, ...organizer } = answer.organizer;
  return {
    ...without(answer, hiddenFields),
    programme: answer.programme.map((day) => without(day, ["city_id", "places"])),
    organizer: organizersShown ? organizer : null,
    isInstant: organizer.has_direct_sale,
  };
}

function without<T extends object, Key extends keyof T>(
  value: T,
  keys: readonly Key[],
): Omit<T, Key> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
