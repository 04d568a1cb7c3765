import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as calls from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type { GuestPart } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { bookingCall } from "@tropa/api-contract/sales/calls-requests";
import type { SessionPrefetch } from "../../people/session/start-session.ts";
import { readTravellers } from "../../sales/travellers/travellers-calls.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { organizerKey } from "../desk/organizer-queries.ts";

/** Filters of the list, as in the address; empty values match everything. */
export interface GuestFilter {
  part: GuestPart | "";
  tour: string;
  date: string;
  text: string;
}

/** Bookings of the organizer's tours, page by page. */
export const guestBookingsQuery = (
  storefront: Storefront,
  { part, tour, date, text }: GuestFilter,
) =>
  infiniteQueryOptions({
    queryKey: [...organizerKey, "bookings", storefront.locale, { part, tour, date, text }],
    queryFn: async ({ pageParam, signal }) => {
      return callApi(storefront, calls.guestBookingsCall, {
        query: {
          ...(part && { part }),
          ...(tour && { tour_id: tour }),
          ...(date && { date_id: date }),
          ...(text && { text }),
          ...(pageParam !== null && { after: String(pageParam) }),
        },
        signal,
      });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_after: after }) => after,
    placeholderData: keepPreviousData,
  });

/** Departures with their bookings, coming or past, page by page. */
export const boardQuery = (
  storefront: Storefront,
  { time, tour }: { time: "coming" | "past"; tour: string },
) =>
  infiniteQueryOptions({
    queryKey: [...organizerKey, "board", storefront.locale, { time, tour }],
    queryFn: async ({ pageParam, signal }) => {
      return callApi(storefront, calls.bookingBoardCall, {
        query: {
          time,
          ...(tour && { tour_id: tour }),
          ...(pageParam !== null && { after: String(pageParam) }),
        },
        signal,
      });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_after: after }) => after,
    placeholderData: keepPreviousData,
  });

/** A booking as its organizer sees it. */
export const guestBookingQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...organizerKey, "booking", storefront.locale, id],
    queryFn: ({ signal }) =>
      callApi(storefront, bookingCall, { query: { id: String(id) }, signal }),
    refetchOnWindowFocus: true,
  });

/** The travellers of a booking. Edits live in the forms, not in this query. */
export const guestTravellersQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...organizerKey, "travellers", storefront.locale, id],
    queryFn: () => readTravellers(storefront, id),
  });

/** Prefetches what the page of a booking shows first. */
export const prefetchGuestBooking =
  (id: number): SessionPrefetch =>
  async (client, storefront) => {
    await Promise.all([
      client.prefetchQuery(guestBookingQuery(storefront, id)),
      client.prefetchQuery(guestTravellersQuery(storefront, id)),
    ]);
  };
