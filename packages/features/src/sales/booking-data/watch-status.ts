import { QueryObserver } from "@tanstack/react-query";
import type { QueryObserverOptions } from "@tanstack/react-query";
import { browserApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { paymentQuery } from "./booking-queries.ts";
import { seenBookingQuery } from "./seen-query.ts";
import type { BookingName } from "./seen-query.ts";
import type { SeenBooking } from "./shown-booking.ts";
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
  name: BookingName,
  everyMs: number,
  onSeen: (booking: SeenBooking) => void,
) {
  return watch(seenBookingQuery(storefront, name), everyMs, onSeen);
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
export async function lookAtBooking(
  storefront: Storefront,
  name: BookingName,
): Promise<SeenBooking> {
  return queryClient().fetchQuery({ ...seenBookingQuery(storefront, name), staleTime: 0 });
}
