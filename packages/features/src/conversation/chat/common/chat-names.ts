import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { transliterate } from "@tropa/domain/discovery/slug";
import type { Locale } from "@tropa/domain/locale";
import { imageUrl } from "@tropa/domain/media/image-url";
import type { TFunction } from "@tropa/i18n/translator";

/** The other party of a chat, as the reader sees them. */
export interface OtherEnd {
  name: string;
  photo: string | undefined;
  /** Whether it is the marketplace's support. */
  isSupport: boolean;
  /** Set where a tourist talks with an organizer. */
  organizerId: number | null;
}

/** Returns name and photo of the other side of a chat. */
export function counterpartOf(t: TFunction<"chat">, chat: Chat): OtherEnd {
  const { own_side: side, kind, tourist, host } = chat;
  const isTourist = side === "tourist";
  const party = isTourist ? host : tourist;
  const isSupport = isTourist && kind === "support";
  const unnamed = isSupport ? t("support") : t("guest");
  return {
    name: party.name || unnamed,
    photo: party.photo ? imageUrl(party.photo.image, "250x300") : undefined,
    isSupport,
    organizerId: isTourist ? host.organizer_id : null,
  };
}

/** Locales whose readers read Cyrillic. */
const readsRussian: readonly Locale[] = ["ru"];

/** A name as the reader can read it: transliterated unless they read Cyrillic. */
export const readableName = (name: string, locale: Locale): string =>
  readsRussian.includes(locale) ? name : transliterate(name);

/** Whether several people of an organizer have written. If only one has, the header alone names them. */
export function hasSeveralHosts(messages: readonly ChatMessage[]): boolean {
  let first: number | undefined;
  return messages.some(({ side, author }) => {
    if (side !== "organizer" || !author) return false;
    first ??= author.account_id;
    return author.account_id !== first;
  });
}
