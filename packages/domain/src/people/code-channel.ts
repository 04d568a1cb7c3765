/** Ways on which a code is delivered (docs/product/constants.md#enumerations). */
export const codeChannels = [
  "telegram",
  "telegram_with_phone_request",
  "vk",
  "vk_via_sms_service",
  "whatsapp",
  "whatsapp_paid",
  "sms",
  "email",
] as const;
export type CodeChannel = (typeof codeChannels)[number];

export function isCodeChannel(value: unknown): value is CodeChannel {
  return codeChannels.some((channel) => channel === value);
}

/** What an account must hold for a code to reach it: every channel but e-mail goes by the phone number. */
export function contactKindOf(channel: CodeChannel): "phone" | "email" {
  return channel === "email" ? "email" : "phone";
}

/** The channels on which an account can be reached, in their usual order. */
export function channelsFor(account: {
  phone: string | null;
  email: string | null;
}): CodeChannel[] {
  return codeChannels.filter((channel) => Boolean(account[contactKindOf(channel)]));
}
