import { QueryObserver } from "@tanstack/react-query";
import type { QueryObserverOptions } from "@tanstack/react-query";
import { browserApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { paymentQuery } from "./booking-queries.ts";
import { bookingViewQuery } from "./seen-query.ts";
import type { BookingKey } from "./seen-query.ts";
import type { BookingView } from "./shown-booking.ts";
import type { Payment } from "@tropa/api-contract/sales/booking";

/**
 * Polls a query until stopped. Pauses while the tab is hidden and polls at once when it is shown; failures are retried
 * at the next interval.
 */
function watch<T>(
  query: QueryObserverOptions<T, Error, T, T, string[]>,
  everyMs: number,
  onSeen: (data: T) => void,
): () => void {
  const observer = new QueryObserver<T, Error, T, T, string[]>(queryClient(), {
    ...query,
    staleTime: 0,
    refetchInterval: everyMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: "always",
  });
  return observer.subscribe(({ data, isFetching }) => {
    // During a request the data is still the old one.
    if (data !== undefined && !isFetching) onSeen(data);
  });
}

/** Polls a booking; returns a function that stops it. */
export function watchBooking(
  storefront: Storefront,
  name: BookingKey,
  everyMs: number,
  onSeen: (booking: BookingView) => void,
) {
  return watch(bookingViewQuery(storefront, name), everyMs, onSeen);
}

/** Polls a payment; returns a function that stops it. */
export function watchPayment(
  storefront: Storefront,
  uuid: string,
  everyMs: number,
  onSeen: (payment: Payment) => void,
) {
  return watch(paymentQuery(browserApi(storefront), uuid), everyMs, onSeen);
}

/** Loads a booking now, without the cache. */
export async function reloadBooking(
  storefront: Storefront,
  name: BookingKey,
): Promise<BookingView> {
  return queryClient().fetchQuery({ ...bookingViewQuery(storefront, name), staleTime: 0 });
}
