import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { publishChat } from "./chat-events.ts";
import { findChat, openChat } from "./chat-store.ts";
import { findMessage } from "./message-store.ts";
import type { NewMessage } from "./message-store.ts";
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
  const message = { side: "organizer", authorId, body: text, tourId, fileId: null } as const;
  return writeAsHost(context, client, { accountId, organizerId, storefront }, message);
}

/** Writes to a tourist in the name of support, opening their chat with it if there is none. */
export async function writeAsSupport(
  context: Pick<ApiContext, "config">,
  client: Client,
  authorId: number,
  { accountId, storefront, text }: { accountId: number; storefront: string; text: string },
): Promise<void> {
  const message = { side: "support", authorId, body: text, tourId: null, fileId: null } as const;
  const pair = { accountId, organizerId: null, storefront };
  // Support writes into frozen chats, too.
  if (!(await writeAsHost(context, client, pair, message))) throw new ApiError("conflict");
}

async function writeAsHost(
  context: Pick<ApiContext, "config">,
  client: Client,
  pair: { accountId: number; organizerId: number | null; storefront: string },
  message: Omit<NewMessage, "chatId">,
): Promise<boolean> {
  const { id, isNew } = await openChat(client, pair);
  const chat = await findChat(client, id, true);
  if (!chat || (chat.is_frozen && message.side === "organizer")) return false;
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
