import { filterFromQuery } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";
import { periodDates } from "../../search-box/periods.ts";
import { withoutIdleBounds } from "./filter-links.ts";

/** Form field that holds a month or season instead of dates. */
export const monthOrSeasonField = "when";

/** Form field with the right end of the price slider, at which it sets no limit. */
export const priceEndField = "priceEnd";

/**
 * Returns the filter of a submitted form: a month or season overrides the dates, and sliders at their ends set no
 * limit.
 */
export function filterOfForm(
  slug: string,
  entries: URLSearchParams,
  ceilings: FilterCeilings,
): TourFilter {
  const query = new URLSearchParams(entries);
  query.set("slug", slug);
  const end = Number(query.get(priceEndField));
  if (end > 0 && Number(query.get("priceMax")) >= end) query.delete("priceMax");
  const filter = filterFromQuery(query, ceilings);
  const dates = periodDates(query.get(monthOrSeasonField) ?? "");
  return withoutIdleBounds(dates ? { ...filter, ...dates } : filter);
}

/** Returns the values a filter form would submit now. */
export function formEntries(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}
