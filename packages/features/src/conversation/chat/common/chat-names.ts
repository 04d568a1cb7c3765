import type { Chat } from "@tropa/api-contract/conversation/chat";
import { imageUrl } from "@tropa/domain/media/image-url";
import type { TFunction } from "@tropa/i18n/translator";

/** Who is at the other end, as the reader sees them. */
export interface OtherEnd {
  name: string;
  photo: string | undefined;
  /** The marketplace itself. */
  isSupport: boolean;
  /** Of an organizer, whom a tourist speaks with. */
  organizerId: number | null;
}

export function otherEndOf(t: TFunction<"chat">, chat: Chat): OtherEnd {
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
