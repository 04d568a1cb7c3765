import { nextSelection, noSelection } from "@tropa/domain/discovery/selection-mode";
import type { Selection, SelectionEvent } from "@tropa/domain/discovery/selection-mode";
import { keptStore } from "../../platform/browser/stored-state.ts";
import { selectionKey } from "./use-selection.ts";
import type { ChosenTour } from "./use-selection.ts";

export interface SelectionState {
  selection: Selection<ChosenTour>;
  send: (event: SelectionEvent<ChosenTour>) => void;
}

/** Selection mode, kept in this browser while there is a token (document 1 §4). */
export const selectionStore = keptStore<SelectionState, Pick<SelectionState, "selection">>(
  { name: selectionKey, version: 1, keep: ({ selection }) => ({ selection }) },
  (set) => ({
    selection: noSelection,
    send: (event) => set(({ selection }) => ({ selection: nextSelection(selection, event) })),
  }),
);
