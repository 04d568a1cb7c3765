import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import { z } from "zod";

/** Somebody has written to a bot. */
export interface MessengerUpdate {
  source: MessengerSource;
  /** Of the messenger; one that comes again has the same. */
  updateId: string;
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

const telegramUpdate = z.object({
  update_id: id,
  message: z.object({
    chat: z.object({ id: z.number(), type: z.literal("private") }),
    from: z.object({ language_code: shortText.optional() }).optional(),
    text: shortText.optional(),
    caption: shortText.optional(),
    /** One picture in growing sizes. */
    photo: z.array(z.object({ file_id: shortText })).optional(),
    reply_to_message: z.object({ message_id: id }).optional(),
  }),
});

/** Null for updates of other kinds, which are none of ours. */
export function telegramMessage(body: unknown): MessengerUpdate | null {
  const update = telegramUpdate.safeParse(body);
  if (!update.success) return null;
  const { chat, from, reply_to_message: answered, photo, ...message } = update.data.message;
  const text = message.text ?? message.caption ?? "";
  return {
    source: "telegram",
    updateId: String(update.data.update_id),
    externalId: String(chat.id),
    payload: text.replace(/^\/start(@\w+)?\s+/, ""),
    text,
    language: from?.language_code,
    replyTo: answered ? String(answered.message_id) : null,
    photo: photo?.at(-1)?.file_id ?? null,
  };
}

const vkSize = z.object({ url: z.string().max(4000), width: z.number(), height: z.number() });
const vkUpdate = z.object({
  type: z.string(),
  secret: z.string().optional(),
  event_id: z.string().max(200).optional(),
  object: z
    .object({
      message: z
        .object({
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
        })
        .optional(),
    })
    .optional(),
});

/** What VK tells of, whatever it is; null for what is no word of VK's. */
export function vkEvent(
  body: unknown,
): { type: string; secret: string | undefined; update: MessengerUpdate | null } | null {
  const parsed = vkUpdate.safeParse(body);
  if (!parsed.success) return null;
  const { type, secret, event_id: eventId, object } = parsed.data;
  const message = type === "message_new" ? object?.message : undefined;
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
      updateId: eventId ?? `message-${message.id ?? 0}`,
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
        externalId: `+${message.from}`,
        payload: text,
        text,
        language: undefined,
        replyTo: message.context?.id ?? null,
        photo: message.image?.id ?? null,
      };
    });
}

const sandboxUpdate = z.object({
  update_id: shortText,
  person: shortText,
  language: shortText,
  text: shortText,
  reply_to: shortText.nullable(),
});
export type SandboxUpdate = z.output<typeof sandboxUpdate>;

export function sandboxMessage(body: unknown): MessengerUpdate | null {
  const update = sandboxUpdate.safeParse(body);
  if (!update.success) return null;
  const { update_id: updateId, person, language, text, reply_to: replyTo } = update.data;
  return {
    source: "sandbox",
    updateId,
    externalId: person,
    payload: text.replace(/^\/start\s+/, ""),
    text,
    language,
    replyTo,
    photo: null,
  };
}
