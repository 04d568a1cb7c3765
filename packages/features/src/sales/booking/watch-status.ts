import { QueryObserver } from "@tanstack/react-query";
import type { QueryObserverOptions } from "@tanstack/react-query";
import { browserApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import type { Storefront } from "../../platform/storefront/storefront-context.tsx";
import { bookingQuery, paymentQuery } from "./booking-queries.ts";
import { shownBooking } from "./shown-booking.ts";
import type { ShownBooking } from "./shown-booking.ts";
import type { Payment } from "@tropa/api-contract/sales/booking";

/**
 * Looks at something every so often and tells what it sees, until stopped. A hidden tab asks nothing; when
 * it is looked at again it asks at once. A failed look is followed by the next one.
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
    // While it looks it still holds what was seen before.
    if (data !== undefined && !isFetching) onSeen(data);
  });
}

export function watchBooking(
  storefront: Storefront,
  uuid: string,
  everyMs: number,
  onSeen: (booking: ShownBooking) => void,
) {
  return watch(bookingQuery(browserApi(storefront), uuid), everyMs, (booking) =>
    onSeen(shownBooking(booking)),
  );
}

export function watchPayment(
  storefront: Storefront,
  uuid: string,
  everyMs: number,
  onSeen: (payment: Payment) => void,
) {
  return watch(paymentQuery(browserApi(storefront), uuid), everyMs, onSeen);
}

/** Looks once, now. */
export async function lookAtBooking(storefront: Storefront, uuid: string): Promise<ShownBooking> {
  const query = bookingQuery(browserApi(storefront), uuid);
  const booking = await queryClient().fetchQuery({ ...query, staleTime: 0 });
  return shownBooking(booking);
}
