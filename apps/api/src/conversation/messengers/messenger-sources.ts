import { messengerSources } from "@tropa/api-contract/conversation/chat";
import type { ChatSource, MessengerSource } from "@tropa/api-contract/conversation/chat";
import type { Config } from "../../config/config.ts";

const names: Record<MessengerSource, string> = {
  telegram: "Telegram",
  vk: "VK",
  whatsapp: "WhatsApp",
};

/** Builds the link that opens the bot, with a payload if there is one. */
const links: Record<MessengerSource, (config: Config, payload: string) => string | null> = {
  telegram: ({ messengers: { telegram } }, payload) =>
    telegram ? `${telegram.linkUrl}/${telegram.bot}${payload && `?start=${payload}`}` : null,
  vk: ({ messengers: { vk } }, payload) =>
    vk ? `https://vk.me/${vk.group}${payload && `?ref=${payload}`}` : null,
  whatsapp: ({ messengers: { whatsapp } }, payload) =>
    whatsapp ? `https://wa.me/${whatsapp.number.slice(1)}${payload && `?text=${payload}`}` : null,
};

/** Returns the configured messengers. Ids do not depend on which others are configured. */
export function configuredSources(config: Config, payload = ""): ChatSource[] {
  return messengerSources.flatMap((type, index) => {
    const link = links[type](config, payload);
    return link === null ? [] : [{ id: index + 1, type, name: names[type], link }];
  });
}
