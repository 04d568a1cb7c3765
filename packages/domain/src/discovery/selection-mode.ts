import { tokenPattern } from "./selection-token.ts";

/**
 * Selection mode (docs/product/favourites-and-selection.md#selection-mode): a visitor follows a link with a token and chooses
 * dates of tours for the sender. Active while there is a token; the selection stays in the browser.
 */
export interface SelectedDate {
  readonly id: number;
  readonly start: string;
  readonly end: string;
}

/** A chosen tour; `Tour` has the other data of its card. */
export type SelectedTour<Tour extends { readonly id: number }> = Tour & {
  readonly selectedVariants: readonly SelectedDate[];
};

export interface Selection<Tour extends { readonly id: number } = { readonly id: number }> {
  /** Null: selection mode is off. */
  readonly token: string | null;
  readonly tours: readonly SelectedTour<Tour>[];
}

export type SelectionEvent<Tour extends { readonly id: number }> =
  | { readonly type: "tokenTaken"; readonly token: string }
  | {
      readonly type: "dateToggled";
      readonly tour: Tour;
      readonly date: SelectedDate & { readonly is_busy?: boolean };
    }
  | { readonly type: "tourToggled"; readonly tour: Tour }
  | { readonly type: "left" };

export const noSelection: Selection<never> = Object.freeze({ token: null, tours: [] });

function toggleDate<Tour extends { readonly id: number }>(
  tours: readonly SelectedTour<Tour>[],
  tour: Tour,
  { id, start, end, is_busy: isBusy = false }: SelectedDate & { readonly is_busy?: boolean },
): readonly SelectedTour<Tour>[] {
  const chosen = tours.find((other) => other.id === tour.id);
  const dates = chosen?.selectedVariants ?? [];
  if (!dates.some((date) => date.id === id)) {
    if (isBusy) return tours;
    const selectedVariants = [...dates, { id, start, end }];
    return chosen
      ? tours.map((other) => (other === chosen ? { ...chosen, selectedVariants } : other))
      : [...tours, { ...tour, selectedVariants }];
  }
  const selectedVariants = dates.filter((date) => date.id !== id);
  // Removing the last date removes the tour: a tour without dates means nothing to a sender who asked for dates.
  return selectedVariants.length === 0
    ? tours.filter((other) => other.id !== tour.id)
    : tours.map((other) => (other.id === tour.id ? { ...other, selectedVariants } : other));
}

/**
 * The selection after an event.
 * - A new token resets what was chosen; the same one again, as when its page is reloaded, keeps it.
 * - A date is added or removed; its tour is added if absent and goes with its last date. A busy date is not added.
 * - A whole tour ("Выбрать", "Удалить" on a card) is added without dates, or removed with all of its dates.
 * - Without a token nothing is chosen.
 */
export function nextSelection<Tour extends { readonly id: number }>(
  selection: Selection<Tour>,
  event: SelectionEvent<Tour>,
): Selection<Tour> {
  if (event.type === "left") return noSelection;
  if (event.type === "tokenTaken") {
    if (event.token === selection.token || !tokenPattern.test(event.token)) return selection;
    return { token: event.token, tours: [] };
  }
  if (selection.token === null) return selection;
  const { tour } = event;
  if (event.type === "dateToggled")
    return { ...selection, tours: toggleDate(selection.tours, tour, event.date) };
  const isChosen = selection.tours.some(({ id }) => id === tour.id);
  const tours = isChosen
    ? selection.tours.filter(({ id }) => id !== tour.id)
    : [...selection.tours, { ...tour, selectedVariants: [] }];
  return { ...selection, tours };
}
