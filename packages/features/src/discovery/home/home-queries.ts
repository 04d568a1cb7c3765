import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { collectionsCall, homeCall, infoCall } from "@tropa/api-contract/discovery/calls-home";

/** Data of the home page; `excursions` includes them. */
export function homeQuery(api: ApiClient, excursions: boolean) {
  return queryOptions({
    queryKey: ["home", excursions],
    queryFn: ({ signal }) =>
      api.call(homeCall, { query: { excursions: excursions ? "1" : "0" }, signal }),
  });
}

/** Query for all collections. */
export function collectionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["collections"],
    queryFn: ({ signal }) => api.call(collectionsCall, { query: {}, signal }),
  });
}

/** Site-wide counts. */
export function infoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["info"],
    queryFn: ({ signal }) => api.call(infoCall, { query: {}, signal }),
  });
}
