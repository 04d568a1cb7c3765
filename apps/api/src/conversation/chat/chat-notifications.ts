import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { chatsForNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { requireReader, requireSide } from "./chat-access.ts";
import { findChat, listChats, muteChat, mutedChats, unmuteChat } from "./chat-store.ts";
import type { ChatRow } from "./chat-store.ts";
import { organizerName } from "./chat-view.ts";
import { scopeOf } from "./chat.ts";
import { connectedSources } from "../messengers/messengers.ts";

const mostChats = 100;

/** The given chat, if the caller is a side of it; without an id their newest chats. */
async function ownChats(
  pool: ApiContext["pool"],
  actor: Actor,
  id: number | undefined,
): Promise<ChatRow[]> {
  if (id === undefined)
    return listChats(pool, scopeOf(actor, undefined), { limit: mostChats, offset: 0 });
  const { chat, side } = requireReader(await findChat(pool, id), actor);
  return side === null ? [] : [chat];
}

/** Returns the caller's newest chats, or the given one, with whether each is muted outside the site. */
export async function chatsForNotifications(
  { pool }: Pick<ApiContext, "pool">,
  { actor, locale }: { actor: Actor; locale: Locale },
  id?: number,
): Promise<AnswerOf<typeof chatsForNotificationsCall>["items"]> {
  const [rows, sources] = await Promise.all([
    ownChats(pool, actor, id),
    connectedSources(pool, actor.accountId),
  ]);
  const muted = await mutedChats(
    pool,
    actor.accountId,
    rows.map(({ id }) => id),
  );
  return rows.map((chat) => ({
    chat_id: chat.id,
    kind: chat.organizer_id === null ? "support" : "organizer",
    name:
      requireReader(chat, actor).side === "tourist"
        ? organizerName(chat, locale)
        : chat.tourist_name,
    messenger_was_activated: sources.size > 0,
    notifications_enabled: !muted.has(chat.id),
  }));
}

/** Mutes a chat for the caller. Throws `forbidden` for somebody who is not in it. */
export async function disableNotifications(
  { pool }: Pick<ApiContext, "pool">,
  actor: Actor,
  id: number,
): Promise<void> {
  requireSide(await findChat(pool, id), actor);
  await muteChat(pool, id, actor.accountId);
}

/** Unmutes a chat for the caller. Throws `forbidden` for somebody who is not in it. */
export async function enableNotifications(
  { pool }: Pick<ApiContext, "pool">,
  actor: Actor,
  id: number,
): Promise<void> {
  requireSide(await findChat(pool, id), actor);
  await unmuteChat(pool, id, actor.accountId);
}
