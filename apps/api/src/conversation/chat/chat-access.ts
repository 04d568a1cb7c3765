import type { ChatSide } from "@tropa/api-contract/conversation/chat";
import { may } from "@tropa/domain/people/permissions";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { ChatRow } from "./chat-store.ts";

/** Returns the actor's own side in a chat; undefined if they have none. */
export function partyOf(
  chat: { account_id: number; organizer_id: number | null },
  person: { accountId: number; organizerId: number | null },
): "tourist" | "organizer" | undefined {
  if (chat.account_id === person.accountId) return "tourist";
  const isOrganizer = chat.organizer_id !== null && chat.organizer_id === person.organizerId;
  return isOrganizer ? "organizer" : undefined;
}

/** The actor's side in a chat; null for staff who may read it, undefined for strangers. */
function sideOf(
  chat: { account_id: number; organizer_id: number | null },
  actor: Actor,
): ChatSide | null | undefined {
  const party = partyOf(chat, actor);
  if (party) return party;
  const owners = { touristId: chat.account_id, organizerId: chat.organizer_id, isFrozen: false };
  if (!may(actor, "chat.read", owners)) return undefined;
  return chat.organizer_id === null && may(actor, "desk.open", "support") ? "support" : null;
}

/** Whether a side may write; into a frozen chat only support may (`chat.write` of the domain's permissions). */
export function isOpenFor(side: ChatSide | null, isFrozen: boolean): boolean {
  return side !== null && (!isFrozen || side === "support");
}

/** Throws `not_found` for a missing chat and for a chat of others, so as not to reveal which ids exist. */
export function requireReader(
  chat: ChatRow | null,
  actor: Actor,
): { chat: ChatRow; side: ChatSide | null } {
  const side = chat ? sideOf(chat, actor) : undefined;
  if (!chat || side === undefined) throw new ApiError("not_found");
  return { chat, side };
}

/** Throws `not_found` for a chat of others, and `forbidden` for readers who may not call its tourist. */
export function requireCaller(chat: ChatRow | null, actor: Actor): ChatRow {
  if (chat && may(actor, "chat.callTourist", { organizerId: chat.organizer_id })) return chat;
  requireReader(chat, actor);
  throw new ApiError("forbidden");
}

/** Throws `forbidden` for staff who are not a side of the chat. */
export function requireSide(chat: ChatRow | null, actor: Actor): { chat: ChatRow; side: ChatSide } {
  const { chat: found, side } = requireReader(chat, actor);
  if (side === null) throw new ApiError("forbidden");
  return { chat: found, side };
}
