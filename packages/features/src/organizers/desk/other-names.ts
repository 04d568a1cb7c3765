/** Aliases of desk pages: names under which people look for them. */
export const otherNames = {
  profile: "records",
  settings: "records",
  requests: "bookings",
  calendar: "departures",
  messages: "chats",
  payouts: "money",
  today: "",
} as const;
