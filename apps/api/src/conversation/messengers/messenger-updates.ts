import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import { z } from "zod";

/** Somebody has written to a bot. */
export interface MessengerUpdate {
  source: MessengerSource;
  /** Of the messenger; one that comes again has the same. */
  updateId: string;
  /** `edit`: they have changed what they wrote. */
  kind: "message" | "edit";
  /** Of the messenger, as an edit of it names it; null where it cannot be edited. */
  messageId: string | null;
  /** Who writes there. */
  externalId: string;
  /** The payload of the link that they came through, or what they wrote. */
  payload: string;
  text: string;
  /** As the messenger says it. */
  language: string | undefined;
  /** The bot's message that this one answers, as the messenger calls it. */
  replyTo: string | null;
  /** A photo as the messenger's files are asked for: an address (VK), else an id. */
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
  /** One picture in growing sizes. */
  photo: z.array(z.object({ file_id: shortText })).optional(),
  reply_to_message: z.object({ message_id: id }).optional(),
});
const telegramUpdate = z.object({
  update_id: id,
  message: telegramText.optional(),
  edited_message: telegramText.optional(),
});

/** Null for updates of other kinds, which are none of ours. */
export function telegramMessage(body: unknown): MessengerUpdate | null {
  const update = telegramUpdate.safeParse(body);
  const written = update.data?.message ?? update.data?.edited_message;
  if (!update.success || !written) return null;
  const { chat, from, reply_to_message: answered, photo, ...message } = written;
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
  /** Other than the sender where several people talk. */
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
  /** A new message lies in it, an edited one is it. */
  object: z.unknown().optional(),
});

const vkKinds: Readonly<Record<string, MessengerUpdate["kind"]>> = {
  message_new: "message",
  message_edit: "edit",
};

const vkWritten = (object: unknown) =>
  z.object({ message: vkMessage }).safeParse(object).data?.message ??
  vkMessage.safeParse(object).data;

/** What VK tells of, whatever it is; null for what is no word of VK's. */
export function vkEvent(
  body: unknown,
): { type: string; secret: string | undefined; update: MessengerUpdate | null } | null {
  const parsed = vkUpdate.safeParse(body);
  if (!parsed.success) return null;
  const { type, secret, event_id: eventId, object } = parsed.data;
  const kind = vkKinds[type];
  const message = kind && vkWritten(object);
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
        // WhatsApp tells of no edits.
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
