import { z } from "zod";
import { setting } from "./setting.ts";

const secret = setting(z.string().min(8).max(256).optional());

/** The bots that people write to: their names, and what proves that a message comes from the messenger. */
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
  telegram?: { bot: string; secret: string };
  vk?: { group: string; secret: string; confirmation: string };
  whatsapp?: { number: string; appSecret: string; verifyToken: string };
  /** The practice messenger: where none is set up, and never in production. */
  sandbox?: true;
}

/** A messenger is offered once all of its settings are there: its bot could not hear of a code otherwise. */
export function messengerConfig(values: Values, isProduction: boolean): MessengerConfig {
  const { TELEGRAM_BOT: bot, TELEGRAM_WEBHOOK_SECRET: telegramSecret } = values;
  const { VK_GROUP: group, VK_WEBHOOK_SECRET: vkSecret, VK_CONFIRMATION: confirmation } = values;
  const {
    WHATSAPP_NUMBER: number,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = values;
  const config: MessengerConfig = {
    ...(bot && telegramSecret && { telegram: { bot, secret: telegramSecret } }),
    ...(group && vkSecret && confirmation && { vk: { group, secret: vkSecret, confirmation } }),
    ...(number && appSecret && verifyToken && { whatsapp: { number, appSecret, verifyToken } }),
  };
  return isProduction || Object.keys(config).length > 0 ? config : { sandbox: true };
}
