/** Names of the sections of the list of calls (docs/product/calls.md). */
export const sectionNames: Readonly<Record<string, string>> = {
  "7.1": "General",
  "7.2": "Search and content",
  "7.3": "Uploads",
  "7.4": "Chat",
  "7.5": "User",
  "7.6": "Booking",
  "7.7": "Organizer",
  "7.8": "Tour interactions",
};
