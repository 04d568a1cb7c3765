import { useCallback } from "react";
import { lazyStore, useLazyStore } from "@tropa/page-runtime/browser/lazy-store";
import type { ComparedTour } from "./compared-tours.ts";
import { compareKey } from "./comparison.ts";
import type { Comparison } from "./comparison.ts";

export const lazyComparison = lazyStore<Comparison>(compareKey, async () => {
  const { comparison } = await import("./compare-store.ts");
  return comparison;
});

const none: readonly ComparedTour[] = [];
const toursOf = ({ tours }: Comparison) => tours;
export const useComparedTours = () => useLazyStore(lazyComparison, toursOf, none);

export function useIsCompared(tourId: number): boolean {
  const isIn = useCallback(
    ({ tours }: Comparison) => tours.some(({ id }) => id === tourId),
    [tourId],
  );
  return useLazyStore(lazyComparison, isIn, false);
}
