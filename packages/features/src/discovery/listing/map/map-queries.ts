import type { ApiClient } from "@tropa/api-client/client";
import { toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { queryOptions } from "@tanstack/react-query";

export type TourCluster = AnswerOf<typeof toursMapCall>["clusters"][number];

/** Answers of a map are asked again when it comes back to a place soon. */
const cacheMs = 60_000;

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
    staleTime: cacheMs,
  });
}

/** What cards need of a filter, to tell of the departures that it finds. */
const departureFields = [
  "dateFrom",
  "dateTo",
  "flexDays",
  "priceMin",
  "priceMax",
  "pricePerDayMin",
  "pricePerDayMax",
  "sort",
] as const;

export function toursByIdsQuery(
  api: ApiClient,
  ids: string,
  filter: Readonly<Record<string, string>>,
) {
  const chosen = departureFields.flatMap((field) => {
    const value = filter[field];
    return value === undefined ? [] : [[field, value]];
  });
  const query = { ids, ...Object.fromEntries(chosen) };
  return queryOptions({
    queryKey: ["tours-by-ids", query],
    queryFn: ({ signal }) => api.call(toursByIdsCall, { query, signal }),
    staleTime: cacheMs,
  });
}
