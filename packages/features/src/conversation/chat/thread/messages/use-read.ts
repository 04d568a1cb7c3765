import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readChatCall } from "@tropa/api-contract/conversation/calls-chat";
import type { Chat } from "@tropa/api-contract/conversation/chat";
import { useEffect, useSyncExternalStore } from "react";
import { browserApi } from "../../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { changeChat, recountUnread } from "../../../realtime/apply-event.ts";

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Tells that the newest messages were seen, once they stand before somebody's eyes. */
export function useRead(chat: Chat, isAtEnd: boolean): void {
  const storefront = useStorefront();
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );
  const { mutate } = useMutation({
    mutationFn: async (chatId: number) =>
      (await browserApi(storefront)).call(readChatCall, { body: { chat_id: chatId } }),
    onSuccess: ({ unread_count: count }, chatId) => {
      changeChat(client, chatId, (known) => ({ ...known, unread_count: count }));
      recountUnread(client);
    },
  });
  const { id, unread_count: unread, own_side: side } = chat;
  const lastId = chat.last_message?.id;
  const isSeen = isVisible && isAtEnd && unread > 0 && side !== null;
  useEffect(() => {
    // Each new message is a reason to tell it again; one that could not be told of goes with the next.
    if (isSeen && lastId !== undefined) mutate(id);
  }, [isSeen, id, lastId, mutate]);
}
