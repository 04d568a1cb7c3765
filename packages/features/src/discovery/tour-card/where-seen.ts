import { priceCeilings } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { filterFromQuery } from "@tropa/domain/discovery/search-filter";
import { useMemo } from "react";
import { useMatches } from "react-router";
import { unpack } from "@tropa/page-runtime/state/packed";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Packed } from "@tropa/page-runtime/state/packed";

/** The page on which a tour is shown, as query parameters of `tourPrivateData`: a tour's rank depends on it. */
export interface WhereSeen {
  collection_id?: string;
  region_id?: string;
  rest_kind_id?: string;
  showplace_id?: string;
  is_cruises?: "1";
  is_authors?: "1";
}

/** The only value of a list; undefined for several, since a page of two regions belongs to neither. */
const only = (values: readonly number[]) =>
  values.length === 1 && values[0] !== undefined ? String(values[0]) : undefined;

/** The part of a listing's loader data used here. */
interface ListingData {
  page: "listing";
  data: Packed<{ query: Readonly<Record<string, string>> }>;
}

const isListing = (data: unknown): data is ListingData =>
  typeof data === "object" && data !== null && Reflect.get(data, "page") === "listing";

/** Returns the filters of a listing that affect a tour's rank; empty for other pages. */
export function whereSeen(shown: unknown, currency: Currency): WhereSeen {
  if (!isListing(shown)) return {};
  const filter = filterFromQuery(unpack(shown.data).query, priceCeilings[currency]);
  const collection = only(filter.collections);
  const region = only(filter.regions);
  const activity = only(filter.restKinds);
  return {
    ...(collection && { collection_id: collection }),
    ...(region && { region_id: region }),
    ...(activity && { rest_kind_id: activity }),
    ...(filter.showplace !== null && { showplace_id: String(filter.showplace) }),
    ...(filter.isCruisesSearch && { is_cruises: "1" as const }),
    ...(filter.isAuthorTourSearch && { is_authors: "1" as const }),
  };
}

/** Like `whereSeen`, for the current page. */
export function useWhereSeen(): WhereSeen {
  const { currency } = useStorefront();
  const shown: unknown = useMatches().at(-1)?.loaderData;
  return useMemo(() => whereSeen(shown, currency), [shown, currency]);
}
