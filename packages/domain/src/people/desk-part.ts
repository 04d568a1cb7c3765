/**
 * Parts of the staff's desk, with a permission for each: reviews that are held, messages that give contacts away,
 * alerts of payments, letters that did not go out, organizers' records and contracts, and the audit log.
 */
export const deskParts = [
  "reviews",
  "messages",
  "payments",
  "letters",
  "organizers",
  "audit",
] as const;
export type DeskPart = (typeof deskParts)[number];
