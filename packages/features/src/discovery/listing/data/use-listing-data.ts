import { useEffect, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { unpack } from "@tropa/page-runtime/state/packed";
import type { Packed } from "@tropa/page-runtime/state/packed";
import { listingDataUrl } from "./listing-data-url.ts";
import type { ListingPageData } from "../choices/listing-page.ts";

/** The state of `useListingData`. */
export interface ListingData {
  /** Undefined before the first answer; afterwards the latest answer, also while the next one loads. */
  data: ListingPageData | undefined;
  isLoading: boolean;
  /** The first request has neither been answered nor failed. */
  isAwaited: boolean;
  /** The latest request failed. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads data of a listing other than the page's: for a filter being edited, or with all choices. Null loads nothing.
 */
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
    isAwaited: address !== null && answer === undefined,
    hasFailed: address !== null && !isLoading && answer === null,
    retry: () => {
      if (address !== null) void load(listingDataUrl(address));
    },
  };
}
