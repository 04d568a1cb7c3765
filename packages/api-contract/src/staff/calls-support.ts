import { z } from "zod/mini";
import { chatId } from "../conversation/calls-chat.ts";
import { chatSides } from "../conversation/chat.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, personText, queryId, queryPage } from "../base/primitives.ts";
import { pageOf } from "./calls-desk.ts";

/**
 * Views of support chats: all open ones, one's own, unassigned ones, and closed ones in which all
 * is answered.
 */
export const supportViews = ["all", "mine", "unassigned", "answered"] as const;
export type SupportView = (typeof supportViews)[number];

const moment = z.iso.datetime();
const staffMember = z.object({ account_id: id, name: z.string() });

/** A support chat in the staff's queue. */
const supportChat = z.object({
  chat_id: id,
  /** Empty for people without a name. */
  tourist: z.string(),
  /** Id of the storefront where the chat was opened. */
  storefront: z.string(),
  last_message: z.object({
    id,
    side: z.enum(chatSides),
    /** Empty for a file without text and for a deleted message. */
    text: z.string(),
    created_at: moment,
  }),
  unread_count: z.int().check(z.gte(0)),
  /** When the tourist started waiting for an answer; null if all is answered. */
  waiting_since: z.nullable(moment),
  assignee: z.nullable(staffMember),
  /** When and by whom it was closed; null while open. */
  closed: z.nullable(z.object({ at: moment, by: z.string() })),
  is_frozen: z.boolean(),
});
export type SupportChat = z.infer<typeof supportChat>;

export const supportChatsCall = endpoint({
  name: "supportChats",
  method: "GET",
  path: "/spa/support-chats",
  summary:
    "Chats with support: who waits longest first, then those that are answered; closed ones with the last closed first; 20 a page",
  query: z.object({
    page: queryPage,
    view: z._default(z.enum(supportViews), "all"),
    /** A part of the tourist's name. */
    search: z.optional(personText(100)),
  }),
  answer: z.extend(pageOf(supportChat), {
    /** Number of chats in each view, regardless of the search. */
    counts: z.object({
      all: z.int(),
      mine: z.int(),
      unassigned: z.int(),
    }),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.support",
});

export const supportChatStateCall = endpoint({
  name: "supportChatState",
  method: "GET",
  path: "/spa/support-chat-state",
  summary: "One chat with support, and who it can be handed over to",
  query: z.object({ chat_id: queryId }),
  answer: z.object({ chat: supportChat, staff: z.array(staffMember) }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.support",
});

export const assignSupportChatCall = endpoint({
  name: "assignSupportChat",
  method: "POST",
  path: "/spa/assign-support-chat",
  summary:
    "Staff take a chat with support, hand it over or release it; 409 where it is not `from` whom they saw it with any more, or is closed",
  query: z.object({}),
  body: z.object({
    chat_id: chatId,
    /** The assignee as the caller sees it; null for nobody. */
    from: z.nullable(id),
    /** New assignee, who must be allowed to answer; null for nobody. */
    to: z.nullable(id),
  }),
  answer: supportChat,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.support",
});

export const closeSupportChatCall = endpoint({
  name: "closeSupportChat",
  method: "POST",
  path: "/spa/close-support-chat",
  summary:
    "Staff close a chat with support as answered, until its tourist writes again; 409 where that has happened after the last message that they saw",
  query: z.object({}),
  body: z.object({ chat_id: chatId, last_message_id: id }),
  answer: supportChat,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.support",
});
