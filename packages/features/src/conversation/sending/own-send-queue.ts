import { isApiClientError } from "@tropa/api-client/api-client-error";
import { sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { useStore } from "zustand";
import { callApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { messageOf } from "../../platform/forms/problems/failure-toast.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useSession } from "../../people/session/session.ts";
import { takeMessage } from "../realtime/apply-event.ts";
import { onReconnected } from "../realtime/connection.ts";
import { forgetDrafts } from "./drafts.ts";
import { createSendQueue } from "./send-queue.ts";
import type { SendQueue } from "./send-queue.ts";

/** Statuses worth retrying: no connection, signed out, or a server error. */
const isTemporary = (status: number) => status === 0 || status === 401 || status >= 500;

let queue: SendQueue | null = null;

/** Returns this tab's send queue. Messages that failed for lack of a connection are sent again once it is back. */
export function ownSendQueue(storefront: Storefront): SendQueue {
  if (queue) return queue;
  const made = createSendQueue({
    storage: tabStorage,
    send: async ({ key, chatId, text, file }) => {
      return callApi(storefront, sendMessageCall, {
        body: { chat_id: chatId, message: text, file_id: file?.id ?? null },
        idempotencyKey: key,
      });
    },
    isOwn: ({ accountId }) => useSession.getState().profile?.id === accountId,
    onSent: (message) => takeMessage(queryClient(), message),
    failureOf: (error) => ({
      message: messageOf(error),
      isRefused: isApiClientError(error) && error.kind === "http" && !isTemporary(error.status),
    }),
  });
  queue = made;
  onReconnected(() => made.retryLost());
  window.addEventListener("online", () => made.retryLost());
  return made;
}

/** Deletes unsent messages and drafts; called at sign-out. */
export function discardUnsentMessages(): void {
  queue?.clear();
  forgetDrafts();
}

/** Outgoing messages of a chat, oldest first. */
export function useOutgoing(storefront: Storefront, accountId: number, chatId: number) {
  const all = useStore(ownSendQueue(storefront).store);
  return all.filter((one) => one.accountId === accountId && one.chatId === chatId);
}
