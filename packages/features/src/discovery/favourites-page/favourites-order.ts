import type { CardFacts } from "../tour-card/card-facts.ts";

export const favouriteSorts = ["added", "price", "-price", "date"] as const;
type FavouriteSort = (typeof favouriteSorts)[number];

export function favouriteSort(raw: string | null): FavouriteSort {
  return favouriteSorts.find((sort) => sort === raw) ?? "added";
}

/** After every date that there is: no date at all. */
const noDate = "9999";

/** Tours in the order asked for; those that it does not tell apart stay as they were added. */
export function sortedFavourites(
  tours: readonly CardFacts[],
  sort: FavouriteSort,
): readonly CardFacts[] {
  if (sort === "price") return tours.toSorted((a, b) => a.price - b.price);
  if (sort === "-price") return tours.toSorted((a, b) => b.price - a.price);
  if (sort === "date")
    return tours.toSorted((a, b) => (a.dates?.[0] ?? noDate).localeCompare(b.dates?.[0] ?? noDate));
  return tours;
}
