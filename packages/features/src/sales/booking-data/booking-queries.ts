import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { bookingByUuidCall, paymentCall } from "@tropa/api-contract/sales/calls-booking-link";

/** A server has its client at hand, a browser loads it at the first use. */
type Api = ApiClient | Promise<ApiClient>;

/** A booking for anyone with its link. */
export function bookingQuery(api: Api, uuid: string) {
  return queryOptions({
    queryKey: ["booking", uuid],
    queryFn: async ({ signal }) => (await api).call(bookingByUuidCall, { query: { uuid }, signal }),
  });
}

/** A payment's status, for the pages that wait for it. */
export function paymentQuery(api: Api, uuid: string) {
  return queryOptions({
    queryKey: ["payment", uuid],
    queryFn: async ({ signal }) => (await api).call(paymentCall, { query: { uuid }, signal }),
  });
}
