import { messageChangeMinutes } from "@tropa/api-contract/conversation/chat";
import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";

/** Whether the author may still edit or delete a message; one that staff has changed can only be deleted. */
export function isChangeable(
  chat: Chat,
  message: ChatMessage,
  accountId: number,
  now: Date,
): { canEdit: boolean; canDelete: boolean } {
  const age = now.getTime() - Date.parse(message.created_at);
  const canDelete =
    message.author?.account_id === accountId &&
    !message.is_deleted &&
    chat.can_write &&
    age < messageChangeMinutes * 60_000;
  return { canDelete, canEdit: canDelete && !message.is_moderated && message.text !== "" };
}
