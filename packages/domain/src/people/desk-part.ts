/**
 * Parts of the staff's desk, with a permission for each: chats with support, reviews that are held, messages that give
 * contacts away with the chats that are frozen, alerts of payments, letters that did not go out, organizers' records and contracts, and the audit log.
 */
export const deskParts = [
  "support",
  "reviews",
  "messages",
  "payments",
  "letters",
  "organizers",
  "audit",
] as const;
export type DeskPart = (typeof deskParts)[number];
