import type { Selection } from "@tropa/domain/discovery/selection-mode";
import { useCallback } from "react";
import { lazyStore, useLazyStore } from "@tropa/page-runtime/browser/lazy-store";
import { selectionKey } from "./selection-state.ts";
import type { ChosenTour, SelectionState } from "./selection-state.ts";

export const lazySelection = lazyStore<SelectionState>(selectionKey, async () => {
  const { selectionStore } = await import("./selection-store.ts");
  return selectionStore;
});

const isOn = ({ selection }: SelectionState) => selection.token !== null;
export const useIsSelecting = () => useLazyStore(lazySelection, isOn, false);

const none: Selection<ChosenTour> = { token: null, tours: [] };
const selectionOf = ({ selection }: SelectionState) => selection;
export const useSelection = () => useLazyStore(lazySelection, selectionOf, none);

export function useIsSelected(tourId: number, dateId?: number): boolean {
  const isIn = useCallback(
    ({ selection }: SelectionState) =>
      selection.tours.some(
        ({ id, selectedVariants }) =>
          id === tourId &&
          (dateId === undefined || selectedVariants.some((date) => date.id === dateId)),
      ),
    [tourId, dateId],
  );
  return useLazyStore(lazySelection, isIn, false);
}
