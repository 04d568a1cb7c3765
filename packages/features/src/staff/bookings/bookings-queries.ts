import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "@tropa/api-contract/base/endpoint";
import {
  bookingStaffCall,
  staffBookingOffersCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
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

export const personQuery = (storefront: Storefront, accountId: number) =>
  queryOptions({
    queryKey: [...deskKey, "person", accountId],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.personBookingsCall, {
        query: { account_id: String(accountId) },
        signal,
      }),
  });

export const bookingQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "booking", id],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.staffBookingCall, { query: { id: String(id) }, signal }),
  });

/** A date that a booking can be moved to. */
export type Offer = AnswerOf<typeof staffBookingOffersCall>["dates"][number];

/** Prices and seats change: they are read anew each time. */
export const offersQuery = (
  storefront: Storefront,
  id: number,
  party: BodyOf<typeof staffBookingOffersCall>["party"],
) =>
  queryOptions({
    queryKey: [...deskKey, "offers", id, party],
    queryFn: ({ signal }) =>
      callApi(storefront, staffBookingOffersCall, { body: { id, party }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const bookingStaffQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...deskKey, "booking-staff"],
    queryFn: ({ signal }) => callApi(storefront, bookingStaffCall, { signal }),
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
