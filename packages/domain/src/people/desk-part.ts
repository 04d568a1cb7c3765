/**
 * Parts of the staff desk, each with its own permission: bookings and people, support chats, tasks
 * (help requests and complaints), held reviews, messages that reveal contacts and frozen chats,
 * payment alerts, undelivered letters, organizers' records and contracts, the audit log, and the
 * team with its roles.
 */
export const deskParts = [
  "bookings",
  "support",
  "tasks",
  "reviews",
  "messages",
  "payments",
  "letters",
  "organizers",
  "audit",
  "team",
] as const;
export type DeskPart = (typeof deskParts)[number];
