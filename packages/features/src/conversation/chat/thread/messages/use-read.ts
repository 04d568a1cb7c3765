import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readChatCall } from "@tropa/api-contract/conversation/calls-chat";
import type { Chat } from "@tropa/api-contract/conversation/chat";
import { useEffect, useSyncExternalStore } from "react";
import { callApi } from "../../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { changeChat, recountUnread } from "../../../realtime/apply-event.ts";

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Marks a chat as read once its newest messages are visible. */
export function useRead(chat: Chat, isAtEnd: boolean): void {
  const storefront = useStorefront();
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );
  const { mutate } = useMutation({
    mutationFn: (chatId: number) =>
      callApi(storefront, readChatCall, { body: { chat_id: chatId } }),
    onSuccess: ({ unread_count: count }, chatId) => {
      changeChat(client, chatId, (known) => ({ ...known, unread_count: count }));
      recountUnread(client);
    },
  });
  const { id, unread_count: unread, own_side: side } = chat;
  const lastId = chat.last_message?.id;
  const isSeen = isVisible && isAtEnd && unread > 0 && side !== null;
  useEffect(() => {
    // Runs again with each new message, so a failed call is made up for by the next one.
    if (isSeen && lastId !== undefined) mutate(id);
  }, [isSeen, id, lastId, mutate]);
}
