import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { bookingByUuidCall, paymentCall } from "@tropa/api-contract/sales/calls-booking-link";

/** The server has its client already, a browser loads it on first use. */
type Api = ApiClient | Promise<ApiClient>;

/** Returns a booking by its link, for anyone who has it. */
export function bookingQuery(api: Api, uuid: string) {
  return queryOptions({
    queryKey: ["booking", uuid],
    queryFn: async ({ signal }) => (await api).call(bookingByUuidCall, { query: { uuid }, signal }),
  });
}

/** Returns the status of a payment. */
export function paymentQuery(api: Api, uuid: string) {
  return queryOptions({
    queryKey: ["payment", uuid],
    queryFn: async ({ signal }) => (await api).call(paymentCall, { query: { uuid }, signal }),
  });
}
