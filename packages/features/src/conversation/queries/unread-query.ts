import { queryOptions } from "@tanstack/react-query";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-unread";
import { degradedCall } from "../../platform/api/degraded-call.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Query keys of chats; socket events update these entries. */
export const chatKeys = {
  all: ["chats"],
  lists: ["chats", "list"],
  list: (organizerId: number | null, search: string) => ["chats", "list", organizerId, search],
  unreadCounts: ["chats", "unread"],
  unread: (organizerId: number | null) => ["chats", "unread", organizerId],
  chat: (id: number) => ["chats", "chat", id],
  messages: (id: number) => ["chats", "messages", id],
  /** Support's queue, and a chat's place in it. */
  support: ["chats", "support"],
  /** The staff's desk: its numbers, and its tasks. */
  desk: ["desk"],
  /** Keys of the settings for notifications outside the site. */
  notifications: ["chats", "notifications"],
  notificationsOf: (id: number) => ["chats", "notifications", id],
  bookings: (id: number) => ["chats", "bookings", id],
} as const;

/** The number of unread messages in all of one's chats or in an organizer's; 0 where it is unknown. */
export const unreadQuery = (storefront: Storefront, organizerId: number | null = null) =>
  queryOptions({
    queryKey: chatKeys.unread(organizerId),
    queryFn: async ({ signal }) => {
      const query = organizerId === null ? {} : { organizer_id: String(organizerId) };
      const answer = await degradedCall(storefront, chatUnreadCountCall, { query, signal });
      return answer?.count ?? 0;
    },
    staleTime: 60_000,
  });
