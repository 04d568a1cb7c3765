import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { completionCall } from "@tropa/api-contract/discovery/calls-home";

/** A page of tours with the counts of every choice; `filter` is a normalised query of the search filter. */
export function toursQuery(api: ApiClient, filter: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: ["tours", filter],
    queryFn: ({ signal }) =>
      api.call(toursCall, { query: { ...filter, expand: "filters" }, signal }),
  });
}

/** Suggestions for a phrase (docs/product/filter.md#suggestions). */
const suggestionsShown = 5;

export function completionQuery(api: ApiClient, phrase: string) {
  return queryOptions({
    queryKey: ["completion", phrase],
    queryFn: ({ signal }) =>
      api.call(completionCall, { query: { phrase, limit: String(suggestionsShown) }, signal }),
  });
}
