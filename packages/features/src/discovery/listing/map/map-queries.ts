import type { ApiClient } from "@tropa/api-client/client";
import { toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { queryOptions } from "@tanstack/react-query";

/** A marker of the map. */
export type TourCluster = AnswerOf<typeof toursMapCall>["clusters"][number];

/** Cached for a minute, because visitors often return to the same place. */
const cacheMs = 60_000;

/** Returns tours of a filter on a map; `view` is the visible area, absent for the first request. */
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

/** Filter fields that select the departures shown on cards. */
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

/** Cards of tours by id, with the departures that match the filter. */
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
