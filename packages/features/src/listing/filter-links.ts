import { emptyFilter, listingUrl, MAX_DAYS } from "@tropa/domain/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/search-filter";
import { addDays } from "@tropa/domain/local-date";

/** Fields of the filter that are lists of choices beside each other. */
export type ListField = "accommodation" | "comfort" | "difficulty" | "languages";

/** A change of the filter begins its list anew. */
export function changed(filter: TourFilter, change: Partial<TourFilter>): TourFilter {
  return { ...filter, page: 1, ...change };
}

/** Adds a choice to its list, or takes it away. */
export function toggled(filter: TourFilter, field: ListField, value: string): TourFilter {
  const list: readonly (string | number)[] = filter[field];
  const item = field === "difficulty" ? Number(value) : value;
  const next = list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
  // Normalisation, which every address goes through, leaves only legal values.
  return changed(filter, { [field]: next });
}

export function isChosen(filter: TourFilter, field: ListField, value: string): boolean {
  return filter[field].some((item) => String(item) === value);
}

/** First and last day of a month, `yyyy-MM`. */
export function monthRange(month: string): { dateFrom: string; dateTo: string } {
  const dateFrom = `${month}-01`;
  // Any day of the next month leads to its first one.
  const nextMonth = addDays(dateFrom, 31).slice(0, 7);
  return { dateFrom, dateTo: addDays(`${nextMonth}-01`, -1) };
}

/** The month that the filter's dates are exactly, or null. */
export function chosenMonth({
  dateFrom,
  dateTo,
}: Pick<TourFilter, "dateFrom" | "dateTo">): string | null {
  if (dateFrom === null || dateTo === null) return null;
  const month = dateFrom.slice(0, 7);
  const range = monthRange(month);
  return range.dateFrom === dateFrom && range.dateTo === dateTo ? month : null;
}

/** What is sought: trips, ships or walks of some hours. */
export type Kind = "tour" | "cruise" | "excursion";

export function chosenKind({
  type,
  isCruisesSearch,
}: Pick<TourFilter, "type" | "isCruisesSearch">): Kind {
  if (isCruisesSearch) return "cruise";
  return type === "excursion" ? "excursion" : "tour";
}

export function withKind(filter: TourFilter, kind: Kind): TourFilter {
  return changed(filter, {
    type: kind === "excursion" ? "excursion" : "tour",
    isCruisesSearch: kind === "cruise",
  });
}

/** Both ends of a range as the slider has them; its right end means "or more". */
export function withPrice(
  filter: TourFilter,
  [priceMin, priceMax]: readonly [number, number],
): TourFilter {
  return changed(filter, { priceMin, priceMax });
}

export function withDays(
  filter: TourFilter,
  [daysMin, daysMax]: readonly [number, number],
): TourFilter {
  return withoutIdleBounds(
    changed(filter, { daysMin, daysMax: daysMax >= MAX_DAYS ? null : daysMax }),
  );
}

/** A form sends both ends of a range; a tour lasts a day at least, so one day is no bound. */
export function withoutIdleBounds(filter: TourFilter): TourFilter {
  return filter.daysMin === 1 ? { ...filter, daysMin: 0 } : filter;
}

/** The listing of a path without anything chosen beside it but the order. */
export function cleared({ slug, sort, type, isCruisesSearch }: TourFilter): TourFilter {
  return { ...emptyFilter, slug, sort, type, isCruisesSearch };
}

/** Whether anything is chosen beside path, kind, order and page. */
export function isNarrowed(filter: TourFilter, ceilings: FilterCeilings): boolean {
  return listingUrl({ ...filter, page: 1 }, ceilings) !== listingUrl(cleared(filter), ceilings);
}
