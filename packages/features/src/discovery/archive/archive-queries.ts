import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { toursByRequestCall } from "@tropa/api-contract/discovery/calls-tours";

/** Query for one page of a listing's tours by request; an empty slug means all tours. */
export function archiveQuery(api: ApiClient, slug: string, page: number) {
  return queryOptions({
    queryKey: ["tours-by-request", slug, page],
    queryFn: ({ signal }) =>
      api.call(toursByRequestCall, {
        query: { ...(slug !== "" && { slug }), page: String(page) },
        signal,
      }),
  });
}
