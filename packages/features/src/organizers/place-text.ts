import type { OrganizerCard } from "@tropa/api-contract/organizers/organizer";

/** Formats an organizer's place, such as "Kazan, Russia"; a city entered as text has no known country. */
export const placeText = ({ city, country }: Pick<OrganizerCard, "city" | "country">): string =>
  [city.name, country?.name].filter(Boolean).join(", ");
