import { z } from "zod";

/** What staff do that the audit log keeps: each is the name of the call that does it. */
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
  "openAttachment",
  "userPhoneCode",
  "paymentAlerts",
  "resolvePaymentAlert",
  "failedLetters",
  "resendLetter",
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
  "markArrival",
  "updateTouristsQuestionnaires",
  "auditLog",
] as const;
export type AuditedCall = (typeof auditedCalls)[number];

/** What an act is about. */
export const auditSubjects = [
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
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** One act of one of the staff. */
export const auditEntry = z.object({
  id: z.number().int(),
  /** When, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Who; without a name once the account is gone. */
  staff: z.object({ account_id: z.number().int(), name: z.string() }),
  call: z.enum(auditedCalls),
  /** On what; null for what is about nothing single, such as reading a queue. */
  subject: z.object({ kind: z.enum(auditSubjects), id: z.string() }).nullable(),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
