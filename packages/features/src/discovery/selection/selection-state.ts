import type { Selection, SelectionEvent } from "@tropa/domain/discovery/selection-mode";

/** The name of the selection among what this browser remembers. */
export const selectionKey = "tropa.selection";

/** What a selection remembers of a tour (docs/product/favourites-and-selection.md#selection-mode). */
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

export interface SelectionState {
  selection: Selection<ChosenTour>;
  send: (event: SelectionEvent<ChosenTour>) => void;
}
