import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { firstBookableDay } from "@tropa/domain/discovery/departure-choice";
import { dayNumber } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import {
  MAX_DAYS,
  continents,
  cruiseTypes,
  startTimes,
  youngestWanted,
} from "@tropa/domain/discovery/search-filter";
import { chosenIn, fieldNames } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { bitsFor, unionInPlace, setBit, wordsFor } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import { monthOfDay, firstDayOfMonth } from "../query/calendar-months.ts";
import type { FilterPart } from "../query/filter-parts.ts";
import { isInBox } from "../map/map-cells.ts";
import type { SearchQuery } from "../query/search-engine.ts";
import { anyOf, upTo } from "../segment/segment-sets.ts";
import type { DaySpan } from "../query/day-span.ts";
import { INDEXED_MONTHS, lowerBound } from "../segment/segment.ts";
import type { CountedGroup, Segment } from "../segment/segment.ts";
import { numberIn } from "../sets/field-numbers.ts";
import { LAST_DAY } from "../sets/tour-columns.ts";

/** A condition of a query and the tours that meet it. The bits may be shared: never write to them. */
export interface Clause {
  readonly part: FilterPart;
  readonly bits: Bits;
}

export function addDepartures(segment: Segment, bits: Bits, from: number, to: number): void {
  const { departureDay, departureStart, departureTour } = segment;
  const first = lowerBound(departureDay.length, (i) => departureDay[i]!, from);
  for (let i = first; i < departureDay.length && departureDay[i]! <= to; i++) {
    const end = departureStart[i + 1]!;
    for (let at = departureStart[i]!; at < end; at++) setBit(bits, departureTour[at]!);
  }
}

export function addPeriods(segment: Segment, bits: Bits, from: number, to: number): void {
  for (let i = 0; i < segment.periodTour.length; i++) {
    if (segment.periodStart[i]! <= to && segment.periodEnd[i]! >= from)
      setBit(bits, segment.periodTour[i]!);
  }
}

/** Returns tours with a departure or request period in month `firstMonth + i`. */
export function monthBits({ months, size }: Segment, i: number): Bits {
  return months.subarray(i * wordsFor(size), (i + 1) * wordsFor(size));
}

/** Returns tours with a departure or request period between two days. Uses the bitmaps of whole months. */
export function availableBetween(segment: Segment, from: number, to: number): Bits {
  const bits = bitsFor(segment.size);
  if (from > to) return bits;
  const fromMonth = monthOfDay(from);
  const isWhole = firstDayOfMonth(fromMonth) === from;
  const first = Math.max(isWhole ? fromMonth : fromMonth + 1, segment.firstMonth);
  let end = first;
  while (end < segment.firstMonth + INDEXED_MONTHS && firstDayOfMonth(end + 1) - 1 <= to) {
    unionInPlace(bits, monthBits(segment, end - segment.firstMonth));
    end++;
  }
  if (end === first) addDepartures(segment, bits, from, to);
  else {
    addDepartures(segment, bits, from, firstDayOfMonth(first) - 1);
    addDepartures(segment, bits, firstDayOfMonth(end), to);
  }
  addPeriods(segment, bits, from, to);
  return bits;
}

/** Returns the tours at places that meet a condition; evaluates it once per place. */
function toursAtPlaces(
  { place, places, size }: Segment,
  isThere: (lat: number, lng: number) => boolean,
): Bits {
  const there = Uint8Array.from(places.city, (_, at) =>
    Number(isThere(places.lat[at]!, places.lng[at]!)),
  );
  const bits = bitsFor(size);
  for (let i = 0; i < size; i++) bits[i >>> 5]! |= there[place[i]!]! << (i & 31);
  return bits;
}

/** Returns the first day whose departures can still be booked. */
export function firstDay(today: LocalDate): number {
  return dayNumber(firstBookableDay(today))!;
}

/** First and last day of the chosen dates, widened by `flexDays` but not before tomorrow. */
export function datesOf({ filter, today }: SearchQuery, flexDays: number): DaySpan {
  const { dateFrom, dateTo } = filter;
  const first = firstDay(today);
  return {
    from: Math.max(dateFrom === null ? first : dayNumber(dateFrom)! - flexDays, first),
    to: dateTo === null ? LAST_DAY : dayNumber(dateTo)! + flexDays,
  };
}

/** Returns a query's conditions on tours themselves, as sets over a segment. For those on offers see `QueryOffers`. */
export function clausesOf(segment: Segment, query: SearchQuery): Clause[] {
  const { filter } = query;
  const clauses: Clause[] = [];
  const add = (part: FilterPart, bits: Bits): void => {
    clauses.push({ part, bits });
  };
  const addList = (group: CountedGroup, values: readonly number[]): void => {
    if (values.length > 0) add(group, anyOf(segment, group, values));
  };

  for (const field of fieldNames) {
    const chosen = chosenIn(filter, field);
    if (chosen.length > 0) add(field, anyOf(segment, field, chosen.map(numberIn[field])));
  }
  if (filter.type !== "any") addList("type", [filter.type === "tour" ? 1 : 2]);
  if (filter.daysMin > 0 || filter.daysMax !== null) {
    // The last value collects all lengths from MAX_DAYS on, so a maximum of MAX_DAYS means none.
    const longest = filter.daysMax ?? MAX_DAYS;
    const between = segment.groups.days.values.filter(
      (days) => days >= filter.daysMin && days <= longest,
    );
    add("days", anyOf(segment, "days", between));
  }

  if (filter.continent !== null)
    add("continents", anyOf(segment, "continents", [continents.indexOf(filter.continent)]));
  if (filter.organizer !== null) add("organizer", anyOf(segment, "organizer", [filter.organizer]));
  if (filter.showplace !== null)
    add("showplaces", anyOf(segment, "showplaces", [filter.showplace]));
  addList("ships", filter.ships);
  if (filter.cruisesType !== null)
    addList("cruiseTypes", [cruiseTypes.indexOf(filter.cruisesType)]);
  if (filter.cruisesStartCity !== null) addList("cruiseStarts", [filter.cruisesStartCity]);
  if (filter.cruisesCabinsCapacity !== null) addList("cabins", [filter.cruisesCabinsCapacity]);
  if (filter.waterObject !== null) addList("waterObjects", [filter.waterObject]);
  if (filter.onlyReturningCruises) add("isReturning", anyOf(segment, "isReturning", [1]));
  if (filter.isCruisesSearch) add("isCruise", anyOf(segment, "isCruise", [1]));
  if (filter.isAuthorTourSearch) add("authorTours", anyOf(segment, "isAuthorTour", [1]));
  if (filter.operatorType !== "any") {
    add("isAuthorTour", anyOf(segment, "isAuthorTour", [filter.operatorType === "author" ? 1 : 0]));
  }
  addList(
    "startTimes",
    filter.startTimes.map((time) => startTimes.indexOf(time)),
  );
  const { lat, lng, radius } = filter;
  if (lat !== null && lng !== null && radius !== null) {
    const centre = { lat, lng };
    add(
      "around",
      toursAtPlaces(segment, (y, x) => distanceKm(centre, { lat: y, lng: x }) <= radius),
    );
  }
  const { box } = filter;
  if (box !== null)
    add(
      "box",
      toursAtPlaces(segment, (y, x) => isInBox(box, y, x)),
    );

  const youngest = youngestWanted(filter);
  if (youngest !== null) add("minAge", upTo(segment, "minAge", youngest));
  if (filter.maxGroupSize !== null)
    add("groupSize", upTo(segment, "groupSize", filter.maxGroupSize));
  return clauses;
}
