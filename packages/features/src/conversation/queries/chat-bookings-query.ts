import { queryOptions } from "@tanstack/react-query";
import { chatBookingsCall } from "@tropa/api-contract/sales/calls-requests";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { chatKeys } from "./unread-query.ts";

/** The bookings of a chat's tourist with its organizer. */
export const chatBookingsQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: chatKeys.bookings(id),
    queryFn: ({ signal }) =>
      callApi(storefront, chatBookingsCall, {
        query: { chat_id: String(id) },
        signal,
      }),
  });
