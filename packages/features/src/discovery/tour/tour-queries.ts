import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";

/** Returns a tour by its path, `slug-id`. */
export function tourQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ["tour", slug],
    queryFn: ({ signal }) =>
      api.call(tourCall, {
        query: { slug, expand_program: "1", expand_reviews: "1", with_alt: "1" },
        signal,
      }),
  });
}
