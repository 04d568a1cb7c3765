import type { callsByArea } from "@tropa/api-contract/calls";

export type Area = keyof typeof callsByArea;

/** What the reference calls the areas of the contract. */
export const areaNames: Readonly<Record<Area, string>> = {
  general: "General",
  discovery: "Search and tours",
  editorial: "Content",
  conversation: "Chat and uploads",
  people: "People",
  sales: "Booking",
  organizers: "Organizers",
  staff: "Staff",
};
