import { intersectInPlace, bitsFor, clearBit, fillAll, setBit } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import { firstDayOfMonth, monthOfDay } from "../query/calendar-months.ts";
import type { FilterPart } from "../query/filter-parts.ts";
import { OfferFilter, OfferSearch, noBounds, spanMasks } from "./offer-search.ts";
import type { OfferQuestion } from "./offer-search.ts";
import { pricesOn } from "../segment/price-views.ts";
import type { PriceView } from "../segment/price-views.ts";
import type { RoubleBounds, SearchQuery } from "../query/search-engine.ts";
import type { DaySpan } from "../query/day-span.ts";
import { availableBetween, datesOf, firstDay } from "./segment-match.ts";
import { lowerBound } from "../segment/segment.ts";
import type { Segment } from "../segment/segment.ts";
import { LAST_DAY } from "../sets/tour-columns.ts";

/** Spans handled in one pass: the bits of a mask. */
const BITS = 32;

/** Parts of a filter that a single offer of a tour must meet together. */
export const offerParts = [
  "months",
  "seats",
  "prices",
  "pricePerDay",
] as const satisfies readonly FilterPart[];
type OfferPart = (typeof offerParts)[number];

/** Returns the tours within a price range. Marks them or unmarks the rest, whichever are fewer. */
function toursInPriceRange(
  { price, byPrice: { order } }: PriceView,
  { priceMin, priceMax }: RoubleBounds,
): Bits {
  const size = order.length;
  const priceAt = (i: number): number => price[order[i]!]!;
  const from = lowerBound(size, priceAt, priceMin);
  // Prices are whole minor units.
  const to = priceMax === null ? size : Math.max(from, lowerBound(size, priceAt, priceMax + 1));
  const bits = bitsFor(size);
  if ((to - from) * 2 <= size) {
    for (let i = from; i < to; i++) setBit(bits, order[i]!);
  } else {
    fillAll(bits, size);
    for (let i = 0; i < from; i++) clearBit(bits, order[i]!);
    for (let i = to; i < size; i++) clearBit(bits, order[i]!);
  }
  return bits;
}

/** Returns the tours within a range of price per day; a part of a day counts as a day. */
function toursInDailyPriceRange(
  { days, size }: Segment,
  { price }: PriceView,
  { pricePerDayMin: min, pricePerDayMax }: RoubleBounds,
): Bits {
  const most = pricePerDayMax ?? Infinity;
  const bits = bitsFor(size);
  for (let i = 0; i < size; i++) {
    // Multiply instead of dividing, so that SQL gives exactly the same result.
    const length = Math.max(days[i]!, 1);
    if (price[i]! >= min * length && price[i]! <= most * length) bits[i >>> 5]! |= 1 << (i & 31);
  }
  return bits;
}

/** A set of tours split by whether their offers meet the conditions, dates aside. */
export interface Offering {
  /** Tours of which every offer meets them. */
  readonly whole: Bits;
  /** Tours of which some offers may. */
  readonly partly: Int32Array;
}

/**
 * The conditions of a query on offers. With dates or several seats chosen, any offer of a tour may meet them; otherwise
 * a tour has a single offer, its cheapest.
 */
export class QueryOffers {
  readonly #segment: Segment;
  readonly #query: SearchQuery;
  readonly #dates: DaySpan | null;
  readonly #seats: number;
  readonly #open: DaySpan;
  readonly #parts: readonly OfferPart[];
  readonly #filters = new Map<string, OfferFilter>();
  readonly #sets = new Map<string, Bits>();

  constructor(segment: Segment, query: SearchQuery) {
    const { filter, price, seats = 1 } = query;
    const hasDates = filter.dateFrom !== null || filter.dateTo !== null;
    this.#segment = segment;
    this.#query = query;
    this.#dates = hasDates ? datesOf(query, filter.flexDays) : null;
    this.#seats = seats;
    this.#open = { from: firstDay(query.today), to: LAST_DAY };
    const isPart: Readonly<Record<OfferPart, boolean>> = {
      months: hasDates,
      seats: seats > 1,
      prices: price.priceMin > 0 || price.priceMax !== null,
      pricePerDay: price.pricePerDayMin > 0 || price.pricePerDayMax !== null,
    };
    this.#parts = offerParts.filter((part) => isPart[part]);
  }

  get parts(): readonly FilterPart[] {
    return this.#parts;
  }

  #left(without: readonly FilterPart[]): OfferPart[] {
    return this.#parts.filter((part) => !without.includes(part));
  }

  /** Prices of tours when no dates are chosen. */
  get view(): PriceView {
    return pricesOn(this.#segment, this.#open.from - 1);
  }

  /** Whether any offer of a tour may match, not just the cheapest. */
  isChosen(without: readonly FilterPart[] = []): boolean {
    return this.#left(without).some((part) => part === "months" || part === "seats");
  }

  question(without: readonly FilterPart[] = []): OfferQuestion {
    const left = this.#left(without);
    const { price } = this.#query;
    return {
      span: (left.includes("months") && this.#dates) || this.#open,
      seats: left.includes("seats") ? this.#seats : 1,
      price: {
        ...noBounds,
        ...(left.includes("prices") && { priceMin: price.priceMin, priceMax: price.priceMax }),
        ...(left.includes("pricePerDay") && {
          pricePerDayMin: price.pricePerDayMin,
          pricePerDayMax: price.pricePerDayMax,
        }),
      },
    };
  }

  /** Returns the tours with an offer in these days, for one person at any price. Never write to these shared bits. */
  offeredIn({ from, to }: DaySpan): Bits {
    return this.#set(`${from} ${to}`, () => availableBetween(this.#segment, from, to));
  }

  #set(key: string, make: () => Bits): Bits {
    let bits = this.#sets.get(key);
    if (!bits) this.#sets.set(key, (bits = make()));
    return bits;
  }

  /** Removes tours without a matching offer from a set, ignoring the conditions of the parts `without`. */
  applyTo(bits: Bits, without: readonly FilterPart[] = []): void {
    const left = this.#left(without);
    if (this.isChosen(without)) {
      const question = this.question(without);
      const on = this.offeredIn(question.span);
      if (left.length === 1 && left[0] === "months") return intersectInPlace(bits, on);
      const key = left.join();
      let filter = this.#filters.get(key);
      if (!filter) this.#filters.set(key, (filter = new OfferFilter(this.#segment, question, on)));
      return filter.applyTo(bits);
    }
    const { price } = this.#query;
    if (left.includes("prices"))
      intersectInPlace(
        bits,
        this.#set("prices", () => toursInPriceRange(this.view, price)),
      );
    if (left.includes("pricePerDay"))
      intersectInPlace(
        bits,
        this.#set("pricePerDay", () => toursInDailyPriceRange(this.#segment, this.view, price)),
      );
  }

  /** Conditions on offers other than dates; null if there are none. */
  get undated(): OfferQuestion | null {
    return this.#left(["months"]).length === 0 ? null : this.question(["months"]);
  }

  /** Splits a set by the conditions on offers other than dates. */
  offering(set: Bits): Offering {
    const question = this.undated;
    if (question === null) return { whole: set, partly: new Int32Array(0) };
    const search = new OfferSearch(this.#segment, question);
    const whole = set.slice();
    const partly: number[] = [];
    for (let i = 0; i < whole.length; i++) {
      for (let word = whole[i]!; word !== 0; word &= word - 1) {
        const ordinal = (i << 5) | (31 - Math.clz32(word & -word));
        const all = search.allOrNone(ordinal);
        if (all > 0) continue;
        clearBit(whole, ordinal);
        if (all === 0) partly.push(ordinal);
      }
    }
    return { whole, partly: Int32Array.from(partly) };
  }

  /** Counts, per span of days, the tours with an offer there that meets the other conditions. */
  countIn(partly: Int32Array, spans: readonly DaySpan[]): Int32Array {
    const counts = new Int32Array(spans.length);
    if (partly.length === 0 || this.undated === null) return counts;
    const search = new OfferSearch(this.#segment, this.undated);
    for (let first = 0; first < spans.length; first += BITS) {
      const masks = spanMasks(this.#segment, spans.slice(first, first + BITS));
      for (let i = 0; i < partly.length; i++)
        for (let mask = search.spansOf(partly[i]!, masks); mask !== 0; mask &= mask - 1)
          counts[first + 31 - Math.clz32(mask & -mask)]!++;
    }
    return counts;
  }

  /** The rest of this month and the months after it. */
  months(count: number): DaySpan[] {
    const { from } = this.#open;
    const month = monthOfDay(from - 1);
    return Array.from({ length: count }, (_, i) => ({
      from: Math.max(firstDayOfMonth(month + i), from),
      to: firstDayOfMonth(month + i + 1) - 1,
    }));
  }
}
