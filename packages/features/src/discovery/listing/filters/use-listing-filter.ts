import { priceCeilings } from "@tropa/domain/money";
import { filterFromQuery, filterToQuery, listingUrl } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";
import { startTransition, useMemo, useOptimistic } from "react";
import type { MouseEvent } from "react";
import { sendEvent } from "../../../platform/analytics/send-event.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { whileAwaited } from "../memory/stored-listing.ts";
import type { ListingPageData } from "../choices/listing-page.ts";

/** What a link that changes the filter is spread with. */
export interface FilterLinkProps {
  href: string;
  /** Filtered lists are for people: search engines have the paths. */
  rel: "nofollow";
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface ListingFilter {
  /** As chosen a moment ago; the list follows when it has come. */
  filter: TourFilter;
  ceilings: FilterCeilings;
  apply: (next: TourFilter) => void;
  /** Applies without an entry of its own in the history: Back undoes no step of a moving map. */
  replace: (next: TourFilter) => void;
  linkTo: (next: TourFilter) => FilterLinkProps;
}

interface PageFilter extends ListingFilter {
  /** Fetches the list of the filter that is chosen already. */
  tryAgain: () => void;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A filter's links lead to its addresses; a plain click goes through `apply`. */
export function filterLinks(
  ceilings: FilterCeilings,
  apply: (next: TourFilter) => void,
): (next: TourFilter) => FilterLinkProps {
  return (next) => ({
    href: listingUrl(next, ceilings),
    rel: "nofollow",
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      apply(next);
    },
  });
}

/** The filter of the page, and the ways to change it: an address each, reached without a jump to the page's top. */
export function useListingFilter({ query }: Pick<ListingPageData, "query">): PageFilter {
  const { currency } = useStorefront();
  const go = useGo();
  const ceilings = priceCeilings[currency];
  const current = useMemo(() => filterFromQuery(query, ceilings), [query, ceilings]);
  const [filter, showAtOnce] = useOptimistic(current);

  const goTo = (next: TourFilter, replace: boolean) =>
    startTransition(async () => {
      showAtOnce(next);
      await whileAwaited(filterToQuery(next, ceilings), () =>
        go(listingUrl(next, ceilings), { preventScrollReset: true, replace }),
      );
    });
  const choose = (next: TourFilter, isReplacing: boolean) => {
    const { slug: list = "", ...chosen } = filterToQuery(next, ceilings);
    sendEvent({ name: "filter", list, fields: Object.keys(chosen) });
    goTo(next, isReplacing);
  };
  const apply = (next: TourFilter) => choose(next, false);
  const replace = (next: TourFilter) => choose(next, true);
  const tryAgain = () => goTo(filter, true);
  return { filter, ceilings, apply, replace, tryAgain, linkTo: filterLinks(ceilings, apply) };
}
