import { queryOptions } from "@tanstack/react-query";
import { chatsForNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { chatKeys } from "./unread-query.ts";

/** Whether the person gets notifications of a chat outside the site. */
export const notificationsQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: chatKeys.notificationsOf(id),
    queryFn: ({ signal }) =>
      callApi(storefront, chatsForNotificationsCall, {
        query: { chat_id: String(id) },
        signal,
      }),
  });
