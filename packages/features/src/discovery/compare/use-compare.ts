import { useCallback } from "react";
import { lazyStore, useLazyStore } from "@tropa/page-runtime/browser/lazy-store";
import type { ComparedTour } from "./compared-tours.ts";
import { compareKey } from "./comparison.ts";
import type { Comparison } from "./comparison.ts";

/** The comparison's store, loaded with the first use. */
export const lazyComparison = lazyStore<Comparison>(compareKey, async () => {
  const { comparison } = await import("./compare-store.ts");
  return comparison;
});

const none: readonly ComparedTour[] = [];
const toursOf = ({ tours }: Comparison) => tours;
/** The compared tours; empty on the server. */
export const useComparedTours = () => useLazyStore(lazyComparison, toursOf, none);

/** Whether a tour is in the comparison; false on the server. */
export function useIsCompared(tourId: number): boolean {
  const isIn = useCallback(
    ({ tours }: Comparison) => tours.some(({ id }) => id === tourId),
    [tourId],
  );
  return useLazyStore(lazyComparison, isIn, false);
}
