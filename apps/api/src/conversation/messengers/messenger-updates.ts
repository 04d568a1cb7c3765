import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import { z } from "zod";

/** A message sent to a bot, or an edit of one. */
export interface MessengerUpdate {
  source: MessengerSource;
  /** The messenger's id of the update; the same when the messenger sends it again. */
  updateId: string;
  /** `edit`: an earlier message was changed. */
  kind: "message" | "edit";
  /** The messenger's id of the message, which edits refer to; null if it cannot be edited. */
  messageId: string | null;
  /** The sender's id in the messenger. */
  externalId: string;
  /** Start parameter of the bot link; the message text if there is none. */
  payload: string;
  text: string;
  /** The language reported by the messenger; undefined if it reports none. */
  language: string | undefined;
  /** The messenger's id of the bot's message that this one answers. */
  replyTo: string | null;
  /** A photo's URL (VK) or its file id. */
  photo: string | null;
}

const shortText = z.string().max(10_000);
const id = z.number().int();

const telegramText = z.object({
  message_id: id,
  chat: z.object({ id: z.number(), type: z.literal("private") }),
  from: z.object({ language_code: shortText.optional() }).optional(),
  text: shortText.optional(),
  caption: shortText.optional(),
  /** The same picture in increasing sizes. */
  photo: z.array(z.object({ file_id: shortText })).optional(),
  reply_to_message: z.object({ message_id: id }).optional(),
});
const telegramUpdate = z.object({
  update_id: id,
  message: telegramText.optional(),
  edited_message: telegramText.optional(),
});

/** Parses a Telegram update; null for kinds that we do not handle. */
export function telegramMessage(body: unknown): MessengerUpdate | null {
  const update = telegramUpdate.safeParse(body);
  const received = update.data?.message ?? update.data?.edited_message;
  if (!update.success || !received) return null;
  const { chat, from, reply_to_message: answered, photo, ...message } = received;
  const text = message.text ?? message.caption ?? "";
  return {
    source: "telegram",
    updateId: String(update.data.update_id),
    kind: update.data.message ? "message" : "edit",
    messageId: String(message.message_id),
    externalId: String(chat.id),
    payload: text.replace(/^\/start(@\w+)?\s+/, ""),
    text,
    language: from?.language_code,
    replyTo: answered ? String(answered.message_id) : null,
    photo: photo?.at(-1)?.file_id ?? null,
  };
}

const vkSize = z.object({ url: z.string().max(4000), width: z.number(), height: z.number() });
const vkMessage = z.object({
  id: id.optional(),
  from_id: id,
  /** Differs from the sender in group conversations. */
  peer_id: id.optional(),
  text: shortText.default(""),
  ref: shortText.optional(),
  reply_message: z.object({ id: id.optional() }).optional(),
  attachments: z
    .array(
      z.object({
        type: z.string(),
        photo: z.object({ sizes: z.array(vkSize) }).optional(),
      }),
    )
    .default([]),
});
const vkUpdate = z.object({
  type: z.string(),
  secret: z.string().optional(),
  event_id: z.string().max(200).optional(),
  /** `{ message }` for a new message; for an edit, the message itself. */
  object: z.unknown().optional(),
});

const vkKinds: Readonly<Record<string, MessengerUpdate["kind"]>> = {
  message_new: "message",
  message_edit: "edit",
};

const vkMessageOf = (object: unknown) =>
  z.object({ message: vkMessage }).safeParse(object).data?.message ??
  vkMessage.safeParse(object).data;

/** Parses a VK event; null if malformed. The caller must check `secret`, which proves that VK sent it. */
export function vkEvent(
  body: unknown,
): { type: string; secret: string | undefined; update: MessengerUpdate | null } | null {
  const parsed = vkUpdate.safeParse(body);
  if (!parsed.success) return null;
  const { type, secret, event_id: eventId, object } = parsed.data;
  const kind = vkKinds[type];
  const message = kind && vkMessageOf(object);
  if (!message || (message.peer_id !== undefined && message.peer_id !== message.from_id))
    return { type, secret, update: null };
  const sizes = message.attachments.flatMap(({ photo }) => photo?.sizes ?? []);
  const largest = sizes.toSorted((one, other) => other.width - one.width)[0];
  const answered = message.reply_message?.id;
  return {
    type,
    secret,
    update: {
      source: "vk",
      updateId: eventId ?? `${kind}-${message.id ?? 0}`,
      kind,
      messageId: message.id === undefined ? null : String(message.id),
      externalId: String(message.from_id),
      payload: message.ref ?? message.text,
      text: message.text,
      language: undefined,
      replyTo: answered === undefined ? null : String(answered),
      photo: largest?.url ?? null,
    },
  };
}

const whatsappUpdate = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            messages: z
              .array(
                z.object({
                  id: z.string().max(500),
                  from: z.string().regex(/^\d{5,20}$/),
                  text: z.object({ body: shortText }).optional(),
                  image: z
                    .object({ id: z.string().max(500), caption: shortText.optional() })
                    .optional(),
                  context: z.object({ id: z.string().max(500).optional() }).optional(),
                }),
              )
              .default([]),
          }),
        }),
      ),
    }),
  ),
});

/** Parses the messages of a WhatsApp update; empty if malformed. */
export function whatsappMessages(body: unknown): MessengerUpdate[] {
  const update = whatsappUpdate.safeParse(body);
  if (!update.success) return [];
  return update.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value.messages))
    .map((message) => {
      const text = message.text?.body ?? message.image?.caption ?? "";
      return {
        source: "whatsapp",
        updateId: message.id,
        kind: "message",
        // WhatsApp does not report edits.
        messageId: null,
        externalId: `+${message.from}`,
        payload: text,
        text,
        language: undefined,
        replyTo: message.context?.id ?? null,
        photo: message.image?.id ?? null,
      };
    });
}
