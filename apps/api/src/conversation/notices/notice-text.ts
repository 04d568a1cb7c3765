import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { writeMessage } from "../../platform/outbox/message-text.ts";
import { brandOf, letterLink } from "../../platform/storefronts/storefront.ts";
import { organizerName } from "../chat/chat.ts";
import type { SideMessages } from "../chat/chat.ts";

const textOf = ({ text, attachment }: ChatMessage) =>
  [text, attachment?.file ? `📎 ${attachment.file.name}` : ""].filter(Boolean).join("\n");

export type NoticeKind = "chatMessenger" | "chatMessengerEdited" | "chatMessengerDeleted";

/** Returns the text of a notice that messages have arrived, changed or been deleted. */
export function noticeText(
  { storefronts }: Pick<ApiContext["config"], "storefronts">,
  kind: NoticeKind,
  { chat, side, messages }: SideMessages,
  locale: Locale,
): string {
  const reader = { storefront: storefronts.of(chat.storefront), locale };
  const isTourist = side === "tourist";
  const sender = isTourist ? organizerName(chat, locale) : chat.tourist_name;
  return writeMessage(kind, reader, {
    // Support, and people without a name, appear under the storefront's name.
    sender: sender || brandOf(reader),
    text: messages.map(textOf).join("\n\n"),
    link: letterLink(reader, isTourist ? `/chat/${chat.id}` : `/organizer/chats/${chat.id}`),
  }).body;
}

/** Returns the outbox fields of a notice that quotes messages. */
export const quotedIn = ({ chat, messages }: SideMessages) => ({
  id: chat.id,
  messageId: messages.at(-1)?.id ?? 0,
  quotedIds: messages.map(({ id }) => id),
});
