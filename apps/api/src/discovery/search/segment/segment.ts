import type { Bits } from "../sets/bitset.ts";

/** Counted groups of many values, most of which few tours have. */
export const wideGroups = [
  "countries",
  "regions",
  "cities",
  "restKinds",
  "collections",
  "ships",
  "waterObjects",
  "cruiseStarts",
] as const;
/** Counted groups of few values, each of which many tours have. */
const narrowGroups = [
  "accommodation",
  "comfort",
  "languages",
  "difficulty",
  "type",
  "days",
  "cruiseTypes",
  "cabins",
  "startTimes",
] as const;
/** Groups of values that facets count, in the order of their value numbers. */
export const countedGroups = [...wideGroups, ...narrowGroups] as const;
/** Groups that only narrow. */
export const narrowingGroups = [
  "continents",
  "organizer",
  "isCruise",
  "isAuthorTour",
  "isReturning",
  "minAge",
  "groupSize",
  "showplaces",
] as const;
/** Of few values, so that their sets are counted and no tour needs to keep them. */
export const flagGroups = [
  "isReturning",
  "isAuthorTour",
  "continents",
] as const satisfies readonly ValueGroup[];
export type CountedGroup = (typeof countedGroups)[number];
export type FlagGroup = (typeof flagGroups)[number];
export type ValueGroup = CountedGroup | (typeof narrowingGroups)[number];

/** A group owns the value numbers from `low` on, one for each of its values in ascending order. */
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
  /** How many tours have the value. */
  readonly counts: Int32Array;
  /** Where the tours of the value begin in `bits`, for those of more than one tour in 32, or -1… */
  readonly bitsAt: Int32Array;
  readonly bits: Bits;
  /** …and for the others, as ascending ordinals: `postings[postingStart[value]]` to `postingStart[value + 1]`. */
  readonly postingStart: Int32Array;
  readonly postings: Int32Array;
  /** Values by tour, apart for either kind of group: what is cheap to count for one is dear for the other. */
  readonly wide: TourValues;
  readonly narrow: TourValues;
}

/** When tours depart. */
export interface DateSets {
  /** Days with departures, ascending: their tours are `departureTour[departureStart[i]]` to `departureStart[i + 1]`. */
  readonly departureDay: Int32Array;
  readonly departureStart: Int32Array;
  /** Ordinals, ascending within a day. */
  readonly departureTour: Int32Array;
  /** By ordinal: the first departure after the day of building; `LAST_DAY` without one. */
  readonly nextDeparture: Int32Array;
  /** Tours by request: ordinal, first and last day side by side. */
  readonly periodTour: Int32Array;
  readonly periodStart: Int32Array;
  readonly periodEnd: Int32Array;
  /** The tours of `periodTour` as a set. */
  readonly onRequest: Bits;
  /** Tours with a departure or a request period in month `firstMonth + i`, `INDEXED_MONTHS` sets one after another. */
  readonly firstMonth: number;
  readonly months: Bits;
  /** The same by tour: bit `i` for month `firstMonth + i`. */
  readonly monthMask: Int32Array;
}

/**
 * What is sold: departures with free seats, by tour and day. A price is a place in `prices`, so that it takes two or
 * four bytes and is compared as a whole number.
 */
export interface OfferSets {
  /** Distinct prices, ascending, minor units of the rouble. */
  readonly prices: Float64Array;
  /** Departures of tour `i` lie from `offerStart[i]` to `offerStart[i + 1]`. */
  readonly offerStart: Int32Array;
  /** Days are counted from this one. */
  readonly firstOfferDay: number;
  readonly offerDay: Uint16Array | Int32Array;
  readonly offerPrice: Uint16Array | Int32Array;
  readonly offerSeats: Uint8Array;
  /** By ordinal: what the tour costs where no departure says otherwise. */
  readonly basePrice: Int32Array;
  /** By ordinal: between these lie the prices of all that the tour offers, its request period among it. */
  readonly lowest: Int32Array;
  readonly highest: Int32Array;
  /** By ordinal: free seats of the fullest departure. */
  readonly fewestSeats: Uint8Array;
}

/** Tours in another order than the default one, and the place of each tour there. */
export interface Order {
  readonly order: Int32Array;
  readonly place: Int32Array;
}

/** Places of tours, each with the main city of those tours; degrees. */
export interface Places {
  readonly city: Int32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

/**
 * An immutable index over some tours: nothing but numbers and typed arrays, so that one thread builds it and
 * another takes it over without a copy. Ordinals follow the default order (weight descending, then id), so the
 * members of a set come out in rank order.
 */
export interface Segment extends ValueSets, DateSets, OfferSets {
  readonly size: number;
  /** Day of building; of queries for later days a little more has to be looked up. */
  readonly today: number;
  readonly id: Int32Array;
  /** Ordinals by id. */
  readonly byId: Int32Array;
  readonly weight: Float32Array;
  /** Of the cheapest departure after the day of building, else that of the tour; minor units of the rouble. */
  readonly price: Float64Array;
  readonly rated: Float64Array;
  readonly days: Int16Array;
  /** By ordinal: the place of the tour, as an index of `places`. */
  readonly place: Int32Array;
  readonly places: Places;
  /** By price, then id. */
  readonly byPrice: Order;
  /** Best rated first, then in the default order. */
  readonly byRating: Order;
}

/** Sets smaller than one tour in this many are ordered by sorting them, larger ones by walking the order of all. */
export const SORT_BELOW = 32;

/** More months than are counted, so that an index serves until it is rebuilt; as many as a mask has bits. */
export const INDEXED_MONTHS = 32;

/** Place of the first one in an ascending order that reaches a bound. */
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

/** The number of a value; undefined where no tour has it. */
export function valueNumber(
  segment: Segment,
  group: ValueGroup,
  value: number,
): number | undefined {
  const { low, values } = segment.groups[group];
  const at = lowerBound(values.length, (i) => values[i]!, value);
  return values[at] === value ? low + at : undefined;
}

/** The ordinal of a tour; undefined where it is not in the segment. */
export function ordinalOf({ id, byId }: Segment, tour: number): number | undefined {
  const at = lowerBound(byId.length, (i) => id[byId[i]!]!, tour);
  const ordinal = byId[at];
  return ordinal !== undefined && id[ordinal] === tour ? ordinal : undefined;
}
