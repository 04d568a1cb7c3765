import { deskParts } from "@tropa/domain/people/desk-part";
import { deskLevels } from "@tropa/domain/people/desk-right";
import { z } from "zod/mini";
import { chatSides } from "../conversation/chat.ts";
import { requiredEmail } from "../base/contact-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { currency, flag, id, localDate, minor, queryId, queryPage } from "../base/primitives.ts";
import { auditedCalls, auditEntry } from "./audit.ts";

/** Rows per page of a queue and of the audit log. */
export const deskPageLength = 20;

const none = z.object({});
const done = z.object({ success: z.literal(true) });
const moment = z.iso.datetime();
const bigId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  });

export const staffDeskCall = endpoint({
  name: "staffDesk",
  method: "GET",
  path: "/spa/staff-desk",
  summary: "The parts of the desk that the caller may open, with how much waits in each",
  query: none,
  answer: z.object({
    /** `waiting` is null for parts without a queue: the audit log. */
    parts: z.array(
      z.object({
        part: z.enum(deskParts),
        /** The highest level at which the caller may act in it. */
        level: z.enum(deskLevels),
        waiting: z.nullable(z.int()),
        /** How many of them are past the time promised; 0 where none is promised. */
        late: z.int(),
      }),
    ),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "staff",
});

const messageToModerate = z.object({
  id,
  chat_id: id,
  side: z.enum(chatSides),
  author: z.string(),
  text: z.string(),
  /** The text with contacts masked, as `moderateMessage` would leave it. */
  masked: z.string(),
  created_at: moment,
  is_chat_frozen: z.boolean(),
});
export type MessageToModerate = z.infer<typeof messageToModerate>;

export const messagesToModerateCall = endpoint({
  name: "messagesToModerate",
  method: "GET",
  path: "/spa/messages-to-moderate",
  summary:
    "Messages of the last 30 days that seem to give contacts away and that nobody has looked at, newest first, 20 a page",
  query: z.object({ page: queryPage }),
  answer: pageOf(messageToModerate),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.messages",
});

export const passMessageCall = endpoint({
  name: "passMessage",
  method: "POST",
  path: "/spa/pass-message",
  summary: "Staff leave a message as it is: it is not offered for moderation any more",
  query: none,
  body: z.object({ message_id: id }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.messages",
});

const frozenChat = z.object({
  chat_id: id,
  /** Names; empty if not given yet, null for support. */
  tourist: z.string(),
  organizer: z.nullable(z.string()),
  frozen_at: moment,
  /** Why and by whom; empty for chats frozen before that was recorded. */
  reason: z.string(),
  by: z.string(),
});
export type FrozenChat = z.infer<typeof frozenChat>;

export const frozenChatsCall = endpoint({
  name: "frozenChats",
  method: "GET",
  path: "/spa/frozen-chats",
  summary: "Chats that staff have frozen, the last one first, 20 a page",
  query: z.object({ page: queryPage }),
  answer: pageOf(frozenChat),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.messages",
});

const paymentAlert = z.object({
  id: bigId,
  /** Such as `wrong_amount`; the provider's message is in `details`. */
  reason: z.string(),
  details: z.string(),
  created_at: moment,
  resolved: z.nullable(z.object({ at: moment, by: z.string() })),
  payment: z.nullable(
    z.object({ id, booking_id: z.nullable(id), amount: minor, currency, status: z.int() }),
  ),
});
export type PaymentAlert = z.infer<typeof paymentAlert>;

export const paymentAlertsCall = endpoint({
  name: "paymentAlerts",
  method: "GET",
  path: "/spa/payment-alerts",
  summary:
    "Payments that a person has to look at, newest first, 20 a page; with is_resolved=1 those that somebody has",
  query: z.object({ page: queryPage, is_resolved: flag }),
  answer: pageOf(paymentAlert),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.payments",
});

export const resolvePaymentAlertCall = endpoint({
  name: "resolvePaymentAlert",
  method: "POST",
  path: "/spa/resolve-payment-alert",
  summary: "Staff have looked at an alert, or have to look at it once more",
  query: none,
  body: z.object({ id: bigId, is_resolved: z.boolean() }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.payments",
});

const failedLetter = z.object({
  id: bigId,
  kind: z.string(),
  channel: z.string(),
  /** Masked: staff need to know the letter, not the person. */
  recipient: z.string(),
  subject: z.nullable(z.string()),
  error: z.string(),
  tries: z.int(),
  booking_id: z.nullable(id),
  created_at: moment,
});

export const failedLettersCall = endpoint({
  name: "failedLetters",
  method: "GET",
  path: "/spa/failed-letters",
  summary:
    "Letters that their gateway has refused and that have not gone out, newest first, 20 a page. What they say stays out: some carry codes",
  query: z.object({ page: queryPage }),
  answer: pageOf(failedLetter),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.letters",
});

export const resendLetterCall = endpoint({
  name: "resendLetter",
  method: "POST",
  path: "/spa/resend-letter",
  summary: "Has a failed letter tried again at once; 409 where it has gone out by now",
  query: none,
  body: z.object({ id: bigId }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.letters",
});

export const sendLetterToCall = endpoint({
  name: "sendLetterTo",
  method: "POST",
  path: "/spa/send-letter-to",
  summary:
    "Sends an e-mail about a booking to another address, in place of one that has not gone out; a booking without an account that has the old address gets the new one. 404 for letters about no booking",
  query: none,
  body: z.object({ id: bigId, email: requiredEmail }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.letters",
});

const organizerContract = z.object({
  id,
  organizer: z.object({ id, title: z.string(), is_published: z.boolean() }),
  files_count: z.int(),
  created_at: moment,
  /** When the organizer last saved their meeting data; null if never. */
  saved_at: z.nullable(moment),
});
export type OrganizerContract = z.infer<typeof organizerContract>;

export const organizerContractsCall = endpoint({
  name: "organizerContracts",
  method: "GET",
  path: "/spa/organizer-contracts",
  summary:
    "Contracts of all organizers, those without meeting data first, then the newest; 20 a page, of one organizer with organizer_id",
  query: z.object({ page: queryPage, organizer_id: z.optional(queryId) }),
  answer: pageOf(organizerContract),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.organizers",
});

const auditFilter = {
  account_id: z.optional(queryId),
  call: z.optional(z.enum(auditedCalls)),
  from: z.optional(localDate),
  to: z.optional(localDate),
  booking_id: z.optional(queryId),
  person_id: z.optional(queryId),
  address: z.optional(z.union([z.ipv4(), z.ipv6()])),
};

/** Rows of a download of the audit log at most. */
export const mostAuditRows = 10_000;

export const auditLogCall = endpoint({
  name: "auditLog",
  method: "GET",
  path: "/spa/audit-log",
  summary:
    "What staff did, newest first, 20 entries before the one given: of one of them, of one call, of the days from `from` to `to` in UTC, about a booking, about a person and their bookings, from a network address",
  query: z.object({
    /** `next` of the page before. */
    before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.transform(Number))),
    ...auditFilter,
  }),
  answer: z.object({
    items: z.array(auditEntry),
    next: z.nullable(z.int()),
    /** All staff in the log, for the filter. */
    staff: z.array(z.object({ account_id: id, name: z.string() })),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.audit",
});

export const auditLogCsvCall = endpoint({
  name: "auditLogCsv",
  method: "GET",
  path: "/spa/audit-log.csv",
  summary: `The same as a table for office programs, the newest ${mostAuditRows} rows at most; actions are named by their calls`,
  query: z.object(auditFilter),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.audit",
  produces: "text/csv",
});
