import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { publishChat } from "./chat-events.ts";
import { findChat, openChat } from "./chat-store.ts";
import { findMessage } from "./message-store.ts";
import { messageOrNotFound, writeMessage } from "./messages.ts";

/**
 * Writes to a tourist in the name of the caller's organizer, opening a chat if there is none. False, without writing, if
 * the chat is frozen.
 */
export async function writeAsOrganizer(
  context: Pick<ApiContext, "config">,
  client: Client,
  { accountId: authorId, organizerId }: Pick<Actor, "accountId"> & { organizerId: number },
  guest: { accountId: number; storefront: string; tourId: number; text: string },
): Promise<boolean> {
  const { accountId, storefront, tourId, text } = guest;
  const { id, isNew } = await openChat(client, { accountId, organizerId, storefront });
  const chat = await findChat(client, id, true);
  if (!chat || chat.is_frozen) return false;
  const message = { side: "organizer", authorId, body: text, tourId, fileId: null } as const;
  const messageId = await writeMessage(client, chat, message);
  await publishChat(context, client, id, {
    isNew,
    isAboutAnotherTour: false,
    message: messageOrNotFound(await findMessage(client, messageId)),
  });
  return true;
}

/** Finds or opens the chat of a tourist with an organizer. */
export async function openTouristChat(
  context: Pick<ApiContext, "config">,
  client: Client,
  pair: { accountId: number; organizerId: number; storefront: string },
): Promise<number> {
  const { id, isNew } = await openChat(client, pair);
  await publishChat(context, client, id, { isNew, isAboutAnotherTour: false, message: null });
  return id;
}
