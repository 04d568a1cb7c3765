import { PAGINATION } from "@tropa/domain/interface-constants";

/** A page number, or a gap of pages left out. */
export type PaginationItem = number | "gap";

/**
 * The numbers to show: all of them while they are few, else the first, the last and the
 * neighbours of the current page. A gap never stands for a single page.
 */
export function paginationItems(current: number, total: number): readonly PaginationItem[] {
  const { firstPage, pagesBeforeCollapse, neighbours } = PAGINATION;
  const all = Array.from({ length: total }, (_, index) => index + firstPage);
  if (total <= pagesBeforeCollapse) return all;
  const shown = all.filter(
    (page) => page === firstPage || page === total || Math.abs(page - current) <= neighbours,
  );
  return shown.flatMap<PaginationItem>((page, index) => {
    const skipped = page - (shown[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ["gap", page];
  });
}
