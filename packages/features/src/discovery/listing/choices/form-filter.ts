import { filterFromQuery } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";
import { periodDates } from "../../search-box/periods.ts";
import { withoutIdleBounds } from "./filter-links.ts";

/** The field of a form that names a month or a season instead of dates. */
export const monthOrSeasonField = "when";

/**
 * The filter of a form that was sent: a month or season wins over the dates, and ends of the sliders limit
 * nothing.
 */
export function filterOfForm(
  slug: string,
  entries: URLSearchParams,
  ceilings: FilterCeilings,
): TourFilter {
  const query = new URLSearchParams(entries);
  query.set("slug", slug);
  const filter = filterFromQuery(query, ceilings);
  const dates = periodDates(query.get(monthOrSeasonField) ?? "");
  return withoutIdleBounds(dates ? { ...filter, ...dates } : filter);
}

/** What a form of filters would send now. */
export function formEntries(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}
