/** What a list of tours is spread with: its items are its tours, one each, in their order. */
export const tourList = { "data-tours": true } as const;

/** The items of the list of tours in an element, whether the list has been taken over or not. */
export const tourItems = (around: Element | null): readonly Element[] => [
  ...(around?.querySelector("[data-tours]")?.children ?? []),
];
