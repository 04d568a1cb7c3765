import type { Selection } from "@tropa/domain/discovery/selection-mode";
import { useCallback } from "react";
import { lazyStore, useLazyStore } from "@tropa/page-runtime/browser/lazy-store";
import { selectionKey } from "./selection-state.ts";
import type { ChosenTour, SelectionState } from "./selection-state.ts";

/** The store of the selection, loaded with the first use. */
export const lazySelection = lazyStore<SelectionState>(selectionKey, async () => {
  const { selectionStore } = await import("./selection-store.ts");
  return selectionStore;
});

const isOn = ({ selection }: SelectionState) => selection.token !== null;
/** Whether selection mode is on; false on the server. */
export const useIsSelecting = () => useLazyStore(lazySelection, isOn, false);

const none: Selection<ChosenTour> = { token: null, tours: [] };
const selectionOf = ({ selection }: SelectionState) => selection;
/** The selected tours; empty on the server. */
export const useSelection = () => useLazyStore(lazySelection, selectionOf, none);

/** Whether a tour, or one of its dates, is selected. */
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
