import type { callsByArea } from "@tropa/api-contract/calls";

export type Area = keyof typeof callsByArea;

/** Titles of the contract's areas in the reference. */
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
