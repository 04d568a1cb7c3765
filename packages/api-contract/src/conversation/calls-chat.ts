import { z } from "zod/mini";
import { storedFile } from "./calls-uploads.ts";
import { chat, chatListLength, chatMessage, freezeReasonLength, messageLength } from "./chat.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, personText, queryId } from "../base/primitives.ts";

const queryOffset = z._default(
  z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
  0,
);
/** The message for any other chat id is fixed: other clients know it. */
export const chatId = z
  .number({ error: "chatIdNumber" })
  .check(z.int(), z.gte(1), z.lte(2_147_483_647));
export const done = z.object({ success: z.literal(true) });

export const chatListCall = endpoint({
  name: "chatList",
  method: "GET",
  path: "/crm/api/chat/list",
  summary:
    "The caller's chats, the one with the newest message first: their own as a tourist, their organizer's, and for staff those with support; with tour_organizer_id the chats of that organizer",
  query: z.object({
    tour_organizer_id: z.optional(queryId),
    /** A part of the other side's name or of the tour's title. */
    search: z.optional(personText(100)),
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,3}$/)),
        z.transform((text) => Math.min(100, Math.max(1, Number(text)))),
      ),
      chatListLength,
    ),
    offset: queryOffset,
  }),
  answer: z.object({
    items: z.array(chat),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    /** In all chats, regardless of the search. */
    unread_count: z.int(),
    /** The caller's own chat with support; null while there is none. */
    support_chat_id: z.nullable(id),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "account",
});

export const chatCall = endpoint({
  name: "chat",
  method: "GET",
  path: "/crm/api/chat/get-chat",
  summary: "One chat",
  query: z.object({ chat_id: queryId }),
  answer: chat,
  errors: ["unauthorized", "not_found"],
  auth: "account",
});

export const supportChatCall = endpoint({
  name: "supportChat",
  method: "GET",
  path: "/crm/api/chat/get-chat-with-support",
  summary: "The id of the caller's chat with support, which is opened on the first call",
  query: z.object({
    /** Id of the storefront; by default the one that sends the request. */
    site_id: z.optional(z.string().check(z.maxLength(20))),
  }),
  answer: z.object({ id }),
  errors: ["unauthorized"],
  auth: "account",
});

export const chatMessagesCall = endpoint({
  name: "chatMessages",
  method: "GET",
  path: "/crm/api/chat/get-messages",
  summary:
    "Fifty messages of a chat, the newest first. Older pages begin before a message, or after as many of the newest as offset says. Messages taken back stay in their places without a text",
  query: z.object({
    chat_id: queryId,
    /** Id of the oldest message known: stays right while others write, and costs the same however far back. */
    before: z.optional(queryId),
    offset: queryOffset,
  }),
  answer: z.object({
    items: z.array(chatMessage),
    offset: z.int(),
    /** Whether there are older messages. */
    has_more: z.boolean(),
  }),
  errors: ["unauthorized", "not_found"],
  auth: "account",
});

export const readChatCall = endpoint({
  name: "readChat",
  method: "POST",
  path: "/crm/api/chat/mark-as-read",
  summary: "The caller's side has seen all messages of a chat",
  query: z.object({}),
  body: z.object({ chat_id: chatId }),
  answer: z.object({ success: z.literal(true), unread_count: z.int() }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});

export const sendMessageCall = endpoint({
  name: "sendMessage",
  method: "POST",
  path: "/crm/api/chat/send-message",
  summary:
    "Writes into a chat: a text, a file of the sender's own, or both. 409 while the chat is frozen",
  query: z.object({}),
  body: z
    .object({
      chat_id: chatId,
      message: z._default(personText(messageLength), ""),
      file_id: z.optional(z.nullable(id)),
    })
    .check(
      z.superRefine(({ message, file_id }, context) => {
        if (message === "" && !file_id)
          context.addIssue({ code: "custom", message: "required", path: ["message"] });
      }),
    ),
  answer: chatMessage,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "account",
  idempotent: true,
});

export const organizerChatCall = endpoint({
  name: "organizerChat",
  method: "POST",
  path: "/crm/api/chat/get-chat-with-organizer",
  summary:
    "The caller's chat with an organizer, opened where there is none, with what the caller asks as its next message",
  query: z.object({}),
  body: z.object({
    organizer_id: id,
    tour_id: z.optional(z.nullable(id)),
    /** If absent, the chat is opened without a message. */
    message: z.optional(personText(messageLength)),
  }),
  answer: z.object({ id, chat, message: z.nullable(chatMessage) }),
  errors: ["unauthorized", "not_found", "conflict"],
  auth: "account",
  invisibleCaptcha: true,
  idempotent: true,
});

export const editMessageCall = endpoint({
  name: "editMessage",
  method: "POST",
  path: "/spa/edit-message",
  summary: "The author changes the text of a message within an hour of sending it",
  query: z.object({}),
  body: z.object({ message_id: id, message: personText(messageLength).check(z.minLength(1)) }),
  answer: chatMessage,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "account",
});

export const deleteMessageCall = endpoint({
  name: "deleteMessage",
  method: "POST",
  path: "/spa/delete-message",
  summary: "The author takes a message back within an hour of sending it",
  query: z.object({}),
  body: z.object({ message_id: id }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "account",
});

export const moderateMessageCall = endpoint({
  name: "moderateMessage",
  method: "POST",
  path: "/spa/moderate-message",
  summary:
    "Staff hides phones, e-mails, links and names in messengers of a message behind eight asterisks, or puts another text in its place",
  query: z.object({}),
  body: z.object({
    message_id: id,
    message: z.optional(personText(messageLength).check(z.minLength(1))),
  }),
  answer: chatMessage,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.messages",
});

export const freezeChatCall = endpoint({
  name: "freezeChat",
  method: "POST",
  path: "/spa/freeze-chat",
  summary:
    "Staff freezes a chat, so that nobody but support writes into it, or thaws it; the reason is for staff alone",
  query: z.object({}),
  body: z.object({
    chat_id: chatId,
    is_frozen: z.boolean(),
    reason: personText(freezeReasonLength).check(z.minLength(1)),
  }),
  answer: chat,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.messages",
});

export const openAttachmentCall = endpoint({
  name: "openAttachment",
  method: "POST",
  path: "/spa/chat-attachment",
  summary:
    "The file of a message with a fresh link to it; fetched by the side that it was sent to, it counts as downloaded",
  query: z.object({}),
  body: z.object({ message_id: id }),
  answer: storedFile,
  errors: ["unauthorized", "not_found", "gone"],
  auth: "account",
});

export const realtimeTicketCall = endpoint({
  name: "realtimeTicket",
  method: "POST",
  path: "/spa/realtime-ticket",
  summary: "A ticket, good for one websocket within 30 seconds; see asyncapi.json",
  query: z.object({}),
  body: z.object({}),
  answer: z.object({
    ticket: z.string(),
    expires_at: z.iso.datetime(),
    /** Address of the socket; null for `/ws` of the request's origin. */
    url: z.nullable(z.url({ protocol: /^wss?$/ })),
  }),
  errors: ["unauthorized"],
  auth: "account",
});
