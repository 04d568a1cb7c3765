import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { organizerTourCall } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import { toursToModerateCall } from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { deskKey } from "../queues/desk-queries.ts";

export const toursToModerateQuery = (storefront: Storefront, page: number) =>
  queryOptions({
    queryKey: [...deskKey, "tours", storefront.locale, page],
    queryFn: ({ signal }) =>
      callApi(storefront, toursToModerateCall, {
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** A tour as its organizer sees it, with the actions staff may take. */
export const waitingTourQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "tour", storefront.locale, id],
    queryFn: ({ signal }) =>
      callApi(storefront, organizerTourCall, {
        query: { id: String(id) },
        signal,
      }),
    // No stale cache: its organizer may take it back at any moment.
    gcTime: 0,
  });
