import { emptyFilter, listingUrl, MAX_DAYS } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";

/** Fields of the filter that are lists of choices beside each other. */
export const listFields = [
  "countries",
  "regions",
  "cities",
  "restKinds",
  "collections",
  "accommodation",
  "comfort",
  "difficulty",
  "languages",
  "startTimes",
  "ships",
] as const satisfies readonly (keyof TourFilter)[];
export type ListField = (typeof listFields)[number];

/** A change of the filter goes back to the first page. */
export function changeFilter(filter: TourFilter, change: Partial<TourFilter>): TourFilter {
  return { ...filter, page: 1, ...change };
}

/** Adds a choice to its list, or takes it away. */
export function toggleChoice(filter: TourFilter, field: ListField, value: string): TourFilter {
  const list: readonly (string | number)[] = filter[field];
  const next = isChosen(filter, field, value)
    ? list.filter((item) => String(item) !== value)
    : [...list, value];
  // Normalisation, which every address goes through, leaves only legal values.
  return changeFilter(filter, { [field]: next });
}

export function isChosen(filter: TourFilter, field: ListField, value: string): boolean {
  return filter[field].some((item) => String(item) === value);
}

/** What to look for: tours, cruises or excursions. */
export type Kind = "tour" | "cruise" | "excursion";

export function chosenKind({
  type,
  isCruisesSearch,
}: Pick<TourFilter, "type" | "isCruisesSearch">): Kind {
  if (isCruisesSearch) return "cruise";
  return type === "excursion" ? "excursion" : "tour";
}

/** What only ships have. */
const noCruise = {
  cruisesType: null,
  cruisesStartCity: null,
  cruisesCabinsCapacity: null,
  onlyReturningCruises: false,
  ships: [],
  waterObject: null,
} as const;

/** Another kind of thing has other filters: what only the old one has goes with it. */
export function withKind(filter: TourFilter, kind: Kind): TourFilter {
  return changeFilter(filter, {
    type: kind === "excursion" ? "excursion" : "tour",
    isCruisesSearch: kind === "cruise",
    ...(kind !== "cruise" && noCruise),
    ...(kind === "excursion" ? { daysMin: 0, daysMax: null } : { startTimes: [] }),
  });
}

/** Both ends of a range as the slider has them; its right end means "or more". */
export function withPrice(
  filter: TourFilter,
  [priceMin, priceMax]: readonly [number, number],
): TourFilter {
  return changeFilter(filter, { priceMin, priceMax });
}

export function withPricePerDay(
  filter: TourFilter,
  [pricePerDayMin, pricePerDayMax]: readonly [number, number],
): TourFilter {
  return changeFilter(filter, { pricePerDayMin, pricePerDayMax });
}

export function withDays(
  filter: TourFilter,
  [daysMin, daysMax]: readonly [number, number],
): TourFilter {
  return withoutIdleBounds(
    changeFilter(filter, { daysMin, daysMax: daysMax >= MAX_DAYS ? null : daysMax }),
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
