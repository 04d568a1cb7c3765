import type { OrganizerCard } from "@tropa/api-contract/organizers/organizer";

/** Such as "Kazan, Russia"; a city typed by hand has no known country. */
export const placeText = ({ city, country }: Pick<OrganizerCard, "city" | "country">): string =>
  [city.name, country?.name].filter(Boolean).join(", ");
