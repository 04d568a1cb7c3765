import { useEffect, useMemo } from "react";
import { useFetcher } from "react-router";
import { unpack } from "../platform/packed.ts";
import { listingDataUrl } from "./listing-data-url.ts";
import type { loader } from "./listing-data-route.ts";
import type { ListingPageData } from "./listing-page.ts";

/**
 * Data of a listing that is not the page's own: of a filter that is still being chosen, or with all its choices.
 * Undefined until the first has come; after that the last one, while the next is on its way.
 */
export function useListingData(address: string | null): {
  data: ListingPageData | undefined;
  isLoading: boolean;
} {
  const { load, data: packed, state } = useFetcher<typeof loader>();
  useEffect(() => {
    if (address !== null) void load(listingDataUrl(address));
  }, [load, address]);
  const data = useMemo(() => (packed === undefined ? undefined : unpack(packed)), [packed]);
  return { data, isLoading: state !== "idle" };
}
