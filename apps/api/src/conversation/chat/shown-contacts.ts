import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { publishShownContacts } from "./chat-events.ts";
import { findChat, findChatOfBooking } from "./chat-store.ts";
import { hasContacts, hidesContacts } from "./chat-view.ts";
import { listMessages } from "./message-store.ts";

/** Newest messages searched for contacts; older ones are read from the server when scrolled to. */
const most = 500;

/**
 * Sends unmasked messages to open chats after a prepayment. Chats loaded later get them anyway.
 */
export async function showContacts(context: ApiContext, bookingId: number): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const id = await findChatOfBooking(client, bookingId);
    const chat = id === null ? null : await findChat(client, id);
    const { storefronts } = context.config;
    if (!chat?.is_prepaid || !hidesContacts({ ...chat, is_prepaid: false }, "tourist", storefronts))
      return;
    const messages = await listMessages(client, chat.id, { limit: most });
    const hidden = messages.filter((message) => !message.is_deleted && hasContacts(message));
    await publishShownContacts(context, client, chat, hidden.toReversed());
  });
}
