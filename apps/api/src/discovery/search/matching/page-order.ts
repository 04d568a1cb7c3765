import type { TourSort } from "@tropa/domain/discovery/search-filter";
import { clearBit, hasBit, members, slice } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import type { OfferSearch } from "./offer-search.ts";
import { byKey, soonestTours } from "../segment/segment-orders.ts";
import { SORT_BELOW, lowerBound } from "../segment/segment.ts";
import type { Order, Segment } from "../segment/segment.ts";
import { LAST_DAY } from "../sets/tour-columns.ts";

/** Shown prices of tours, and the tours ordered by them. */
interface PriceView {
  readonly price: ArrayLike<number>;
  readonly byPrice: Order;
}

interface Found {
  /** The found tours and their number. */
  readonly all: Bits;
  readonly total: number;
  readonly view: PriceView;
  /** Conditions on the departures that show prices; null if the cheapest departure counts. */
  readonly chosen: OfferSearch | null;
}

/** Sorts the found tours of a segment, page by page. */
export class PageOrder {
  readonly #segment: Segment;
  readonly #all: Bits;
  readonly #total: number;
  readonly #view: PriceView;
  readonly #chosen: OfferSearch | null;
  /** Next departure day by ordinal, for tours sorted by it that have one. */
  readonly nextDays = new Map<number, number>();

  constructor(segment: Segment, { all, total, view, chosen }: Found) {
    this.#segment = segment;
    this.#all = all;
    this.#total = total;
    this.#view = view;
    this.#chosen = chosen;
  }

  /**
   * Ordinals of the tours in places `from` to `to - 1` of the order.
   *
   * @param today day number; departures before it are over
   */
  page(sort: TourSort, from: number, to: number, today: number): number[] {
    const end = Math.min(to, this.#total);
    if (from >= end) return [];
    if (this.#chosen !== null && (sort === "price" || sort === "-price"))
      return byKey(
        this.#segment,
        this.#members(),
        { from, end, isDescending: sort === "-price" },
        (ordinal) => this.#chosen!.cheapestOf(ordinal),
      );
    if (sort === "price") return this.#inOrder(this.#view.byPrice, from, end);
    if (sort === "-price") return this.#dearestFirst(from, end);
    if (sort === "rating") return this.#inOrder(this.#segment.byRating, from, end);
    return sort === "date" ? this.#soonestFirst(from, end, today) : slice(this.#all, from, end);
  }

  #inOrder({ order, place }: Order, from: number, end: number): number[] {
    if (this.#total * SORT_BELOW < this.#segment.size) {
      const found = this.#members();
      const places = found.map((ordinal) => place[ordinal]!).sort();
      return Array.from(places.subarray(from, end), (at) => order[at]!);
    }
    const found: number[] = [];
    for (let i = 0, seen = 0; seen < end; i++) {
      if (hasBit(this.#all, order[i]!) && seen++ >= from) found.push(order[i]!);
    }
    return found;
  }

  #members(): Int32Array {
    const found = new Int32Array(this.#total);
    members(this.#all, found);
    return found;
  }

  /** Descending by price; tours of equal price keep their ascending order. */
  #dearestFirst(from: number, end: number): number[] {
    const { byPrice, price } = this.#view;
    const isSmall = this.#total * SORT_BELOW < this.#segment.size;
    const chosen = isSmall
      ? this.#members()
          .map((ordinal) => byPrice.place[ordinal]!)
          .sort()
          .map((at) => byPrice.order[at]!)
      : byPrice.order;
    const found: number[] = [];
    for (let last = chosen.length - 1; last >= 0 && found.length < end;) {
      let first = last;
      while (first > 0 && price[chosen[first - 1]!] === price[chosen[last]!]) first--;
      for (let i = first; i <= last; i++)
        if (isSmall || hasBit(this.#all, chosen[i]!)) found.push(chosen[i]!);
      last = first - 1;
    }
    return found.slice(from, end);
  }

  /** Orders by next departure with seats, tours without one last; within a day by rank. */
  #soonestFirst(from: number, end: number, today: number): number[] {
    const chosen = this.#chosen;
    if (chosen !== null) {
      const dayOf = (ordinal: number): number => {
        chosen.look(ordinal);
        return chosen.nearestDay < 0 ? LAST_DAY : chosen.nearestDay;
      };
      const found = soonestTours(this.#members(), end, dayOf);
      for (const ordinal of found) this.#noteDay(ordinal, dayOf(ordinal));
      return found.slice(from);
    }
    const isSmall = this.#total * SORT_BELOW < this.#segment.size;
    const found =
      isSmall && today >= this.#segment.today
        ? this.#soonestTours(this.#members(), end, today)
        : this.#soonestByDay(end, today);
    return found.slice(from);
  }

  #soonestTours(ordinals: Int32Array, end: number, today: number): number[] {
    const { nextDeparture } = this.#segment;
    const late = Array.from(ordinals).filter((ordinal) => nextDeparture[ordinal]! <= today);
    const days = nextDays(this.#segment, late, today);
    const dayOf = (ordinal: number): number => days.get(ordinal) ?? nextDeparture[ordinal]!;
    const found = ordinals.sort((a, b) => dayOf(a) - dayOf(b) || a - b).subarray(0, end);
    for (const ordinal of found) this.#noteDay(ordinal, dayOf(ordinal));
    return Array.from(found);
  }

  #soonestByDay(end: number, today: number): number[] {
    const { departureDay, departureStart, departureTour } = this.#segment;
    const rest = this.#all.slice();
    const found: number[] = [];
    let day = lowerBound(departureDay.length, (i) => departureDay[i]!, today + 1);
    for (; day < departureDay.length && found.length < end; day++) {
      const last = departureStart[day + 1]!;
      for (let at = departureStart[day]!; at < last && found.length < end; at++) {
        const ordinal = departureTour[at]!;
        if (!hasBit(rest, ordinal)) continue;
        clearBit(rest, ordinal);
        found.push(ordinal);
        this.#noteDay(ordinal, departureDay[day]!);
      }
    }
    if (found.length < end) found.push(...slice(rest, 0, end - found.length));
    return found;
  }

  #noteDay(ordinal: number, day: number): void {
    if (day !== LAST_DAY) this.nextDays.set(ordinal, day);
  }
}

/** Next departure days of these tours; `LAST_DAY` without one. */
function nextDays(
  segment: Segment,
  ordinals: readonly number[],
  today: number,
): ReadonlyMap<number, number> {
  const { departureDay, departureStart, departureTour } = segment;
  const days = new Map(ordinals.map((ordinal) => [ordinal, LAST_DAY]));
  let left = ordinals.length;
  let i = lowerBound(departureDay.length, (day) => departureDay[day]!, today + 1);
  for (; i < departureDay.length && left > 0; i++) {
    for (let at = departureStart[i]!; at < departureStart[i + 1]!; at++) {
      if (days.get(departureTour[at]!) !== LAST_DAY) continue;
      days.set(departureTour[at]!, departureDay[i]!);
      left--;
    }
  }
  return days;
}
