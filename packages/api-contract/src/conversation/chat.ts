import { LISTS } from "@tropa/domain/text/lists";
import { messageTypes, sendStatuses } from "@tropa/domain/conversation/chat-message";
import { z } from "zod/mini";
import { id, image } from "../base/primitives.ts";

/** Longest chat message, characters. */
export const messageLength = 5000;
/** Longest reason for freezing or reopening a chat, characters. */
export const freezeReasonLength = 300;
/** Chats in one page of their list (docs/product/constants.md#lists). */
export const chatListLength = LISTS.chatsPerCall;
/** Messages in one page of a chat. */
export const messageListLength = 50;
/** How long authors may edit or delete a message. */
export const messageChangeMinutes = 60;

/** An instant, ISO 8601 in UTC. */
const moment = z.iso.datetime();

/** Sides of a chat: the tourist, the organizer's people, or the marketplace's. */
export const chatSides = ["tourist", "organizer", "support"] as const;
export type ChatSide = (typeof chatSides)[number];

/** A person or a company as the other side sees them: never with a phone or an e-mail. */
export const chatParty = z.object({
  /** Id of the organizer; null for a tourist or support. */
  organizer_id: z.nullable(id),
  /** Empty for support and for people without a name. */
  name: z.string(),
  photo: z.nullable(image),
});

/**
 * State of a file: `ready` for download, `downloaded` by the other side, or `removed` from the
 * server.
 */
export const attachmentStatuses = ["ready", "downloaded", "removed"] as const;

const chatAttachment = z.object({
  status: z.enum(attachmentStatuses),
  /** Null once removed. `openAttachment` returns a link to it. */
  file: z.nullable(
    z.object({
      id,
      name: z.string(),
      media_type: z.string(),
      byte_size: z.int(),
      /**
       * Path of an image's thumbnail, valid for at least an hour; with `&size=wide` a large one.
       * Null in events, which are stored for longer.
       */
      preview: z.nullable(z.string()),
    }),
  ),
});

/** A chat message as its reader sees it (docs/product/chat.md#messages). */
export const chatMessage = z.object({
  id,
  chat_id: id,
  /** `output`: from the reader's own side; `input`: from the other. */
  type: z.enum(messageTypes),
  side: z.enum(chatSides),
  /** Null once the account is gone. */
  author: z.nullable(z.object({ account_id: id, name: z.string() })),
  /** Plain text; empty for a file without text and for a deleted message. */
  text: z.string(),
  attachment: z.nullable(chatAttachment),
  /** The tour that the message asks about. */
  tour_id: z.nullable(id),
  /**
   * 0 waiting, 1 loading, 2 failed, 3 success. Always 3 in answers: the message has reached the
   * server.
   */
  sending_status: z.literal(Object.values(sendStatuses)),
  /** Whether the other side has seen it. */
  is_read: z.boolean(),
  is_moderated: z.boolean(),
  /** Whether contacts of the other side are masked until a booking is prepaid. */
  has_hidden_contacts: z.boolean(),
  is_deleted: z.boolean(),
  created_at: moment,
  edited_at: z.nullable(moment),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A chat as its reader sees it. */
export const chat = z.object({
  id,
  kind: z.enum(["organizer", "support"]),
  /** The reader's own side; null for staff who look into other people's chats. */
  own_side: z.nullable(z.enum(chatSides)),
  tourist: chatParty,
  /** The other end: the organizer, or support with an empty name. */
  host: chatParty,
  /** The tour asked about last. */
  tour: z.nullable(z.object({ id, title: z.string(), slug: z.string(), image: z.nullable(image) })),
  last_message: z.nullable(chatMessage),
  unread_count: z.int().check(z.gte(0)),
  is_frozen: z.boolean(),
  /** Whether the reader may write now. */
  can_write: z.boolean(),
  created_at: moment,
  updated_at: moment,
});
export type Chat = z.infer<typeof chat>;

export const messengerSources = ["telegram", "vk", "whatsapp"] as const;
export type MessengerSource = (typeof messengerSources)[number];

/** A messenger set up by the operator. */
export const chatSource = z.object({
  /** The `source_id` of `chatConnectionCode`. */
  id,
  type: z.enum(messengerSources),
  name: z.string(),
  /** Opens the marketplace's bot there. */
  link: z.url(),
});
export type ChatSource = z.infer<typeof chatSource>;
