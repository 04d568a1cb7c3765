import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  languagesCall,
  worldPartGroupsCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import { meetDataCall } from "@tropa/api-contract/organizers/calls-meetings";
import {
  organizerListCall,
  organizerViewCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { SessionPrefetch } from "../../people/session/start-session.ts";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

const recordsKey = ["organizer-records"] as const;
/** Prefix of lists, which show whether each record is published. */
export const recordListsKey = [...recordsKey, "list"] as const;

/** Query for all records of the signed-in organizer. */
export const recordsQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...recordListsKey, storefront.locale],
    queryFn: ({ signal }) => callApi(storefront, organizerListCall, { query: {}, signal }),
  });

/** Records of all organizers, for staff, newest first. */
export const allRecordsQuery = (storefront: Storefront, page: number) =>
  queryOptions({
    queryKey: [...recordListsKey, storefront.locale, page],
    queryFn: ({ signal }) =>
      callApi(storefront, organizerListCall, {
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Query for one organizer's record. */
export const recordQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...recordsKey, storefront.locale, id],
    queryFn: ({ signal }) =>
      callApi(storefront, organizerViewCall, { query: { id: String(id) }, signal }),
  });

/** A contract of one's own, by its number. */
export const contractQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...recordsKey, "contract", storefront.locale, id],
    queryFn: async ({ signal }) =>
      (
        await (
          await browserApi(storefront)
        ).call(meetDataCall, { query: { contract_id: String(id) }, signal })
      ).data,
    // Two people may edit it: never show cached data.
    gcTime: 0,
  });

/** Options of the form: countries by catalogue id, and guides' languages. */
export const recordChoicesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...recordsKey, "choices", storefront.locale],
    queryFn: async ({ signal }) => {
      const api = await browserApi(storefront);
      const [parts, languages] = await Promise.all([
        api.call(worldPartGroupsCall, {
          query: { show_countries_with_world_parts: "1" },
          signal,
        }),
        api.call(languagesCall, { query: {}, signal }),
      ]);
      return {
        countries: parts.items
          .flatMap(({ countries = [] }) => countries)
          .map(({ id, name, iso_code: code }) => ({ id, name, code }))
          .toSorted((one, other) => one.name.localeCompare(other.name, storefront.locale)),
        languages: languages.items.map(({ code, name }) => ({ code, name })),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export type RecordChoices = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recordChoicesQuery>["queryFn"]>>
>;

/** Prefetches what the page of a record shows first. */
export const prefetchRecord =
  (id: number): SessionPrefetch =>
  async (client, storefront) => {
    await Promise.all([
      client.prefetchQuery(recordQuery(storefront, id)),
      client.prefetchQuery(recordChoicesQuery(storefront)),
    ]);
  };
