import { MAX_DAYS } from "@tropa/domain/search-filter";
import { bitsFor, hasBit, setBit } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import { firstDayOfMonth, monthOfDay } from "./calendar-months.ts";
import { priceEdges } from "./search-engine.ts";
import type { ListColumn, ListField, TourColumns } from "./tour-columns.ts";

/** Groups of values that facets count, in the order of their value numbers. */
export const countedGroups = [
  "countries",
  "regions",
  "cities",
  "restKinds",
  "collections",
  "accommodation",
  "comfort",
  "languages",
  "difficulty",
  "type",
  "days",
  "prices",
] as const;
/** Groups that only narrow. */
const narrowingGroups = [
  "continents",
  "organizer",
  "mainCity",
  "isCruise",
  "isAuthorTour",
  "minAge",
  "groupSize",
] as const;
export type CountedGroup = (typeof countedGroups)[number];
export type ValueGroup = CountedGroup | (typeof narrowingGroups)[number];

/** A group owns the value numbers from `low` on, one for each of its values in ascending order. */
interface ValueRange {
  readonly low: number;
  readonly values: readonly number[];
  readonly numberOf: ReadonlyMap<number, number>;
}

/**
 * An immutable index over some tours: plain data, no database, so that a worker can hold it.
 * Ordinals follow the default order (weight descending, then id), so the members of a set come out in rank order.
 */
export interface Segment {
  readonly size: number;
  readonly id: Int32Array;
  readonly weight: Float64Array;
  readonly price: Float64Array;
  readonly days: Int32Array;
  readonly groups: Readonly<Record<ValueGroup, ValueRange>>;
  /** First number after those of the counted groups. */
  readonly countedEnd: number;
  /** By value number: the tours as bits where they are more than one in 32, which then is the smaller form… */
  readonly dense: readonly (Bits | null)[];
  /** …and as ascending ordinals where they are fewer. */
  readonly sparse: readonly (Int32Array | null)[];
  /** Words and ordinals read to count a group by its sets; each takes about as long as one value of a walked tour. */
  readonly bitsCost: Readonly<Record<CountedGroup, number>>;
  /** Counted value numbers of tour `i`, ascending: `docValues[docStart[i]]` to `docStart[i + 1]`. */
  readonly docStart: Uint32Array;
  readonly docValues: Uint16Array | Uint32Array;
  /** Ordinals by price, then id, and the place of each ordinal there; for both directions. */
  readonly byPrice: Readonly<
    Record<"price" | "-price", { readonly order: Int32Array; readonly place: Int32Array }>
  >;
  /** Departures by day: day and ordinal side by side. */
  readonly departureDay: Int32Array;
  readonly departureTour: Int32Array;
  /** Tours by request: ordinal, first and last day side by side. */
  readonly periodTour: Int32Array;
  readonly periodStart: Int32Array;
  readonly periodEnd: Int32Array;
  /** `months[i]`: tours with a departure or a request period in month `firstMonth + i`. */
  readonly firstMonth: number;
  readonly months: readonly Bits[];
  /** The same by tour: bit `i` for month `firstMonth + i`. */
  readonly monthMask: Int32Array;
}

/** Some more than are counted, so that an index serves until it is rebuilt, and as many as a mask has bits. */
const MONTHS_KEPT = 32;

function sortedBy(size: number, compare: (a: number, b: number) => number): Int32Array {
  return Int32Array.from({ length: size }, (_, i) => i).sort(compare);
}

function inverse(order: Int32Array): Int32Array {
  const place = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) place[order[i]!] = i;
  return place;
}

/** Bin of the price histogram; the price in minor units. */
function priceBin(price: number): number {
  let bin = priceEdges.length - 1;
  while (bin > 0 && price < priceEdges[bin]! * 100) bin--;
  return bin;
}

/** Calls back with every value of a group, tour by tour in the order of ordinals. */
type EachValue = (visit: (ordinal: number, value: number) => void) => void;

function eachInList(order: Int32Array, list: ListColumn): EachValue {
  return (visit) => {
    for (let ordinal = 0; ordinal < order.length; ordinal++) {
      const row = order[ordinal]!;
      for (let i = list.start[row]!; i < list.start[row + 1]!; i++) visit(ordinal, list.values[i]!);
    }
  };
}

function eachIn(order: Int32Array, valueOf: (row: number) => number): EachValue {
  return (visit) => {
    for (let ordinal = 0; ordinal < order.length; ordinal++)
      visit(ordinal, valueOf(order[ordinal]!));
  };
}

function valuesByGroup(columns: TourColumns, order: Int32Array): Record<ValueGroup, EachValue> {
  const list = (field: ListField): EachValue => eachInList(order, columns.lists[field]);
  const scalar = (column: Int32Array): EachValue => eachIn(order, (row) => column[row]!);
  return {
    countries: list("countries"),
    regions: list("regions"),
    cities: list("cities"),
    restKinds: list("restKinds"),
    collections: list("collections"),
    accommodation: list("accommodation"),
    comfort: list("comfort"),
    languages: list("languages"),
    difficulty: scalar(columns.difficulty),
    type: scalar(columns.type),
    days: eachIn(order, (row) => Math.min(columns.days[row]!, MAX_DAYS)),
    prices: eachIn(order, (row) => priceBin(columns.price[row]!)),
    continents: list("continents"),
    organizer: scalar(columns.organizer),
    mainCity: scalar(columns.mainCity),
    isCruise: scalar(columns.isCruise),
    isAuthorTour: scalar(columns.isAuthorTour),
    minAge: scalar(columns.minAge),
    groupSize: scalar(columns.groupSize),
  };
}

type ValueSets = Pick<
  Segment,
  "groups" | "countedEnd" | "bitsCost" | "dense" | "sparse" | "docStart" | "docValues"
>;

function buildValues(size: number, each: Record<ValueGroup, EachValue>): ValueSets {
  const groups = {} as Record<ValueGroup, ValueRange>;
  const counts: number[] = [];
  let countedEnd = 0;
  for (const group of [...countedGroups, ...narrowingGroups]) {
    const found = new Map<number, number>();
    each[group]((_, value) => found.set(value, (found.get(value) ?? 0) + 1));
    const values = [...found.keys()].sort((a, b) => a - b);
    const low = counts.length;
    groups[group] = { low, values, numberOf: new Map(values.map((value, i) => [value, low + i])) };
    for (const value of values) counts.push(found.get(value)!);
    if (group === countedGroups.at(-1)) countedEnd = counts.length;
  }

  const dense = counts.map((count) => (count * 32 > size ? bitsFor(size) : null));
  const sparse = counts.map((count, i) => (dense[i] === null ? new Int32Array(count) : null));
  const filled = new Uint32Array(counts.length);
  const docStart = new Uint32Array(size + 1);
  for (const group of [...countedGroups, ...narrowingGroups]) {
    const { numberOf, low } = groups[group];
    each[group]((ordinal, value) => {
      const number = numberOf.get(value)!;
      const bits = dense[number];
      if (bits) setBit(bits, ordinal);
      else sparse[number]![filled[number]!++] = ordinal;
      if (low < countedEnd) docStart[ordinal + 1]!++;
    });
  }
  for (let i = 0; i < size; i++) docStart[i + 1]! += docStart[i]!;

  const length = docStart[size]!;
  const docValues = countedEnd < 65_536 ? new Uint16Array(length) : new Uint32Array(length);
  const next = docStart.slice();
  for (const group of countedGroups) {
    const { numberOf } = groups[group];
    each[group]((ordinal, value) => {
      docValues[next[ordinal]!++] = numberOf.get(value)!;
    });
  }
  const bitsCost = {} as Record<CountedGroup, number>;
  for (const group of countedGroups) {
    const { low, values } = groups[group];
    bitsCost[group] = 0;
    for (let number = low; number < low + values.length; number++) {
      bitsCost[group] += (dense[number]?.length ?? 0) + (sparse[number]?.length ?? 0);
    }
  }
  return { groups, countedEnd, bitsCost, dense, sparse, docStart, docValues };
}

type DateSets = Pick<
  Segment,
  | "departureDay"
  | "departureTour"
  | "periodTour"
  | "periodStart"
  | "periodEnd"
  | "firstMonth"
  | "months"
  | "monthMask"
>;

function buildDates(columns: TourColumns, order: Int32Array, today: number): DateSets {
  const { size } = columns;
  const days: number[] = [];
  const tours: number[] = [];
  eachInList(
    order,
    columns.departures,
  )((ordinal, day) => {
    days.push(day);
    tours.push(ordinal);
  });
  const byDay = sortedBy(days.length, (a, b) => days[a]! - days[b]! || a - b);
  const withPeriod = Int32Array.from(
    [...order.keys()].filter(
      (ordinal) => columns.periodStart[order[ordinal]!]! <= columns.periodEnd[order[ordinal]!]!,
    ),
  );
  const dates = {
    departureDay: byDay.map((i) => days[i]!),
    departureTour: byDay.map((i) => tours[i]!),
    periodTour: withPeriod,
    periodStart: withPeriod.map((ordinal) => columns.periodStart[order[ordinal]!]!),
    periodEnd: withPeriod.map((ordinal) => columns.periodEnd[order[ordinal]!]!),
  };

  const firstMonth = monthOfDay(today);
  const months: Bits[] = [];
  const monthMask = new Int32Array(size);
  let at = 0;
  while (at < days.length && dates.departureDay[at]! < firstDayOfMonth(firstMonth)) at++;
  for (let i = 0; i < MONTHS_KEPT; i++) {
    const bits = bitsFor(size);
    const first = firstDayOfMonth(firstMonth + i);
    const end = firstDayOfMonth(firstMonth + i + 1);
    for (; at < days.length && dates.departureDay[at]! < end; at++)
      setBit(bits, dates.departureTour[at]!);
    for (let p = 0; p < withPeriod.length; p++) {
      if (dates.periodStart[p]! < end && dates.periodEnd[p]! >= first) setBit(bits, withPeriod[p]!);
    }
    months.push(bits);
    for (let ordinal = 0; ordinal < size; ordinal++)
      if (hasBit(bits, ordinal)) monthMask[ordinal]! |= 1 << i;
  }
  return { ...dates, firstMonth, months, monthMask };
}

/**
 * Builds the index of these tours.
 *
 * @param today day number; months are prepared from that of today on
 */
export function buildSegment(columns: TourColumns, today: number): Segment {
  const { size, id, weight, price } = columns;
  const order = sortedBy(size, (a, b) => weight[b]! - weight[a]! || id[a]! - id[b]!);
  const ids = order.map((row) => id[row]!);
  const prices = Float64Array.from(order, (row) => price[row]!);
  const cheapFirst = sortedBy(size, (a, b) => prices[a]! - prices[b]! || ids[a]! - ids[b]!);
  const dearFirst = sortedBy(size, (a, b) => prices[b]! - prices[a]! || ids[a]! - ids[b]!);
  return {
    size,
    id: ids,
    weight: Float64Array.from(order, (row) => weight[row]!),
    price: prices,
    days: order.map((row) => columns.days[row]!),
    ...buildValues(size, valuesByGroup(columns, order)),
    byPrice: {
      price: { order: cheapFirst, place: inverse(cheapFirst) },
      "-price": { order: dearFirst, place: inverse(dearFirst) },
    },
    ...buildDates(columns, order, today),
  };
}
