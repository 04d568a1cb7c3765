import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import { createHmac } from "node:crypto";

export type BotSource = MessengerSource;
export const botSources = ["telegram", "vk", "whatsapp"] as const;

export const botSecrets = {
  telegram: "telegram-secret",
  vk: "vk-secret-1",
  whatsapp: "whatsapp-app-secret",
} as const;

export const botSettings = {
  TELEGRAM_BOT: "tropa_bot",
  TELEGRAM_WEBHOOK_SECRET: botSecrets.telegram,
  VK_GROUP: "tropa",
  VK_WEBHOOK_SECRET: botSecrets.vk,
  VK_CONFIRMATION: "confirm-me",
  WHATSAPP_NUMBER: "+79990000001",
  WHATSAPP_APP_SECRET: botSecrets.whatsapp,
  WHATSAPP_VERIFY_TOKEN: "verify-token",
};

let last = 5000;
/** A new person id in a messenger. */
export const nextPerson = () => (last += 1);

interface Update {
  person: number;
  text?: string;
  /** The payload of a link, for messengers that send it separately. */
  ref?: string | undefined;
  secret?: string | undefined;
  updateId?: number;
  replyTo?: string;
  /** Id of a photo. */
  photo?: string;
  /** The messenger's id of the message; the same in an edit. */
  messageId?: number;
  isEdit?: boolean;
}

/** What each messenger sends to the bot for a message. */
const bodies: Record<
  BotSource,
  (update: Update & { updateId: number; messageId: number; secret: string }) => object
> = {
  telegram: ({ person, text, updateId, messageId, isEdit, replyTo, photo }) => ({
    update_id: updateId,
    [isEdit ? "edited_message" : "message"]: {
      message_id: messageId,
      date: 0,
      chat: { id: person, type: "private" },
      from: { id: person, is_bot: false, language_code: "ru" },
      ...(photo ? { caption: text, photo: [{ file_id: "small" }, { file_id: photo }] } : { text }),
      ...(replyTo && { reply_to_message: { message_id: Number(replyTo) } }),
    },
  }),
  vk: ({ person, text, ref, secret, updateId, messageId, isEdit, replyTo, photo }) => {
    const message = {
      id: messageId,
      from_id: person,
      peer_id: person,
      text: ref === undefined ? text : "Начать",
      ref,
      ...(replyTo && { reply_message: { id: Number(replyTo) } }),
      ...(photo && {
        attachments: [{ type: "photo", photo: { sizes: [{ url: photo, width: 9, height: 9 }] } }],
      }),
    };
    return {
      type: isEdit ? "message_edit" : "message_new",
      group_id: 1,
      event_id: String(updateId),
      secret,
      object: isEdit ? message : { message },
    };
  },
  whatsapp: ({ person, text, ref, updateId, replyTo, photo }) => ({
    object: "whatsapp_business_account",
    entry: [
      {
        id: "1",
        changes: [
          {
            field: "messages",
            value: {
              messages: [
                {
                  id: `wamid.${updateId}`,
                  from: `7999000${person}`,
                  ...(photo
                    ? { type: "image", image: { id: photo, caption: text } }
                    : { type: "text", text: { body: ref ?? text } }),
                  ...(replyTo && { context: { id: replyTo } }),
                },
              ],
            },
          },
        ],
      },
    ],
  }),
};

export function postUpdate(
  url: string,
  source: BotSource,
  { body, headers = {} }: { body: object; headers?: Record<string, string> },
): Promise<Response> {
  return fetch(`${url}/messengers/${source}/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** The id by which a messenger knows a person. */
export const externalIdOf = (source: BotSource, person: number) =>
  source === "whatsapp" ? `+7999000${person}` : String(person);

export function sendUpdate(url: string, source: BotSource, update: Update): Promise<Response> {
  const secret = update.secret ?? botSecrets[source];
  const updateId = update.updateId ?? nextPerson();
  const messageId = update.messageId ?? updateId;
  const body = bodies[source]({ ...update, updateId, messageId, secret });
  const mac = createHmac("sha256", secret).update(JSON.stringify(body)).digest("hex");
  const headers: Record<BotSource, Record<string, string>> = {
    telegram: { "x-telegram-bot-api-secret-token": secret },
    vk: {},
    whatsapp: { "x-hub-signature-256": `sha256=${mac}` },
  };
  return postUpdate(url, source, { body, headers: headers[source] });
}
