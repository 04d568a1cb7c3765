/** Props that mark a list whose items are tours, for `tourItems`. */
export const tourList = { "data-tours": true } as const;

/** The items of the marked lists inside an element; works before hydration, too. */
export const tourItems = (around: Element | null): readonly Element[] => [
  ...(around?.querySelectorAll("[data-tours] > *") ?? []),
];
