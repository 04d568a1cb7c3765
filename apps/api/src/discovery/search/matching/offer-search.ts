import { bitsFor, hasBit, setBit } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import type { PriceTally } from "./price-tally.ts";
import type { RoubleBounds } from "../query/search-engine.ts";
import { MANY_SEATS } from "../segment/segment-offers.ts";
import type { DaySpan } from "../query/day-span.ts";
import { lowerBound } from "../segment/segment.ts";
import type { Segment } from "../segment/segment.ts";

/** Conditions that a single offer must meet together. */
export interface OfferQuestion {
  readonly span: DaySpan;
  /** Free seats of a departure, at least 1. */
  readonly seats: number;
  readonly price: RoubleBounds;
}

export const noBounds: RoubleBounds = {
  priceMin: 0,
  priceMax: null,
  pricePerDayMin: 0,
  pricePerDayMax: null,
};

/** Ranks (positions among all prices) of the price bounds for a tour of so many days, at least 1. Cached by days. */
class BoundRanks {
  readonly #prices: Float64Array;
  readonly #price: RoubleBounds;
  /** Cached ranks, indexed by number of days. */
  readonly #least: number[] = [];
  readonly #most: number[] = [];

  constructor(prices: Float64Array, price: RoubleBounds) {
    this.#prices = prices;
    this.#price = price;
  }

  least(days: number): number {
    const { priceMin, pricePerDayMin } = this.#price;
    return (this.#least[days] ??= this.#place(
      Math.max(priceMin, pricePerDayMin * Math.max(days, 1)),
    ));
  }

  most(days: number): number {
    const { priceMax, pricePerDayMax } = this.#price;
    const byDay = (pricePerDayMax ?? Infinity) * Math.max(days, 1);
    // Prices are whole minor units.
    return (this.#most[days] ??= this.#place(Math.min(priceMax ?? Infinity, byDay) + 1) - 1);
  }

  #place(bound: number): number {
    return lowerBound(this.#prices.length, (i) => this.#prices[i]!, bound);
  }
}

/**
 * Searches the offers of tours between two days: departures with enough free seats, or else the request period.
 * `look` leaves its result in the fields, so as not to allocate an object for each of a million tours.
 */
export class OfferSearch {
  readonly #segment: Segment;
  readonly #from: number;
  readonly #to: number;
  readonly #seats: number;
  /** Ranks of the price bounds, used where they are the same for every tour; else see `#perDay`. */
  readonly #min: number;
  readonly #max: number;
  readonly #perDay: BoundRanks | null;
  readonly #span: DaySpan;
  /** Ranks of prices; -1 if no offer meets the conditions. */
  cheapest = -1;
  nearest = -1;
  /** Day of the nearest departure; -1 for a tour by request. */
  nearestDay = -1;

  constructor(segment: Segment, { span, seats, price }: OfferQuestion) {
    this.#segment = segment;
    this.#from = span.from - segment.firstOfferDay;
    this.#to = span.to - segment.firstOfferDay;
    this.#seats = Math.min(seats, MANY_SEATS);
    const bounds = new BoundRanks(segment.prices, price);
    this.#perDay = price.pricePerDayMin > 0 || price.pricePerDayMax !== null ? bounds : null;
    this.#min = bounds.least(1);
    this.#max = bounds.most(1);
    this.#span = span;
  }

  /** Whether the request period overlaps the days. */
  #isOnRequest(ordinal: number): boolean {
    const { periodStart, periodEnd } = this.#segment;
    const at = periodOf(this.#segment, ordinal);
    const { from, to } = this.#span;
    return at >= 0 && from <= to && periodStart[at]! <= to && periodEnd[at]! >= from;
  }

  /** Rank of the lowest allowed price for this tour. */
  #least(ordinal: number): number {
    return this.#perDay === null ? this.#min : this.#perDay.least(this.#segment.days[ordinal]!);
  }

  #most(ordinal: number): number {
    return this.#perDay === null ? this.#max : this.#perDay.most(this.#segment.days[ordinal]!);
  }

  /** Dates aside: 1 if every offer of the tour meets the conditions, -1 if none does, 0 if some may. */
  allOrNone(ordinal: number): number {
    const { lowest, highest, fewestSeats } = this.#segment;
    const low = lowest[ordinal]!;
    const high = highest[ordinal]!;
    const [least, most] = [this.#least(ordinal), this.#most(ordinal)];
    if (high < least || low > most) return -1;
    return low >= least && high <= most && fewestSeats[ordinal]! >= this.#seats ? 1 : 0;
  }

  /** @param isOn the tour is known to have an offer between the days, for one person at any price */
  meets(ordinal: number, isOn: boolean): boolean {
    const all = this.allOrNone(ordinal);
    if (all < 0) return false;
    return (all > 0 && isOn) || this.#hasOne(ordinal);
  }

  /** Like `look`, but stops at the first matching offer. Kept separate: makes the slowest queries a tenth faster. */
  #hasOne(ordinal: number): boolean {
    const { offerStart, offerDay, offerPrice, offerSeats, basePrice } = this.#segment;
    const least = this.#least(ordinal);
    const most = this.#most(ordinal);
    const end = offerStart[ordinal + 1]!;
    let hasDeparture = false;
    for (let at = offerStart[ordinal]!; at < end; at++) {
      const day = offerDay[at]!;
      if (day < this.#from) continue;
      if (day > this.#to) break;
      if (offerSeats[at]! < this.#seats) continue;
      hasDeparture = true;
      const rank = offerPrice[at]!;
      if (rank >= least && rank <= most) return true;
    }
    const base = basePrice[ordinal]!;
    return !hasDeparture && base >= least && base <= most && this.#isOnRequest(ordinal);
  }

  look(ordinal: number): boolean {
    const { offerStart, offerDay, offerPrice, offerSeats, basePrice } = this.#segment;
    const least = this.#least(ordinal);
    const most = this.#most(ordinal);
    const end = offerStart[ordinal + 1]!;
    this.cheapest = -1;
    this.nearest = -1;
    this.nearestDay = -1;
    let hasDeparture = false;
    for (let at = offerStart[ordinal]!; at < end; at++) {
      const day = offerDay[at]!;
      if (day < this.#from) continue;
      if (day > this.#to) break;
      if (offerSeats[at]! < this.#seats) continue;
      hasDeparture = true;
      const rank = offerPrice[at]!;
      if (rank < least || rank > most) continue;
      if (this.cheapest < 0 || rank < this.cheapest) this.cheapest = rank;
      if (this.nearest < 0 || (day === this.nearestDay && rank < this.nearest)) {
        this.nearest = rank;
        this.nearestDay = day;
      }
    }
    if (this.nearestDay >= 0) this.nearestDay += this.#segment.firstOfferDay;
    if (!hasDeparture && this.#isOnRequest(ordinal)) {
      const rank = basePrice[ordinal]!;
      if (rank >= least && rank <= most) this.cheapest = this.nearest = rank;
    }
    return this.cheapest >= 0;
  }

  /** Bitmask of date spans in which the tour has an offer, ignoring the date filter. */
  spansOf(ordinal: number, { ofDay, spans }: SpanMasks): number {
    const { offerStart, offerDay, offerPrice, offerSeats, basePrice } = this.#segment;
    const least = this.#least(ordinal);
    const most = this.#most(ordinal);
    const end = offerStart[ordinal + 1]!;
    let departures = 0;
    let met = 0;
    for (let at = offerStart[ordinal]!; at < end; at++) {
      if (offerSeats[at]! < this.#seats) continue;
      const mask = ofDay[offerDay[at]!]!;
      departures |= mask;
      if (offerPrice[at]! >= least && offerPrice[at]! <= most) met |= mask;
    }
    const base = basePrice[ordinal]!;
    if (base < least || base > most) return met;
    return met | (periodSpans(this.#segment, ordinal, spans) & ~departures);
  }

  /** Rank of the cheapest matching price. The tour must be known to have a matching offer. */
  cheapestOf(ordinal: number): number {
    const { lowest, highest } = this.#segment;
    if (lowest[ordinal] === highest[ordinal]) return lowest[ordinal]!;
    this.look(ordinal);
    return this.cheapest;
  }

  /** Tallies the matching prices. The tour must be known to have one. */
  countPrices(ordinal: number, tally: PriceTally): void {
    const { offerStart, offerDay, offerPrice, offerSeats, lowest, highest, basePrice } =
      this.#segment;
    if (lowest[ordinal] === highest[ordinal]) return tally.add(ordinal, lowest[ordinal]!);
    const least = this.#least(ordinal);
    const most = this.#most(ordinal);
    const end = offerStart[ordinal + 1]!;
    let hasDeparture = false;
    for (let at = offerStart[ordinal]!; at < end; at++) {
      const day = offerDay[at]!;
      if (day < this.#from) continue;
      if (day > this.#to) break;
      if (offerSeats[at]! < this.#seats) continue;
      hasDeparture = true;
      const rank = offerPrice[at]!;
      if (rank >= least && rank <= most) tally.add(ordinal, rank);
    }
    if (!hasDeparture && this.#isOnRequest(ordinal)) tally.add(ordinal, basePrice[ordinal]!);
  }
}

/** Spans of days and, per day, a bit mask of the spans that contain it. */
export interface SpanMasks {
  readonly spans: readonly DaySpan[];
  readonly ofDay: Int32Array;
}

/** @param spans at most 32, the bits of a mask */
export function spanMasks(
  { firstOfferDay, departureDay }: Segment,
  spans: readonly DaySpan[],
): SpanMasks {
  const days = departureDay.length === 0 ? 0 : departureDay.at(-1)! - firstOfferDay + 1;
  const ofDay = new Int32Array(days);
  for (const [i, { from, to }] of spans.entries()) {
    const last = Math.min(to - firstOfferDay, days - 1);
    for (let day = Math.max(from - firstOfferDay, 0); day <= last; day++) ofDay[day]! |= 1 << i;
  }
  return { spans, ofDay };
}

/** The index of a tour's request period; -1 without one, as for most. */
function periodOf({ onRequest, periodTour }: Segment, ordinal: number): number {
  return hasBit(onRequest, ordinal)
    ? lowerBound(periodTour.length, (i) => periodTour[i]!, ordinal)
    : -1;
}

/** Bit mask of the spans that a tour's request period overlaps; 0 without one. */
function periodSpans(segment: Segment, ordinal: number, spans: readonly DaySpan[]): number {
  const { periodStart, periodEnd } = segment;
  const at = periodOf(segment, ordinal);
  if (at < 0) return 0;
  let mask = 0;
  for (const [i, { from, to }] of spans.entries())
    if (from <= to && periodStart[at]! <= to && periodEnd[at]! >= from) mask |= 1 << i;
  return mask;
}

/** Filters sets of tours by conditions on offers; remembers the result of each tour. */
export class OfferFilter {
  readonly #search: OfferSearch;
  readonly #on: Bits;
  readonly #known: Bits;
  readonly #met: Bits;

  /** @param on tours with an offer between the days, for one person at any price */
  constructor(segment: Segment, question: OfferQuestion, on: Bits) {
    this.#search = new OfferSearch(segment, question);
    this.#on = on;
    this.#known = bitsFor(segment.size);
    this.#met = bitsFor(segment.size);
  }

  applyTo(bits: Bits): void {
    for (let i = 0; i < bits.length; i++) {
      const candidates = (bits[i]! &= this.#on[i]!);
      for (let word = candidates & ~this.#known[i]!; word !== 0; word &= word - 1) {
        const ordinal = (i << 5) | (31 - Math.clz32(word & -word));
        if (this.#search.meets(ordinal, true)) setBit(this.#met, ordinal);
      }
      this.#known[i]! |= candidates;
      bits[i]! &= this.#met[i]!;
    }
  }
}
