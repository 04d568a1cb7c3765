/** Channels by which a code is delivered (docs/product/constants.md#enumerations). */
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
