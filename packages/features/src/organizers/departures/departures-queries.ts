import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  departureCancellationCall,
  organizerDeparturesCall,
} from "@tropa/api-contract/organizers/calls-departures";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Prefix of all queries of departures: an edit invalidates them all. */
export const departuresKey = ["organizer", "departures"] as const;

/** Departures of a month, of one tour or all. */
export const monthQuery = (
  storefront: Storefront,
  { month, tourId }: { month: string; tourId: string | null },
) =>
  queryOptions({
    queryKey: [...departuresKey, storefront.locale, month, tourId],
    queryFn: ({ signal }) =>
      callApi(storefront, organizerDeparturesCall, {
        query: { month, ...(tourId !== null && { tour_id: tourId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** The effects of calling a departure off. Not cached: somebody may book at any moment. */
export const cancellationQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...departuresKey, "cancellation", id],
    queryFn: ({ signal }) =>
      callApi(storefront, departureCancellationCall, {
        query: { id: String(id) },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
