/**
 * Parts of the staff desk, each with its own permission: bookings and people, support chats, held
 * reviews, messages that reveal contacts and frozen chats, payment alerts, undelivered letters,
 * organizers' records and contracts, and the audit log.
 */
export const deskParts = [
  "bookings",
  "support",
  "reviews",
  "messages",
  "payments",
  "letters",
  "organizers",
  "audit",
] as const;
export type DeskPart = (typeof deskParts)[number];
