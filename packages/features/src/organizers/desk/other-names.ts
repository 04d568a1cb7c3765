/** Names under which people look for a page of the desk that has another one. */
export const otherNames = {
  profile: "records",
  settings: "records",
  requests: "bookings",
  calendar: "departures",
  messages: "chats",
  payouts: "money",
  today: "",
} as const;
