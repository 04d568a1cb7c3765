import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  chatCall,
  chatListCall,
  chatMessagesCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { chatListLength } from "@tropa/api-contract/conversation/chat";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { chatKeys } from "./unread-query.ts";
import { withNewest } from "./message-pages.ts";
import type { KnownMessages } from "./message-pages.ts";

/**
 * Chats, newest message first.
 *
 * @param organizerId whose chats; null for the person's own
 */
export const chatListQuery = (storefront: Storefront, organizerId: number | null, search: string) =>
  infiniteQueryOptions({
    queryKey: chatKeys.list(organizerId, search),
    queryFn: async ({ pageParam, signal }) => {
      return callApi(storefront, chatListCall, {
        query: {
          ...(organizerId !== null && { tour_organizer_id: String(organizerId) }),
          ...(search !== "" && { search }),
          limit: String(chatListLength),
          offset: String(pageParam),
        },
        signal,
      });
    },
    initialPageParam: 0,
    getNextPageParam: ({ offset, items, total }) => {
      const next = offset + items.length;
      return items.length > 0 && next < total ? next : undefined;
    },
  });

export const chatQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: chatKeys.chat(id),
    queryFn: ({ signal }) =>
      callApi(storefront, chatCall, { query: { chat_id: String(id) }, signal }),
  });

/** Fetches the newest page of a chat's messages, or the one before a message. */
export async function readMessages(
  storefront: Storefront,
  id: number,
  { before, signal }: { before?: number | undefined; signal?: AbortSignal } = {},
) {
  const api = await browserApi(storefront);
  const query = {
    chat_id: String(id),
    ...(before !== undefined && { before: String(before) }),
  };
  return api.call(chatMessagesCall, { query, ...(signal && { signal }) });
}

/** Known messages of a chat. Refetching reads the newest page and keeps older ones. */
export const messagesQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: chatKeys.messages(id),
    queryFn: async ({ client, signal }): Promise<KnownMessages> => {
      const page = await readMessages(storefront, id, { signal });
      return withNewest(client.getQueryData<KnownMessages>(chatKeys.messages(id)), page);
    },
    // `withNewest` and its like already keep unchanged messages. Deep comparison by index would copy thousands of them
    // each time older ones are added in front.
    structuralSharing: false,
  });
