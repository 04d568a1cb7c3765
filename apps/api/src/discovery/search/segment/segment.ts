import { fieldsOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { Bits } from "../sets/bitset.ts";

/** Counted groups with many values, most of them rare. */
export const wideGroups = [...fieldsOf("ids"), "ships", "waterObjects", "cruiseStarts"] as const;
/** Counted groups with few values, each common. */
const narrowGroups = [
  ...fieldsOf("choices", "level", "codes"),
  "type",
  "days",
  "cruiseTypes",
  "cabins",
  "startTimes",
] as const;
/** Groups that facets count, in the order of their value numbers. */
export const countedGroups = [...wideGroups, ...narrowGroups] as const;
/** Groups that filters use but facets do not count. */
export const narrowingGroups = [
  ...fieldsOf("flag"),
  "continents",
  "organizer",
  "isCruise",
  "isAuthorTour",
  "isReturning",
  "minAge",
  "groupSize",
  "showplaces",
] as const;
/** Groups with so few values that counting their sets is enough; not stored per tour. */
export const flagGroups = [
  ...fieldsOf("flag"),
  "isReturning",
  "isAuthorTour",
  "continents",
] as const satisfies readonly ValueGroup[];
export type CountedGroup = (typeof countedGroups)[number];
export type FlagGroup = (typeof flagGroups)[number];
export type ValueGroup = CountedGroup | (typeof narrowingGroups)[number];

/** A group's value numbers: from `low` on, one per value in ascending order. */
interface ValueRange {
  readonly low: number;
  readonly values: Int32Array;
}

/** Value numbers of tour `i`, ascending: `values[start[i]]` to `values[start[i + 1] - 1]`. */
export interface TourValues {
  readonly start: Int32Array;
  readonly values: Uint16Array | Int32Array;
}

/** The tours of every value, by value number. */
export interface ValueSets {
  readonly groups: Readonly<Record<ValueGroup, ValueRange>>;
  /** Number of tours with each value. */
  readonly counts: Int32Array;
  /** Offset of the value's tours in `bits`, if it has more than one tour in 32, else -1… */
  readonly bitsAt: Int32Array;
  readonly bits: Bits;
  /** …and the others' ascending ordinals: `postings[postingStart[value]]` to `postingStart[value + 1]`. */
  readonly postingStart: Int32Array;
  readonly postings: Int32Array;
  /** Values by tour, separately for wide and narrow groups, because different ways of counting are cheap for each. */
  readonly wide: TourValues;
  readonly narrow: TourValues;
}

/** Departure days of tours. */
export interface DateSets {
  /** Days with departures, ascending: their tours are `departureTour[departureStart[i]]` to `departureStart[i + 1]`. */
  readonly departureDay: Int32Array;
  readonly departureStart: Int32Array;
  /** Ordinals, ascending within a day. */
  readonly departureTour: Int32Array;
  /** Indexed by tour ordinal: the first departure after the build day; `LAST_DAY` without one. */
  readonly nextDeparture: Int32Array;
  /** Tours by request in parallel arrays: ordinal, first and last day. */
  readonly periodTour: Int32Array;
  readonly periodStart: Int32Array;
  readonly periodEnd: Int32Array;
  /** The tours of `periodTour` as a set. */
  readonly onRequest: Bits;
  /** Tours with a departure or a request period in month `firstMonth + i`, `INDEXED_MONTHS` sets one after another. */
  readonly firstMonth: number;
  readonly months: Bits;
  /** Indexed by tour ordinal: bit `i` for month `firstMonth + i`. */
  readonly monthMask: Int32Array;
}

/**
 * Departures with free seats, by tour and day. Prices are stored as indexes into `prices`: two or four bytes, compared
 * as whole numbers.
 */
export interface OfferSets {
  /** Distinct prices, ascending, minor units of the rouble. */
  readonly prices: Float64Array;
  /** Departures of tour `i` lie from `offerStart[i]` to `offerStart[i + 1]`. */
  readonly offerStart: Int32Array;
  /** The day that offer days are counted from. */
  readonly firstOfferDay: number;
  readonly offerDay: Uint16Array | Int32Array;
  readonly offerPrice: Uint16Array | Int32Array;
  readonly offerSeats: Uint8Array;
  /** Indexed by tour ordinal: the tour's own price, used without departures. */
  readonly basePrice: Int32Array;
  /** Indexed by tour ordinal: lowest and highest price of all offers of the tour, including its request period. */
  readonly lowest: Int32Array;
  readonly highest: Int32Array;
  /** Indexed by tour ordinal: the fewest free seats of any departure. */
  readonly fewestSeats: Uint8Array;
}

/** The tours in some order, and the position of each tour in it. */
export interface Order {
  readonly order: Int32Array;
  readonly place: Int32Array;
}

/** Places of tours with their main city; coordinates in degrees. */
export interface Places {
  readonly city: Int32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

/**
 * An immutable index over some tours. Holds only numbers and typed arrays, so that a thread can build it and hand it
 * over without copying. Ordinals follow the default order (weight descending, then id), so the members of a set come
 * out in rank order.
 */
export interface Segment extends ValueSets, DateSets, OfferSets {
  readonly size: number;
  /** The build day; queries for a later day need a little more work. */
  readonly today: number;
  readonly id: Int32Array;
  /** Ordinals by id. */
  readonly byId: Int32Array;
  readonly weight: Float32Array;
  /** Price of the cheapest departure after the build day, else the tour's own; minor units of the rouble. */
  readonly price: Float64Array;
  readonly rated: Float64Array;
  readonly days: Int16Array;
  /** Indexed by tour ordinal: index into `places`. */
  readonly place: Int32Array;
  readonly places: Places;
  /** Tours ordered by price, then id. */
  readonly byPrice: Order;
  /** Best rated first, then by rank. */
  readonly byRating: Order;
}

/** Sets smaller than one tour in this many are sorted; larger ones are read off the order of all tours. */
export const SORT_BELOW = 32;

/** Months in the index: the bits of a mask. More than are counted, so that an index serves until its rebuild. */
export const INDEXED_MONTHS = 32;

/** Index of the first value of an ascending sequence that is at least `bound`. */
export function lowerBound(length: number, valueAt: (i: number) => number, bound: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the number of a value; undefined if no tour has it. */
export function valueNumber(
  segment: Segment,
  group: ValueGroup,
  value: number,
): number | undefined {
  const { low, values } = segment.groups[group];
  const at = lowerBound(values.length, (i) => values[i]!, value);
  return values[at] === value ? low + at : undefined;
}

/** Returns the ordinal of a tour; undefined if it is not in the segment. */
export function ordinalOf({ id, byId }: Segment, tour: number): number | undefined {
  const at = lowerBound(byId.length, (i) => id[byId[i]!]!, tour);
  const ordinal = byId[at];
  return ordinal !== undefined && id[ordinal] === tour ? ordinal : undefined;
}
