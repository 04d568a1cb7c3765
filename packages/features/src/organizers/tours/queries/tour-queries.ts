import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { allRestKindsCall, languagesCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as revisionCalls from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { TourFilter } from "@tropa/domain/organizers/tours/tour-stage";
import { browserApi, callApi } from "../../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { organizerKey } from "../../desk/organizer-queries.ts";

/** Query key of everything about the organizer's tours. */
export const toursKey = [...organizerKey, "tours"] as const;

export interface ToursFilter {
  filter: TourFilter | "";
  text: string;
  page: number;
}

/** A page of the organizer's tours. */
export const toursQuery = (storefront: Storefront, { filter, text, page }: ToursFilter) =>
  queryOptions({
    queryKey: [...toursKey, "list", storefront.locale, filter, text, page],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.organizerToursCall, {
        query: { page: String(page), ...(filter && { filter }), ...(text && { text }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** A tour with its draft. */
export const tourQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...toursKey, "tour", storefront.locale, id],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.organizerTourCall, {
        query: { id: String(id) },
        signal,
      }),
    // Not cached: another person may have changed the tour.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Revisions of a tour, newest first. */
export const revisionsQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...toursKey, "revisions", storefront.locale, id],
    queryFn: ({ signal }) =>
      callApi(storefront, revisionCalls.tourRevisionsCall, {
        query: { id: String(id) },
        signal,
      }),
    gcTime: 0,
  });

/** Revision numbers to compare; without `to` the draft, without `from` the published version. */
export interface Compared {
  from?: number;
  to?: number;
}

/** Differences between two versions. */
export const comparisonQuery = (storefront: Storefront, id: number, { from, to }: Compared) =>
  queryOptions({
    queryKey: [...toursKey, "comparison", storefront.locale, id, from, to],
    queryFn: ({ signal }) =>
      callApi(storefront, revisionCalls.compareTourCall, {
        query: {
          id: String(id),
          ...(from !== undefined && { from: String(from) }),
          ...(to !== undefined && { to: String(to) }),
        },
        signal,
      }),
    gcTime: 0,
  });

/** Choices for the form's fields. */
export const tourChoicesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...toursKey, "choices", storefront.locale],
    queryFn: async ({ signal }) => {
      const api = await browserApi(storefront);
      const [kinds, languages] = await Promise.all([
        api.call(allRestKindsCall, { query: {}, signal }),
        api.call(languagesCall, { query: {}, signal }),
      ]);
      return {
        activities: kinds.items.map(({ id, name }) => ({ value: String(id), text: name })),
        languages: languages.items.map(({ code, name }) => ({ value: code, text: name })),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
export type TourChoices = Awaited<
  ReturnType<NonNullable<ReturnType<typeof tourChoicesQuery>["queryFn"]>>
>;
