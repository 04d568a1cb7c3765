import type { Tour } from "@tropa/api-contract/discovery/tour";

/** What no part of the page shows: its data is written into the page once more for hydration. */
const unshown = [
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

/** A tour as its page shows it: the organizer is there only where the storefront shows organizers. */
export type ShownTour = Omit<Tour, (typeof unshown)[number] | "programme"> & {
  /** Places are only in the route, and the sights of a day in its title. */
  programme: Omit<Tour["programme"][number], "city_id" | "places">[];
  organizer: Omit<Tour["organizer"], "expert"> | null;
  /** A date is booked at once, without the organizer's word. */
  isInstant: boolean;
};

/** A tour as its page shows it, without its organizer where the storefront hides them. */
export function shownTour(answer: Tour, organizersShown: boolean): ShownTour {
  const { expert: _, ...organizer } = answer.organizer;
  return {
    ...without(answer, unshown),
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
