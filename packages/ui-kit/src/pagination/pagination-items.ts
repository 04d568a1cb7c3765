import { PAGINATION } from "@tropa/domain/interface-constants";

/** A page number, or a gap of pages left out. Narrow screens leave out more than wide ones. */
export type PaginationItem =
  | { kind: "page"; page: number; wideOnly: boolean }
  | { kind: "gap"; side: "before" | "behind"; narrowOnly: boolean };

/** Phones have room for the nearest neighbours only. */
const narrowNeighbours = 1;

/** First, last and neighbouring pages in order; a hole of a single page is filled. */
function pagesAround(current: number, total: number, neighbours: number): readonly number[] {
  const { firstPage } = PAGINATION;
  const isNear = (page: number) => Math.abs(page - current) <= neighbours;
  const isShown = (page: number) => page === firstPage || page === total || isNear(page);
  return Array.from({ length: total }, (_, index) => index + firstPage).filter(
    (page) => isShown(page) || (isShown(page - 1) && isShown(page + 1)),
  );
}

/**
 * Returns the numbers to show: all of them while they are few and the screen is wide, else the first, the last and the
 * neighbours of the current page. A gap never replaces a single page.
 */
export function paginationItems(current: number, total: number): readonly PaginationItem[] {
  const { pagesBeforeCollapse, neighbours } = PAGINATION;
  const wide = pagesAround(current, total, total > pagesBeforeCollapse ? neighbours : total);
  const narrow = pagesAround(current, total, narrowNeighbours);

  const startsBehind = (pages: readonly number[]) => (pages[1] ?? 0) - (pages[0] ?? 0) > 1;
  const endsBefore = (pages: readonly number[]) => (pages.at(-1) ?? 0) - (pages.at(-2) ?? 0) > 1;
  const gap = (side: "before" | "behind", has: (pages: readonly number[]) => boolean) =>
    has(narrow) ? [{ kind: "gap" as const, side, narrowOnly: !has(wide) }] : [];

  const pages = wide.map((page) => ({
    kind: "page" as const,
    page,
    wideOnly: !narrow.includes(page),
  }));
  return [
    ...pages.slice(0, 1),
    ...gap("before", startsBehind),
    ...pages.slice(1, -1),
    ...gap("behind", endsBefore),
    ...pages.slice(1).slice(-1),
  ];
}
