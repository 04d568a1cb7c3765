import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "@tropa/api-contract/base/endpoint";
import {
  bookingStaffCall,
  staffBookingOffersCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { callApi } from "../../../platform/api/browser-api.ts";
import { deskKey } from "../../queues/desk-queries.ts";

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
