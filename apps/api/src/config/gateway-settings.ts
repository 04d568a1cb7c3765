import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { z } from "zod";
import { setting } from "./setting.ts";

const token = setting(z.string().min(8).optional());

/** Environment variables for message gateways. Messages of a channel without a gateway appear in the dev inbox. */
export const gatewaySettings = {
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: setting(z.string().default("Tropa <hello@tropa.example>")),
  SMS_GATEWAY_URL: setting(z.url().optional()),
  SMS_GATEWAY_TOKEN: token,
  TELEGRAM_API_URL: setting(z.url().default("https://api.telegram.org")),
  TELEGRAM_BOT_TOKEN: token,
  VK_API_URL: setting(z.url().default("https://api.vk.com")),
  VK_TOKEN: token,
  WHATSAPP_API_URL: setting(z.url().default("https://graph.facebook.com/v21.0")),
  WHATSAPP_TOKEN: token,
  WHATSAPP_PHONE_ID: setting(z.string().optional()),
};

type Values = z.output<z.ZodObject<typeof gatewaySettings>>;

export interface GatewayConfig {
  smtp?: { url: string; from: string };
  sms?: { url: string; token: string };
  telegram?: { url: string; token: string };
  vk?: { url: string; token: string };
  whatsapp?: { url: string; token: string; phoneId: string };
}

export function gatewayConfig(values: Values): GatewayConfig {
  return {
    ...(values.SMTP_URL && { smtp: { url: values.SMTP_URL, from: values.MAIL_FROM } }),
    ...(values.SMS_GATEWAY_URL &&
      values.SMS_GATEWAY_TOKEN && {
        sms: { url: values.SMS_GATEWAY_URL, token: values.SMS_GATEWAY_TOKEN },
      }),
    ...(values.TELEGRAM_BOT_TOKEN && {
      telegram: { url: values.TELEGRAM_API_URL, token: values.TELEGRAM_BOT_TOKEN },
    }),
    ...(values.VK_TOKEN && { vk: { url: values.VK_API_URL, token: values.VK_TOKEN } }),
    ...(values.WHATSAPP_TOKEN &&
      values.WHATSAPP_PHONE_ID && {
        whatsapp: {
          url: values.WHATSAPP_API_URL,
          token: values.WHATSAPP_TOKEN,
          phoneId: values.WHATSAPP_PHONE_ID,
        },
      }),
  };
}

/** The gateway of each channel. */
const gatewayOf: Record<CodeChannel, keyof GatewayConfig> = {
  email: "smtp",
  sms: "sms",
  vk_via_sms_service: "sms",
  telegram: "telegram",
  telegram_with_phone_request: "telegram",
  vk: "vk",
  whatsapp: "whatsapp",
  whatsapp_paid: "whatsapp",
};

/** Whether messages of a channel of the outbox leave this installation. */
export const hasGateway = (channel: string, gateways: GatewayConfig): boolean =>
  Object.hasOwn(gateways, channel === "email" ? "smtp" : channel);

/** Whether messages of a channel can be read: through a gateway or, in development, in the dev inbox. */
export const reachesPeople = (
  { gateways, isProduction }: { gateways: GatewayConfig; isProduction: boolean },
  channel: CodeChannel,
): boolean => !isProduction || gateways[gatewayOf[channel]] !== undefined;
