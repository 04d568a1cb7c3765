import { queryOptions } from "@tanstack/react-query";
import { organizerTodayCall } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type { AskAhead } from "../../people/session/start-session.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Everything of an organizer's desk lies under this key: what is done on one page may change what another counts. */
export const organizerKey = ["organizer"] as const;

/** What waits; asked for again while the desk is open, as requests run out of time. */
export const todayQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...organizerKey, "today", storefront.locale],
    queryFn: async ({ signal }) =>
      (await browserApi(storefront)).call(organizerTodayCall, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });

/** What every page of the desk counts in its navigation. A tourist would be refused it. */
export const askToday: AskAhead = async (client, storefront, whoever) => {
  const { organizer_id: id } = await whoever;
  if (id !== null) await client.prefetchQuery(todayQuery(storefront));
};
