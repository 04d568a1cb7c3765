import { useEffect, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { unpack } from "@tropa/page-runtime/state/packed";
import type { Packed } from "@tropa/page-runtime/state/packed";
import { listingDataUrl } from "./listing-data-url.ts";
import type { ListingPageData } from "../choices/listing-page.ts";

export interface ListingData {
  /** Undefined until the first has come; after that the last one, while the next is on its way. */
  data: ListingPageData | undefined;
  isLoading: boolean;
  /** The last question was not answered. */
  hasFailed: boolean;
  retry: () => void;
}

/** Data of a listing that is not the page's own: of a filter that is still being chosen, or with all its choices. */
export function useListingData(address: string | null): ListingData {
  const { load, data: answer, state } = useFetcher<() => Promise<Packed<ListingPageData> | null>>();
  useEffect(() => {
    if (address !== null) void load(listingDataUrl(address));
  }, [load, address]);
  const [packed, setPacked] = useState(answer ?? undefined);
  if (answer && answer !== packed) setPacked(answer);
  const data = useMemo(() => (packed === undefined ? undefined : unpack(packed)), [packed]);
  const isLoading = state !== "idle";
  return {
    data,
    isLoading,
    hasFailed: address !== null && !isLoading && answer === null,
    retry: () => {
      if (address !== null) void load(listingDataUrl(address));
    },
  };
}
