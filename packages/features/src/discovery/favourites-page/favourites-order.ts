import type { CardFacts } from "../tour-card/card-facts.ts";

export const favouriteSorts = ["added", "price", "-price", "date"] as const;
type FavouriteSort = (typeof favouriteSorts)[number];

/** Parses a sort order; unknown values mean the default. */
export function favouriteSort(raw: string | null): FavouriteSort {
  return favouriteSorts.find((sort) => sort === raw) ?? "added";
}

/** Sorts after every real date. */
const noDate = "9999";

/** Sorts tours; equal ones stay in the order in which they were added. */
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
