import { z } from "zod/mini";

/** Actions of staff recorded in the audit log: each is the name of its call. */
export const auditedCalls = [
  "staffAuthViaCode",
  "staffSession",
  "logout",
  "hiddenReviews",
  "moderateReview",
  "replyToReview",
  "staffQuestions",
  "moderateTourQuestion",
  "answerTourQuestion",
  "messagesToModerate",
  "moderateMessage",
  "passMessage",
  "freezeChat",
  "frozenChats",
  "sendMessage",
  "editMessage",
  "deleteMessage",
  "assignSupportChat",
  "closeSupportChat",
  "openAttachment",
  "userPhoneCode",
  "paymentAlerts",
  "resolvePaymentAlert",
  "failedLetters",
  "resendLetter",
  "sendLetterTo",
  "organizerContracts",
  "organizerApplications",
  "decideOrganizerApplication",
  "organizerCreate",
  "organizerUpdate",
  "organizerSetPublished",
  "createOrganizerContract",
  "addDepartures",
  "editDeparture",
  "cancelDeparture",
  "createTour",
  "openTour",
  "copyTour",
  "saveTour",
  "sendTour",
  "takeTourBack",
  "setTourPublished",
  "archiveTour",
  "restoreTour",
  "toursToModerate",
  "decideTour",
  "recordPayout",
  "takePayoutBack",
  "confirmBooking",
  "declineBooking",
  "cancelBooking",
  "changeBooking",
  "updateTourists",
  "saveTraveller",
  "removeTraveller",
  "markArrival",
  "unmarkArrival",
  "updateTouristsQuestionnaires",
  "auditLog",
  "staffSearch",
  "staffPerson",
  "personContacts",
  "addPersonNote",
  "signPersonOut",
  "blockPerson",
  "unblockPerson",
  "staffBooking",
  "bookingContacts",
  "addBookingNote",
  "giveGoodwill",
  "goodwillPreview",
  "booking",
  "travellers",
  "travellersCsv",
  "chatMessages",
  "organizerView",
  "verificationData",
  "organizerMoney",
  "statementCsv",
  "statementPdf",
] as const;
export type AuditedCall = (typeof auditedCalls)[number];

/** Kinds of objects of an action. */
const auditSubjects = [
  "review",
  "question",
  "message",
  "chat",
  "payment_alert",
  "letter",
  "organizer",
  "contract",
  "application",
  "departure",
  "tour",
  "payout",
  "booking",
  "account",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/**
 * Calls by which staff read data of one person or one organizer: the kind of object, and the query
 * field with its id. Lists that only count or name are not recorded.
 */
export const auditedReads: Partial<
  Record<AuditedCall, readonly [kind: AuditSubject, field: string]>
> = {
  booking: ["booking", "id"],
  staffBooking: ["booking", "id"],
  bookingContacts: ["booking", "id"],
  goodwillPreview: ["booking", "id"],
  staffPerson: ["account", "account_id"],
  personContacts: ["account", "account_id"],
  travellers: ["booking", "request_id"],
  travellersCsv: ["booking", "request_id"],
  chatMessages: ["chat", "chat_id"],
  organizerView: ["organizer", "id"],
  verificationData: ["organizer", "orgId"],
  organizerMoney: ["organizer", "organizer_id"],
  statementCsv: ["organizer", "organizer_id"],
  statementPdf: ["organizer", "organizer_id"],
};

/** An action of a staff member. */
export const auditEntry = z.object({
  id: z.int(),
  /** When, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Who did it; without a name once the account is gone. */
  staff: z.object({ account_id: z.int(), name: z.string() }),
  call: z.enum(auditedCalls),
  /** Object of the action; null if there is no single one, such as reading a queue. */
  subject: z.nullable(z.object({ kind: z.enum(auditSubjects), id: z.string() })),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
