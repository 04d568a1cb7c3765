import { priceCeilings } from "@tropa/domain/money";
import { filterFromQuery } from "@tropa/domain/discovery/search-filter";
import { useMemo } from "react";
import { useMatches } from "react-router";
import { unpack } from "../../platform/runtime/packed.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import type { Packed } from "../../platform/runtime/packed.ts";

/** Where a tour is being looked at, as `tourPrivateData` takes it: its rank is another one on each page. */
export interface WhereSeen {
  collection_id?: string;
  region_id?: string;
  rest_kind_id?: string;
  showplace_id?: string;
  is_cruises?: "1";
  is_authors?: "1";
}

/** Of a list that holds one value: a page of two regions is neither's. */
const only = (values: readonly number[]) =>
  values.length === 1 && values[0] !== undefined ? String(values[0]) : undefined;

/** Of a listing's loader: what this module reads of it. */
interface ListingData {
  page: "listing";
  data: Packed<{ query: Readonly<Record<string, string>> }>;
}

const isListing = (data: unknown): data is ListingData =>
  typeof data === "object" && data !== null && Reflect.get(data, "page") === "listing";

/** What the listing on this page is narrowed to, by its path and its filter; nothing on any other page. */
export function useWhereSeen(): WhereSeen {
  const { currency } = useStorefront();
  const shown: unknown = useMatches().at(-1)?.loaderData;
  return useMemo(() => {
    if (!isListing(shown)) return {};
    const filter = filterFromQuery(unpack(shown.data).query, priceCeilings[currency]);
    const ids = {
      collection_id: only(filter.collections),
      region_id: only(filter.regions),
      rest_kind_id: only(filter.restKinds),
      showplace_id: filter.showplace === null ? undefined : String(filter.showplace),
    };
    const named = Object.entries(ids).filter(([, id]) => id !== undefined);
    return {
      ...Object.fromEntries(named),
      ...(filter.isCruisesSearch && { is_cruises: "1" as const }),
      ...(filter.isAuthorTourSearch && { is_authors: "1" as const }),
    };
  }, [shown, currency]);
}
