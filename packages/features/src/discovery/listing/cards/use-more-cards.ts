import { listingUrl } from "@tropa/domain/discovery/search-filter";
import { useMemo, useState } from "react";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import type { ListingPageData } from "../choices/listing-page.ts";
import type { ListingMemory } from "../memory/listing-memory.ts";
import { useListingData } from "../data/use-listing-data.ts";
import type { ListingFilter } from "../filters/use-listing-filter.ts";

interface MoreCards {
  /** Cards of the page and of the pages loaded after it, without duplicates. */
  cards: readonly CardFacts[];
  lastPage: number;
  isLoading: boolean;
  /** The requested page failed to load. */
  hasFailed: boolean;
  loadMore: () => void;
}

/** Loads further pages below the page of the address. */
export function useMoreCards(
  { cards, query }: Pick<ListingPageData, "cards" | "query">,
  { filter, ceilings }: Pick<ListingFilter, "filter" | "ceilings">,
  more: ListingMemory["more"],
  onMore: (cards: readonly CardFacts[]) => void,
): MoreCards {
  const firstPage = Number(query.page ?? 1);
  const lastPage = firstPage + more.length;
  const [wanted, setWanted] = useState<string | null>(null);
  const next = useListingData(wanted);
  const { data } = next;
  // Set during rendering, so that no frame shows the button without the new cards.
  if (wanted !== null && data && listingUrl(data.query, ceilings) === wanted) {
    setWanted(null);
    onMore(data.cards);
  }

  const once = useMemo(() => {
    const seen = new Set<number>();
    return [...cards, ...more.flat()].filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
  }, [cards, more]);
  return {
    cards: once,
    lastPage,
    isLoading: wanted !== null && next.isLoading,
    hasFailed: wanted !== null && next.hasFailed,
    loadMore: () => {
      // The hook does not reload an unchanged address by itself.
      if (wanted !== null && next.hasFailed) next.retry();
      else setWanted(listingUrl({ ...filter, page: lastPage + 1 }, ceilings));
    },
  };
}
