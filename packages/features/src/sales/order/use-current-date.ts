import { useQuery } from "@tanstack/react-query";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/**
 * Provides an excursion date with its current free seats: excursions sell quickly, and a cached page may be minutes
 * old. Other dates are returned as they are, also if the call fails.
 */
export function useCurrentDate(tourId: number, date: DateVariant | null): DateVariant | null {
  const storefront = useStorefront();
  const { data } = useQuery(
    {
      queryKey: ["excursion-dates", tourId],
      async queryFn({ signal }) {
        const [api, { excursionDatesCall: call }] = await Promise.all([
          browserApi(storefront),
          import("@tropa/api-contract/discovery/calls-tours"),
        ]);
        return api
          .call(call, { query: { id: String(tourId) }, signal })
          .catch(logAndReturnNull(call.name, call.path, signal));
      },
      enabled: date !== null && date.times.length > 0,
      staleTime: 0,
      retry: false,
    },
    queryClient(),
  );
  const current = data?.data.find(({ variant_id: id }) => id === date?.id);
  return date && current ? { ...date, seats_left: current.seats_left } : date;
}
