import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { sharedFavouritesCall } from "@tropa/api-contract/discovery/calls-favourites";
import type { TourCard } from "@tropa/api-contract/discovery/tour-card";

/** The most ids a call takes. */
const idsPerCall = 100;

/** Returns a shared list by its token; `dates` are the chosen departures' ids, separated by commas. */
export function sharedFavouritesQuery(api: ApiClient, token: string, dates: string) {
  return queryOptions({
    queryKey: ["sharedFavourites", token, dates],
    queryFn: ({ signal }) =>
      api.call(sharedFavouritesCall, { query: { token, ...(dates && { dates }) }, signal }),
  });
}

/**
 * Returns cards of tours, including unpublished ones; deleted ones are left out. `dateIds` are chosen departures of
 * some of the tours.
 */
export async function tourCards(
  api: ApiClient,
  ids: readonly number[],
  { dateIds = [], signal }: { dateIds?: readonly number[]; signal?: AbortSignal } = {},
): Promise<TourCard[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, part) =>
    ids.slice(part * idsPerCall, (part + 1) * idsPerCall),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      api.call(toursByIdsCall, {
        query: {
          ids: part.join(","),
          ...(dateIds.length > 0 && { dates: dateIds.slice(0, idsPerCall).join(",") }),
        },
        ...(signal && { signal }),
      }),
    ),
  );
  return answers.flatMap(({ items }) => items);
}
