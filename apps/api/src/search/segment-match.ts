import { dayNumber } from "@tropa/domain/local-date";
import {
  MAX_DAYS,
  accommodationKinds,
  comfortLevels,
  continents,
  cruiseTypes,
  startTimes,
} from "@tropa/domain/search-filter";
import { bitsFor, clearBit, fillAll, orInto, setBit, wordsFor } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import { monthOfDay, firstDayOfMonth } from "./calendar-months.ts";
import type { FilterPart } from "./filter-parts.ts";
import { isInBox } from "./map-clusters.ts";
import type { SearchQuery } from "./search-engine.ts";
import { MONTHS_KEPT, lowerBound, valueNumber } from "./segment.ts";
import type { CountedGroup, Segment, ValueGroup } from "./segment.ts";
import { LAST_DAY, languageNumber } from "./tour-columns.ts";

/** One condition of a query and the tours that meet it. The bits may be shared: never write to them. */
export interface Clause {
  readonly part: FilterPart;
  readonly bits: Bits;
}

/** Tours with at least one of the values. */
function anyOf(segment: Segment, group: ValueGroup, values: Iterable<number>): Bits {
  const { bits, bitsAt, postings, postingStart, size } = segment;
  const numbers = Array.from(values, (value) => valueNumber(segment, group, value)).filter(
    (number) => number !== undefined,
  );
  const setOf = (at: number): Bits => bits.subarray(at, at + wordsFor(size));
  const only = numbers.length === 1 ? bitsAt[numbers[0]!]! : -1;
  if (only >= 0) return setOf(only);
  const all = bitsFor(size);
  for (const number of numbers) {
    if (bitsAt[number]! >= 0) orInto(all, setOf(bitsAt[number]!));
    else
      for (let i = postingStart[number]!; i < postingStart[number + 1]!; i++)
        setBit(all, postings[i]!);
  }
  return all;
}

/** Tours whose value is at most this. */
function atMost(segment: Segment, group: ValueGroup, most: number): Bits {
  return anyOf(
    segment,
    group,
    segment.groups[group].values.filter((value) => value <= most),
  );
}

/** Tours with a price between two, from the order by price: the shorter way, marking them or unmarking the rest. */
function priced(segment: Segment, min: number, max: number | null): Bits {
  const { order } = segment.byPrice;
  const priceAt = (i: number): number => segment.price[order[i]!]!;
  const from = lowerBound(order.length, priceAt, min);
  // Prices are whole minor units.
  const to =
    max === null ? order.length : Math.max(from, lowerBound(order.length, priceAt, max + 1));
  const bits = bitsFor(segment.size);
  if ((to - from) * 2 <= order.length) {
    for (let i = from; i < to; i++) setBit(bits, order[i]!);
  } else {
    fillAll(bits, segment.size);
    for (let i = 0; i < from; i++) clearBit(bits, order[i]!);
    for (let i = to; i < order.length; i++) clearBit(bits, order[i]!);
  }
  return bits;
}

/** Tours with a price per day between two; a part of a day counts as one. */
function pricedPerDay(segment: Segment, min: number, max: number | null): Bits {
  const { price, days, size } = segment;
  const most = max ?? Infinity;
  const bits = bitsFor(size);
  for (let i = 0; i < size; i++) {
    // Products of whole numbers instead of a quotient, so that SQL and this agree on every bound.
    const length = Math.max(days[i]!, 1);
    if (price[i]! >= min * length && price[i]! <= most * length) bits[i >>> 5]! |= 1 << (i & 31);
  }
  return bits;
}

function addDepartures(segment: Segment, bits: Bits, from: number, to: number): void {
  const { departureDay, departureStart, departureTour } = segment;
  const first = lowerBound(departureDay.length, (i) => departureDay[i]!, from);
  for (let i = first; i < departureDay.length && departureDay[i]! <= to; i++) {
    const end = departureStart[i + 1]!;
    for (let at = departureStart[i]!; at < end; at++) setBit(bits, departureTour[at]!);
  }
}

/** Tours with a departure or request period in month `firstMonth + i`. */
export function monthBits({ months, size }: Segment, i: number): Bits {
  return months.subarray(i * wordsFor(size), (i + 1) * wordsFor(size));
}

/** Tours with a departure or request period between two days. Whole months come from their bitmaps. */
export function availableBetween(segment: Segment, from: number, to: number): Bits {
  const bits = bitsFor(segment.size);
  if (from > to) return bits;
  const fromMonth = monthOfDay(from);
  const isWhole = firstDayOfMonth(fromMonth) === from;
  const first = Math.max(isWhole ? fromMonth : fromMonth + 1, segment.firstMonth);
  let end = first;
  while (end < segment.firstMonth + MONTHS_KEPT && firstDayOfMonth(end + 1) - 1 <= to) {
    orInto(bits, monthBits(segment, end - segment.firstMonth));
    end++;
  }
  if (end === first) addDepartures(segment, bits, from, to);
  else {
    addDepartures(segment, bits, from, firstDayOfMonth(first) - 1);
    addDepartures(segment, bits, firstDayOfMonth(end), to);
  }
  for (let i = 0; i < segment.periodTour.length; i++) {
    if (segment.periodStart[i]! <= to && segment.periodEnd[i]! >= from)
      setBit(bits, segment.periodTour[i]!);
  }
  return bits;
}

/** Great-circle distance in kilometres, on a sphere of the Earth's mean radius. */
function distanceKm(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const radians = Math.PI / 180;
  const a =
    Math.sin(((lat2 - lat1) * radians) / 2) ** 2 +
    Math.cos(lat1 * radians) *
      Math.cos(lat2 * radians) *
      Math.sin(((lng2 - lng1) * radians) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Where the main cities lie: id, degrees. */
export interface CityPoint {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
}

/** All conditions of the query as sets over this segment. */
export function clausesOf(
  segment: Segment,
  query: SearchQuery,
  cities: readonly CityPoint[],
): Clause[] {
  const { filter, price } = query;
  const clauses: Clause[] = [];
  const add = (part: FilterPart, bits: Bits): void => {
    clauses.push({ part, bits });
  };
  const addList = (group: CountedGroup, values: readonly number[]): void => {
    if (values.length > 0) add(group, anyOf(segment, group, values));
  };

  addList("countries", filter.countries);
  addList("regions", filter.regions);
  addList("cities", filter.cities);
  addList("restKinds", filter.restKinds);
  addList("collections", filter.collections);
  addList(
    "accommodation",
    filter.accommodation.map((kind) => accommodationKinds.indexOf(kind)),
  );
  addList(
    "comfort",
    filter.comfort.map((level) => comfortLevels.indexOf(level)),
  );
  addList("languages", filter.languages.map(languageNumber));
  addList("difficulty", filter.difficulty);
  if (filter.type !== "any") addList("type", [filter.type === "tour" ? 1 : 2]);
  if (filter.daysMin > 0 || filter.daysMax !== null) {
    // Bins are whole: below MAX_DAYS one is one length, and a maximum of MAX_DAYS is no maximum.
    const longest = filter.daysMax ?? MAX_DAYS;
    const between = segment.groups.days.values.filter(
      (days) => days >= filter.daysMin && days <= longest,
    );
    add("days", anyOf(segment, "days", between));
  }

  if (filter.continent !== null)
    add("continent", anyOf(segment, "continents", [continents.indexOf(filter.continent)]));
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
  const startingIn = (isThere: (city: CityPoint) => boolean): Bits =>
    anyOf(
      segment,
      "mainCity",
      cities.filter(isThere).map((city) => city.id),
    );
  const { lat, lng, radius } = filter;
  if (lat !== null && lng !== null && radius !== null) {
    add(
      "around",
      startingIn((city) => distanceKm(lat, lng, city.lat, city.lng) <= radius),
    );
  }
  const { box } = filter;
  if (box !== null)
    add(
      "box",
      startingIn((city) => isInBox(box, city.lat, city.lng)),
    );

  if (filter.minAge > 0) add("minAge", atMost(segment, "minAge", filter.minAge));
  if (filter.maxGroupSize !== null)
    add("groupSize", atMost(segment, "groupSize", filter.maxGroupSize));
  const { priceMin, priceMax, pricePerDayMin, pricePerDayMax } = price;
  if (priceMin > 0 || priceMax !== null) add("prices", priced(segment, priceMin, priceMax));
  if (pricePerDayMin > 0 || pricePerDayMax !== null) {
    add("pricePerDay", pricedPerDay(segment, pricePerDayMin, pricePerDayMax));
  }

  if (filter.dateFrom !== null || filter.dateTo !== null) {
    const today = dayNumber(query.today)!;
    const { dateFrom, dateTo, flexDays } = filter;
    const from = Math.max(dateFrom === null ? today : dayNumber(dateFrom)! - flexDays, today);
    const to = dateTo === null ? LAST_DAY : dayNumber(dateTo)! + flexDays;
    add("months", availableBetween(segment, from, to));
  }
  return clauses;
}
