import type { ApiClient } from "@tropa/api-client/client";
import { toursByIdsCall } from "@tropa/api-contract/calls-catalogue";
import { toursMapCall } from "@tropa/api-contract/calls-discovery";
import type { AnswerOf } from "@tropa/api-contract/endpoint";
import { queryOptions } from "@tanstack/react-query";

export type TourCluster = AnswerOf<typeof toursMapCall>["clusters"][number];

/** Answers of a map are asked again when it comes back to a place soon. */
const keptMs = 60_000;

/** Tours of a filter on a map; `view` is what it shows, left out at first. */
export function toursMapQuery(
  api: ApiClient,
  filter: Readonly<Record<string, string>>,
  seen: { view: string; zoom: number } | null,
) {
  const query = { ...filter, ...(seen && { view: seen.view, zoom: String(seen.zoom) }) };
  return queryOptions({
    queryKey: ["tours-map", query],
    queryFn: ({ signal }) => api.call(toursMapCall, { query, signal }),
    staleTime: keptMs,
  });
}

export function toursByIdsQuery(api: ApiClient, ids: readonly number[]) {
  return queryOptions({
    queryKey: ["tours-by-ids", ids],
    queryFn: ({ signal }) => api.call(toursByIdsCall, { query: { ids: ids.join(",") }, signal }),
    staleTime: keptMs,
  });
}
