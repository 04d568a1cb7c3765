import type { ChatEvent } from "@tropa/domain/conversation/chat-message";
import { z } from "zod/mini";
import { attachmentStatuses, chat, chatMessage, chatSides, messengerSources } from "./chat.ts";
import { id } from "../base/primitives.ts";

/**
 * Realtime chat events (docs/product/chat.md#events). Each goes to both sides of its chat, from the
 * reader's point of view, in order; `id` grows, and a socket resumes from it.
 */
const eventId = z.int().check(z.gte(1));

function chatEvent<const Name extends string, Data extends z.ZodMiniType>(
  event: Name,
  description: string,
  data: Data,
) {
  return z
    .object({ id: eventId, event: z.literal(event), chat_id: id, data })
    .check(z.meta({ description }));
}

export const realtimeEvent = z.discriminatedUnion("event", [
  chatEvent("new_message", "Somebody has written into a chat.", chatMessage),
  chatEvent("message_was_edit", "Its author has changed a message.", chatMessage),
  chatEvent(
    "message_was_moderated",
    "Staff has changed a message or hidden what must not stand in it.",
    chatMessage,
  ),
  chatEvent(
    "chat_is_read",
    "A side has seen all messages up to one.",
    z.object({
      side: z.enum(chatSides),
      last_read_message_id: z.int().check(z.gte(0)),
      /** Messages of the chat that the receiver has not read. */
      unread_count: z.int().check(z.gte(0)),
    }),
  ),
  chatEvent(
    "chat_was_updated",
    "What a list shows of a chat has changed: the tour it is about.",
    chat,
  ),
  chatEvent("chat_created", "A chat was opened.", chat),
  chatEvent(
    "message_was_deleted",
    "Its author has taken a message back.",
    z.object({ message_id: id, unread_count: z.int().check(z.gte(0)) }),
  ),
  chatEvent(
    "attachment_download_status_was_changed",
    "The file of a message was fetched by the other side.",
    z.object({ message_id: id, file_id: z.nullable(id), status: z.enum(attachmentStatuses) }),
  ),
  z
    .object({
      id: eventId,
      event: z.literal("crm_user_chat_notifications_enabled"),
      /** Null: it concerns all chats of the account. */
      chat_id: z.null(),
      data: z.object({
        source: z.enum(messengerSources),
        messenger_was_activated: z.literal(true),
      }),
    })
    .check(
      z.meta({
        description: "The account has connected a messenger: notifications of chats go there.",
      }),
    ),
  chatEvent(
    "chat_is_frozen",
    "Staff has frozen a chat, or thawed it.",
    z.object({ is_frozen: z.boolean() }),
  ),
  z
    .object({
      id: eventId,
      event: z.literal("tasks_changed"),
      chat_id: z.null(),
      data: z.object({ ids: z.array(id) }),
    })
    .check(
      z.meta({
        description: "For staff with tasks: one has come in or changed; read them again.",
      }),
    ),
]);
export type RealtimeEvent = z.infer<typeof realtimeEvent>;
export type RealtimeEventName = ChatEvent;

/** Messages from the client; the first is `hello`, within ten seconds. */
export const clientFrame = z.discriminatedUnion("type", [
  z
    .strictObject({
      type: z.literal("hello"),
      /** Ticket returned by `realtimeTicket`. */
      ticket: z.string().check(z.maxLength(100)),
      /** The last event seen on an earlier socket: later ones are sent first. */
      last_event_id: z.nullable(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
    })
    .check(z.meta({ description: "Signs in." })),
  z
    .strictObject({
      type: z.literal("ack"),
      id: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
    })
    .check(
      z.meta({
        description:
          "All events up to this id have arrived. Not more than 1,000 are sent ahead of it: a socket that does not keep up is closed with 4008.",
      }),
    ),
  z
    .strictObject({ type: z.literal("ping") })
    .check(z.meta({ description: "Asks for a pong, to tell a dead connection from a quiet one." })),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Messages from the server. */
export const serverFrame = z.discriminatedUnion("type", [
  z
    .object({
      type: z.literal("ready"),
      /** Events continue after this id; everything up to it is already in the answers of calls. */
      last_event_id: z.int().check(z.gte(0)),
      /**
       * False if too many events were missed to resend them: reload the chats on screen. Always
       * true for a first socket.
       */
      is_complete: z.boolean(),
    })
    .check(z.meta({ description: "The ticket was good." })),
  z
    .object({ type: z.literal("event"), event: realtimeEvent })
    .check(z.meta({ description: "One of the events." })),
  z.object({ type: z.literal("pong") }).check(z.meta({ description: "Answers a ping." })),
]);
export type ServerFrame = z.infer<typeof serverFrame>;

/** Why the server closes a socket. Clients do not reconnect after the `isFinal` ones. */
export const closeCodes = {
  shuttingDown: {
    code: 1001,
    isFinal: false,
    means: "The process is ending; another one takes over.",
  },
  unavailable: { code: 1013, isFinal: false, means: "The database is away; try again later." },
  badFrame: {
    code: 4000,
    isFinal: false,
    means: "A frame is none of hello, ack and ping, or there are too many.",
  },
  badTicket: { code: 4001, isFinal: false, means: "The ticket is spent, too old or nobody's." },
  tooSlow: {
    code: 4008,
    isFinal: false,
    means: "The socket does not take its events fast enough.",
  },
  sessionEnded: { code: 4003, isFinal: true, means: "The session was revoked or is over." },
  rightsChanged: { code: 4005, isFinal: false, means: "What the account may see has changed." },
  noHello: { code: 4004, isFinal: false, means: "No hello came in time." },
  tooMany: { code: 4029, isFinal: false, means: "The account holds too many sockets." },
} as const;
export type CloseReason = keyof typeof closeCodes;
