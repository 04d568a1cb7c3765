import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf } from "@tropa/api-contract/base/endpoint";
import * as commission from "@tropa/api-contract/staff/calls-commission";
import * as payables from "@tropa/api-contract/staff/calls-payables";
import * as payouts from "@tropa/api-contract/staff/calls-payouts";
import type { Currency } from "@tropa/domain/money";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useSearchParams } from "react-router";
import { callApi } from "../../platform/api/browser-api.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { deskKey } from "../queues/desk-queries.ts";

export type TermsQuery = QueryOf<typeof commission.commissionTermsCall>;
export type PayablesQuery = QueryOf<typeof payables.payablesCall>;

export const termsQuery = (storefront: Storefront, query: TermsQuery) =>
  queryOptions({
    queryKey: [...deskKey, "commissions", storefront.locale, query],
    queryFn: ({ signal }) => callApi(storefront, commission.commissionTermsCall, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The coming dates of a tour. */
export const tourDatesQuery = (storefront: Storefront, tourId: string) =>
  queryOptions({
    queryKey: [...deskKey, "commission-dates", storefront.locale, tourId],
    queryFn: ({ signal }) =>
      callApi(storefront, commission.commissionSubjectsCall, {
        query: { scope: "tour", tour_id: tourId },
        signal,
      }),
  });

export const payablesQuery = (storefront: Storefront, query: PayablesQuery) =>
  queryOptions({
    queryKey: [...deskKey, "payables", query],
    queryFn: ({ signal }) => callApi(storefront, payables.payablesCall, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const payableBookingsQuery = (
  storefront: Storefront,
  { organizerId, currency }: { organizerId: number; currency: Currency },
) =>
  queryOptions({
    queryKey: [...deskKey, "payable", storefront.locale, organizerId, currency],
    queryFn: ({ signal }) =>
      callApi(storefront, payables.payableBookingsCall, {
        query: { organizer_id: String(organizerId), currency },
        signal,
      }),
  });

export const runsQuery = (storefront: Storefront, before: string) =>
  queryOptions({
    queryKey: [...deskKey, "runs", before],
    queryFn: ({ signal }) =>
      callApi(storefront, payouts.payoutRunsCall, { query: before ? { before } : {}, signal }),
    placeholderData: keepPreviousData,
  });

export const runQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "run", id],
    queryFn: ({ signal }) =>
      callApi(storefront, payouts.payoutRunCall, { query: { id: String(id) }, signal }),
    // Money is sent by what it says.
    gcTime: 0,
    refetchOnWindowFocus: true,
  });

/** A view of the desk's money. */
export const moneyHref = (view: string, query: Readonly<Record<string, string>> = {}) =>
  `${deskPath("payments")}?${new URLSearchParams({ view, ...query })}`;

/** Filters in the address. Another filter begins with the first page. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const given = (name: string) => query.get(name) ?? "";
  const narrow = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const page of ["after", "before"]) next.delete(page);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const hrefOf = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    return `${deskPath("payments")}?${next}`;
  };
  return { given, narrow, hrefOf };
}
