import { z } from "zod/mini";
import { chatId, done } from "./calls-chat.ts";
import { chatSource } from "./chat.ts";
import { endpoint } from "../base/endpoint.ts";
import { hasToken, id, queryId } from "../base/primitives.ts";

export const chatChannelsCall = endpoint({
  name: "chatChannels",
  method: "GET",
  path: "/crm/api/chat/channels-list",
  summary:
    "Messengers that notifications of chats can come by, and which of them the caller has connected",
  query: z.object({}),
  answer: z.object({ items: z.array(z.extend(chatSource, { is_connected: z.boolean() })) }),
  errors: ["unauthorized"],
  auth: "account",
});

export const chatsForNotificationsCall = endpoint({
  name: "chatsForNotifications",
  method: "GET",
  path: "/crm/api/chat/chats-for-notifications",
  summary:
    "The caller's newest 100 chats, or the one that is named, with whether a messenger was connected and whether they want to hear of each",
  query: z.object({ chat_id: z.optional(queryId) }),
  answer: z.object({
    items: z.array(
      z.object({
        chat_id: id,
        kind: z.enum(["organizer", "support"]),
        /** Name of the other side. */
        name: z.string(),
        messenger_was_activated: z.boolean(),
        notifications_enabled: z.boolean(),
      }),
    ),
  }),
  errors: ["unauthorized", "not_found"],
  auth: "account",
});

export const chatConnectionCodeCall = endpoint({
  name: "chatConnectionCode",
  method: "POST",
  path: "/crm/api/chat/generate-connection-code",
  summary:
    "A single-use code, good for an hour, that connects a messenger with the caller's account when its bot is started with it",
  query: z.object({}),
  body: z.object({ source_id: id }),
  answer: z.object({
    code: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** Opens the bot with the code in it. */
    link: z.url(),
    expires_at: z.iso.datetime(),
  }),
  errors: ["unauthorized"],
  auth: "account",
});

export const disableChatNotificationsCall = endpoint({
  name: "disableChatNotifications",
  method: "POST",
  path: "/crm/api/chat/disable-notifications",
  summary:
    "The caller is not written to about a chat any more, until they switch it on or connect a messenger anew",
  query: z.object({}),
  body: z.object({ chat_id: chatId }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});

export const enableChatNotificationsCall = endpoint({
  name: "enableChatNotifications",
  method: "POST",
  path: "/spa/enable-chat-notifications",
  summary: "The caller is written to about a chat again",
  query: z.object({}),
  body: z.object({ chat_id: chatId }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});

export const chatSourcesCall = endpoint({
  name: "chatSources",
  method: "GET",
  path: "/spa/chat-sources-list",
  summary:
    "Messengers that are set up, with links to the bot that tell it what the visitor has asked about",
  query: z
    .object({
      /** The analytics provider's id: letters, digits, dots, underscores and hyphens. */
      client_id: z.optional(z.string().check(z.regex(/^[\w.-]{1,24}$/))),
      /** With its token: `request_token` of a help request, `uuid` of a booking. */
      request_id: z.optional(queryId),
      request_token: z.optional(z.uuid()),
      subscriber_id: z.optional(queryId),
      webinar_id: z.optional(queryId),
    })
    .check(z.refine(hasToken, { error: "required", path: ["request_token"] })),
  answer: z.object({ items: z.array(chatSource) }),
  errors: ["not_found"],
  auth: "open",
});

export const messengerLinkCall = endpoint({
  name: "messengerLink",
  method: "GET",
  path: "/spa/messenger-link",
  summary:
    "Messengers that are set up, with links that tell the bot which booking or help request it is about; empty where there is no bot",
  /** `uuid` of a booking, or `request_token` of a help request. */
  query: z.object({ uuid: z.uuid() }),
  answer: z.object({ items: z.array(chatSource) }),
  errors: ["not_found"],
  auth: "open",
});
