import { emptyFilter, listingUrl, MAX_DAYS } from "@tropa/domain/discovery/search-filter";
import { fieldsOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";

/** Fields of the filter that take several values. */
export const listFields = [
  ...fieldsOf("ids", "choices", "level", "codes"),
  "startTimes",
  "ships",
] as const satisfies readonly (keyof TourFilter)[];
export type ListField = (typeof listFields)[number];

/** Returns the filter with a change applied, on the first page. */
export function changeFilter(filter: TourFilter, change: Partial<TourFilter>): TourFilter {
  return { ...filter, page: 1, ...change };
}

/** Adds a value to a list of the filter, or removes it. */
export function toggleChoice(filter: TourFilter, field: ListField, value: string): TourFilter {
  const list: readonly (string | number)[] = filter[field];
  const next = isChosen(filter, field, value)
    ? list.filter((item) => String(item) !== value)
    : [...list, value];
  // The address is normalised later, which drops illegal values.
  return changeFilter(filter, { [field]: next });
}

/** Whether a list of the filter contains a value. */
export function isChosen(filter: TourFilter, field: ListField, value: string): boolean {
  return filter[field].some((item) => String(item) === value);
}

/** Kind of offer that a search looks for. */
export type Kind = "tour" | "cruise" | "excursion";

/** Returns the kind that a filter searches for. */
export function chosenKind({
  type,
  isCruisesSearch,
}: Pick<TourFilter, "type" | "isCruisesSearch">): Kind {
  if (isCruisesSearch) return "cruise";
  return type === "excursion" ? "excursion" : "tour";
}

/** Fields that only cruises have. */
const noCruise = {
  cruisesType: null,
  cruisesStartCity: null,
  cruisesCabinsCapacity: null,
  onlyReturningCruises: false,
  ships: [],
  waterObject: null,
} as const;

/** Switches to another kind and clears the fields that only the old kind has. */
export function withKind(filter: TourFilter, kind: Kind): TourFilter {
  return changeFilter(filter, {
    type: kind === "excursion" ? "excursion" : "tour",
    isCruisesSearch: kind === "cruise",
    ...(kind !== "cruise" && noCruise),
    ...(kind === "excursion" ? { daysMin: 0, daysMax: null } : { startTimes: [] }),
  });
}

/** Sets the price range from the slider's ends; its right end means no upper limit. */
export function withPrice(
  filter: TourFilter,
  [priceMin, priceMax]: readonly [number, number],
): TourFilter {
  return changeFilter(filter, { priceMin, priceMax });
}

/** Like `withPrice`, for the price per day. */
export function withPricePerDay(
  filter: TourFilter,
  [pricePerDayMin, pricePerDayMax]: readonly [number, number],
): TourFilter {
  return changeFilter(filter, { pricePerDayMin, pricePerDayMax });
}

/** Sets the length in days from the slider's ends; its right end means no upper limit. */
export function withDays(
  filter: TourFilter,
  [daysMin, daysMax]: readonly [number, number],
): TourFilter {
  return withoutIdleBounds(
    changeFilter(filter, { daysMin, daysMax: daysMax >= MAX_DAYS ? null : daysMax }),
  );
}

/** Drops a lower limit of one day, which forms always send: every tour lasts at least a day. */
export function withoutIdleBounds(filter: TourFilter): TourFilter {
  return filter.daysMin === 1 ? { ...filter, daysMin: 0 } : filter;
}

/** Clears the filter except for path, kind and order. */
export function clearFilter({ slug, sort, type, isCruisesSearch }: TourFilter): TourFilter {
  return { ...emptyFilter, slug, sort, type, isCruisesSearch };
}

/** Whether the filter has conditions other than path, kind, order and page. */
export function isNarrowed(filter: TourFilter, ceilings: FilterCeilings): boolean {
  return listingUrl({ ...filter, page: 1 }, ceilings) !== listingUrl(clearFilter(filter), ceilings);
}
