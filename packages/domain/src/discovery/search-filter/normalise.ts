import { ADULT_AGE } from "../../sales/party/party.ts";
import type { TourField } from "../tour-fields/field-kinds.ts";
import { fieldNames, fieldOf } from "../tour-fields/tour-fields.ts";
import type { FieldName } from "../tour-fields/tour-fields.ts";
import * as clean from "./clean.ts";
import {
  DEFAULT_RADIUS_KM,
  MAX_DAYS,
  MAX_FLEX_DAYS,
  MAX_GROUP_SIZE,
  MAX_ID,
  MAX_RADIUS_KM,
  MIN_RADIUS_KM,
  acceptedSorts,
  continents,
  cruiseTypes,
  defaultCeilings,
  operatorTypes,
  startTimes,
  tourTypes,
} from "./limits.ts";
import type { FilterCeilings } from "./limits.ts";
import { emptyFilter } from "./tour-filter.ts";
import type { TourFilter } from "./tour-filter.ts";

/** A filter before validation. */
export type RawFilter = { readonly [K in keyof TourFilter]?: unknown };

const ids = clean.numbers(clean.id);

function cleanField(field: TourField): clean.Clean<unknown> {
  switch (field.kind) {
    case "flag":
      return clean.flag;
    case "choices":
      return clean.someOf(field.values);
    case "level":
      return clean.numbers(clean.numberOf(field.values));
    case "codes":
      return clean.languageCodes;
    case "ids":
      return ids;
  }
}

/** Fields beside those of the table that depend on no other field. */
const independent = {
  slug: clean.path,
  type: clean.oneOf(tourTypes, "tour"),
  isCruisesSearch: clean.flag,
  isAuthorTourSearch: clean.flag,
  continent: clean.oneOf(continents, null),
  showplace: clean.id,
  organizer: clean.id,
  operatorType: clean.oneOf(operatorTypes, "any"),
  maxGroupSize: clean.within(1, MAX_GROUP_SIZE),
  cruisesType: clean.oneOf(cruiseTypes, null),
  cruisesStartCity: clean.id,
  cruisesCabinsCapacity: clean.within(1, MAX_GROUP_SIZE),
  onlyReturningCruises: clean.flag,
  ships: ids,
  waterObject: clean.id,
  startTimes: clean.someOf(startTimes),
  box: clean.box,
  sort: clean.oneOf(acceptedSorts, "default"),
} satisfies { [K in keyof TourFilter]?: clean.Clean<TourFilter[K]> };

const independentFields = [
  ...fieldNames.map((name) => [name, cleanField(fieldOf(name))] as const),
  ...Object.entries(independent),
] as [FieldName | keyof typeof independent, clean.Clean<never>][];

/** Skips unset fields, which most are: a listing page normalises about a hundred addresses. */
const isUnset = (value: unknown, empty: unknown) =>
  value === empty || (Array.isArray(value) && value.length === 0 && Array.isArray(empty));

/** Clamps both ends, puts them in order and drops an upper end at its bound, which limits nothing. */
function range(
  rawMin: unknown,
  rawMax: unknown,
  bound: number,
): { min: number; max: number | null } {
  const min = clean.lower(rawMin, bound);
  const max = clean.upper(rawMax, bound);
  const [low, high] = max !== null && min > max ? [max, min] : [min, max];
  return { min: low, max: high === bound ? null : high };
}

/** Flexible days need dates. */
function dates(raw: RawFilter): Pick<TourFilter, "dateFrom" | "dateTo" | "flexDays"> {
  const from = clean.date(raw.dateFrom);
  const to = clean.date(raw.dateTo);
  const flexDays =
    from === null && to === null ? 0 : (clean.clamped(raw.flexDays, 0, MAX_FLEX_DAYS) ?? 0);
  // Dates written yyyy-MM-dd compare as text.
  return from !== null && to !== null && from > to
    ? { dateFrom: to, dateTo: from, flexDays }
    : { dateFrom: from, dateTo: to, flexDays };
}

/** Point, radius and label are valid only together. */
function around(raw: RawFilter): Pick<TourFilter, "lat" | "lng" | "radius" | "placeName"> {
  const lat = clean.degrees(90)(raw.lat);
  const lng = clean.degrees(180)(raw.lng);
  if (lat === null || lng === null) return { lat: null, lng: null, radius: null, placeName: "" };
  const radius = clean.clamped(raw.radius, MIN_RADIUS_KM, MAX_RADIUS_KM) ?? DEFAULT_RADIUS_KM;
  return { lat, lng, radius, placeName: clean.text(raw.placeName) };
}

/**
 * A single adult narrows nothing, so it becomes "no party". Children's ages imply the minimum age,
 * which is dropped.
 */
function party(raw: RawFilter): Pick<TourFilter, "adults" | "childAges" | "minAge"> {
  const { adults = null, childAges = [] } = clean.party(raw.adults, raw.childAges) ?? {};
  if (childAges.length > 0) return { adults, childAges, minAge: 0 };
  return {
    adults: adults === 1 ? null : adults,
    childAges: emptyFilter.childAges,
    minAge: age(raw.minAge),
  };
}

function age(raw: unknown): number {
  const years = clean.clamped(raw, -1, ADULT_AGE) ?? 0;
  return years < 0 || years >= ADULT_AGE ? 0 : years;
}

/**
 * Normalised filters with the ceilings used: one request reads, compares and writes the same filter
 * repeatedly.
 */
const normalFilters = new WeakMap<TourFilter, FilterCeilings>();

const isNormal = (filter: RawFilter, ceilings: FilterCeilings): filter is TourFilter =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asks for an object, whatever is in it
  normalFilters.get(filter as TourFilter) === ceilings;

/**
 * Returns the valid filter nearest to the input (docs/product/filter.md#normalising): ranges
 * clamped and ordered, lists distinct and sorted, unknown values and keys dropped. Never throws;
 * idempotent.
 *
 * @param ceilings upper ends of the price ranges in the shown currency; `defaultCeilings` by
 * default
 */
export function normaliseFilter(
  raw: RawFilter,
  ceilings: FilterCeilings = defaultCeilings,
): TourFilter {
  if (isNormal(raw, ceilings)) return raw;
  // A copy of the empty filter keeps the order of keys, and most fields need no change.
  const filter: { -readonly [K in keyof TourFilter]: TourFilter[K] } = { ...emptyFilter };
  for (const [key, read] of independentFields)
    if (!isUnset(raw[key], emptyFilter[key])) filter[key] = read(raw[key]);
  const price = range(raw.priceMin, raw.priceMax, ceilings.total);
  const perDay = range(raw.pricePerDayMin, raw.pricePerDayMax, ceilings.perDay);
  const days = range(raw.daysMin, raw.daysMax, MAX_DAYS);
  const normal = Object.assign(filter, around(raw), dates(raw), party(raw), {
    priceMin: price.min,
    priceMax: price.max,
    pricePerDayMin: perDay.min,
    pricePerDayMax: perDay.max,
    daysMin: days.min,
    daysMax: days.max,
    page: clean.clamped(raw.page, 1, MAX_ID) ?? 1,
  });
  normalFilters.set(normal, ceilings);
  return normal;
}
