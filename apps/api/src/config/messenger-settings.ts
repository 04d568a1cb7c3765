import { z } from "zod";
import { setting } from "./setting.ts";

const secret = setting(z.string().min(8).max(256).optional());

/** Environment variables for messenger bots: their names, and the secrets that authenticate messengers. */
export const messengerSettings = {
  TELEGRAM_BOT: setting(
    z
      .string()
      .regex(/^\w{5,32}$/)
      .optional(),
  ),
  TELEGRAM_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^[\w-]{8,256}$/)
      .optional(),
  ),
  TELEGRAM_LINK_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ""))
      .default("https://t.me"),
  ),
  VK_GROUP: setting(
    z
      .string()
      .regex(/^[\w.]{1,64}$/)
      .optional(),
  ),
  VK_WEBHOOK_SECRET: secret,
  VK_CONFIRMATION: setting(z.string().max(64).optional()),
  WHATSAPP_NUMBER: setting(
    z
      .string()
      .regex(/^\+\d{9,15}$/)
      .optional(),
  ),
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
};

type Values = z.output<z.ZodObject<typeof messengerSettings>>;

export interface MessengerConfig {
  telegram?: { bot: string; secret: string; linkUrl: string };
  vk?: { group: string; secret: string; confirmation: string };
  whatsapp?: { number: string; appSecret: string; verifyToken: string };
}

/** Reads the bots' settings. Omits a messenger that lacks any, because its bot could not receive codes. */
export function messengerConfig(values: Values): MessengerConfig {
  const { TELEGRAM_BOT: bot, TELEGRAM_WEBHOOK_SECRET: telegramSecret } = values;
  const { VK_GROUP: group, VK_WEBHOOK_SECRET: vkSecret, VK_CONFIRMATION: confirmation } = values;
  const {
    WHATSAPP_NUMBER: number,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = values;
  return {
    ...(bot &&
      telegramSecret && {
        telegram: { bot, secret: telegramSecret, linkUrl: values.TELEGRAM_LINK_URL },
      }),
    ...(group && vkSecret && confirmation && { vk: { group, secret: vkSecret, confirmation } }),
    ...(number && appSecret && verifyToken && { whatsapp: { number, appSecret, verifyToken } }),
  };
}
