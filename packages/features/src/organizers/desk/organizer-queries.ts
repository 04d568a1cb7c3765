import { queryOptions } from "@tanstack/react-query";
import { organizerTodayCall } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type { SessionPrefetch } from "../../people/session/start-session.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Prefix of all queries of the desk: an action on one page may change the counts of another. */
export const organizerKey = ["organizer"] as const;

/** Counts of what waits; refetched while the desk is open, since requests expire. */
export const todayQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...organizerKey, "today", storefront.locale],
    queryFn: ({ signal }) => callApi(storefront, organizerTodayCall, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });

/** Prefetches the counts of the navigation, for organizers only: the API refuses others. */
export const prefetchToday: SessionPrefetch = async (client, storefront, whoever) => {
  const { organizer_id: id } = await whoever;
  if (id !== null) await client.prefetchQuery(todayQuery(storefront));
};
