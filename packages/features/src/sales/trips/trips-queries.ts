import { infiniteQueryOptions } from "@tanstack/react-query";
import { myTripsCall, tripParts } from "@tropa/api-contract/sales/calls-requests";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { SessionPrefetch } from "../../people/session/start-session.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

export type TripPart = (typeof tripParts)[number];
export type Trip = AnswerOf<typeof myTripsCall>["items"][number];

/** The part of the list that an address names; coming trips by default. */
export const partOf = (text: string | null): TripPart =>
  tripParts.find((part) => part === text) ?? "coming";

/** The visitor's own trips of a part, page by page. */
export const tripsQuery = (storefront: Storefront, part: TripPart) =>
  infiniteQueryOptions({
    queryKey: ["trips", part],
    queryFn: async ({ signal, pageParam }) => {
      const api = await browserApi(storefront);
      const after = pageParam === null ? {} : { after: String(pageParam) };
      return api.call(myTripsCall, { query: { part, ...after }, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next_after,
  });

/** Prefetches what the page shows first. */
export const prefetchTrips =
  (part: TripPart): SessionPrefetch =>
  (client, storefront) =>
    client.prefetchInfiniteQuery(tripsQuery(storefront, part));
