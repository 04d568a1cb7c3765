import type { Config } from "../../../config/config.ts";
import { emailGateway } from "./email.ts";
import type { Gateways } from "../gateway.ts";
import { smsGateway, telegramGateway, vkGateway, whatsappGateway } from "./messengers.ts";

/** Creates the configured gateways (docs/product/constants.md#enumerations). */
export function configuredGateways({ gateways }: Pick<Config, "gateways">): Gateways {
  const { smtp, sms, telegram, vk, whatsapp } = gateways;
  return {
    ...(smtp && { email: emailGateway(smtp) }),
    ...(sms && { sms: smsGateway(sms), vk_via_sms_service: smsGateway(sms) }),
    ...(telegram && {
      telegram: telegramGateway(telegram),
      telegram_with_phone_request: telegramGateway(telegram),
    }),
    ...(vk && { vk: vkGateway(vk) }),
    ...(whatsapp && {
      whatsapp: whatsappGateway(whatsapp),
      whatsapp_paid: whatsappGateway(whatsapp),
    }),
  };
}
