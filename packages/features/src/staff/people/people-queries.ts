import { queryOptions } from "@tanstack/react-query";
import * as calls from "@tropa/api-contract/staff/calls-people";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { callApi } from "../../platform/api/browser-api.ts";
import { deskKey } from "../queues/desk-queries.ts";

export const personQuery = (storefront: Storefront, accountId: number) =>
  queryOptions({
    queryKey: [...deskKey, "person", accountId],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.staffPersonCall, {
        query: { account_id: String(accountId) },
        signal,
      }),
  });

/** What stands against the end of an account: as it is now. */
export const personEndQuery = (storefront: Storefront, accountId: number) =>
  queryOptions({
    queryKey: [...deskKey, "personEnd", storefront.locale, accountId],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.personEndCall, {
        query: { account_id: String(accountId) },
        signal,
      }),
    gcTime: 0,
  });

/** Contacts are read on demand only: each look is recorded. */
export const personContactsQuery = (storefront: Storefront, accountId: number) =>
  queryOptions({
    queryKey: [...deskKey, "personContacts", accountId],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.personContactsCall, {
        query: { account_id: String(accountId) },
        signal,
      }),
    enabled: false,
    gcTime: 0,
    retry: false,
  });
