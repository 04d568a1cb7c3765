import type { Selection, SelectionEvent } from "@tropa/domain/discovery/selection-mode";

/** Storage key of the selection. */
export const selectionKey = "tropa.selection";

/** A selected tour as stored (docs/product/favourites-and-selection.md#selection-mode). */
export interface ChosenTour {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly image: string;
  readonly colour: string;
  /** Minor units of the page's currency. */
  readonly price: number;
  readonly currency: string;
}

/** The state of selection mode. */
export interface SelectionState {
  selection: Selection<ChosenTour>;
  send: (event: SelectionEvent<ChosenTour>) => void;
}
