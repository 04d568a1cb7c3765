import type { OrganizerCard } from "@tropa/api-contract/organizers/organizer";

/** "Kazan, Russia"; of a city that somebody has typed nobody knows the country. */
export const placeText = ({ city, country }: Pick<OrganizerCard, "city" | "country">): string =>
  [city.name, country?.name].filter(Boolean).join(", ");
