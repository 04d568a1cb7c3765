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

/** Props of a link that changes the filter. */
export interface FilterLinkProps {
  href: string;
  /** Filtered lists are not for search engines, which have the paths. */
  rel: "nofollow";
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The filter and the ways to change it. */
export interface ListingFilter {
  /** The chosen filter; the list may still be loading. */
  filter: TourFilter;
  ceilings: FilterCeilings;
  apply: (next: TourFilter) => void;
  /** Applies without a new history entry, so that Back does not replay every move of the map. */
  replace: (next: TourFilter) => void;
  linkTo: (next: TourFilter) => FilterLinkProps;
}

interface PageFilter extends ListingFilter {
  /** The list shown is not yet that of `filter`. */
  isChanging: boolean;
  /** Loads the list of the chosen filter again. */
  tryAgain: () => void;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Returns a function that makes links to filters; plain clicks call `apply` instead. */
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

/** Provides the page's filter and the ways to change it. Every change navigates, without scrolling to the top. */
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
  const isChanging = filter !== current;
  return {
    filter,
    isChanging,
    ceilings,
    apply,
    replace,
    tryAgain,
    linkTo: filterLinks(ceilings, apply),
  };
}
