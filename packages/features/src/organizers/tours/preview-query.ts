import { queryOptions } from "@tanstack/react-query";
import { tourPreviewCall } from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { toursKey } from "./queries/tour-queries.ts";

/** Preview of a draft or revision. */
export const previewQuery = (storefront: Storefront, id: number, number: number | null) =>
  queryOptions({
    queryKey: [...toursKey, "preview", storefront.locale, storefront.currency, id, number],
    queryFn: ({ signal }) =>
      callApi(storefront, tourPreviewCall, {
        query: { id: String(id), ...(number !== null && { number: String(number) }) },
        signal,
      }),
    gcTime: 0,
  });

/**
 * Names of the places in a draft or revision. Has its own key, because a cached preview would be outdated after a save.
 */
export const placesQuery = (storefront: Storefront, id: number, number: number | null) =>
  queryOptions({
    ...previewQuery(storefront, id, number),
    queryKey: [...toursKey, "places", storefront.locale, id, number],
    select: ({ cities }) => cities,
    gcTime: 60_000,
  });
