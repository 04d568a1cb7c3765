import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as calls from "@tropa/api-contract/staff/calls-bookings";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { callApi } from "../../platform/api/browser-api.ts";
import { deskKey } from "../queues/desk-queries.ts";

export const searchQuery = (storefront: Storefront, text: string) =>
  queryOptions({
    queryKey: [...deskKey, "search", text],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.staffSearchCall, { query: { q: text }, signal }),
    placeholderData: keepPreviousData,
  });

export const bookingQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "booking", id],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.staffBookingCall, { query: { id: String(id) }, signal }),
  });

/** Contacts are read on demand only: each look is recorded. */
export const contactsQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "contacts", id],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.bookingContactsCall, { query: { id: String(id) }, signal }),
    enabled: false,
    gcTime: 0,
    retry: false,
  });
