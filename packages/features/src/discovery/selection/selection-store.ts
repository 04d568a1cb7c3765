import { nextSelection, noSelection } from "@tropa/domain/discovery/selection-mode";
import { persistedStore } from "../../platform/storage/stored-state.ts";
import { selectionKey } from "./selection-state.ts";
import type { SelectionState } from "./selection-state.ts";

/** The selection, stored in this browser while selection mode has a token. */
export const selectionStore = persistedStore<SelectionState, Pick<SelectionState, "selection">>(
  { name: selectionKey, version: 1, keep: ({ selection }) => ({ selection }) },
  (set) => ({
    selection: noSelection,
    send: (event) => set(({ selection }) => ({ selection: nextSelection(selection, event) })),
  }),
);
