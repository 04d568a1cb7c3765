import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { completionCall } from "@tropa/api-contract/discovery/calls-home";

/** Returns a page of tours with counts for the filters; `filter` is a normalised filter query. */
export function toursQuery(api: ApiClient, filter: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: ["tours", filter],
    queryFn: ({ signal }) =>
      api.call(toursCall, { query: { ...filter, expand: "filters" }, signal }),
  });
}

/** Number of suggestions to request (docs/product/filter.md#suggestions). */
const suggestionsShown = 5;

/** Suggestions for a phrase. */
export function completionQuery(api: ApiClient, phrase: string) {
  return queryOptions({
    queryKey: ["completion", phrase],
    queryFn: ({ signal }) =>
      api.call(completionCall, { query: { phrase, limit: String(suggestionsShown) }, signal }),
  });
}
