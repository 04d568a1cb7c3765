import { LAST_DAY } from "./tour-columns.ts";
import type { TourSort } from "@tropa/domain/search-filter";
import {
  andInto,
  andNotInto,
  bitsFor,
  clearBit,
  countBits,
  fillAll,
  hasBit,
  members,
  slice,
} from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import type { Cheapest, TalliedGroup } from "./search-engine.ts";
import { cheapestOf } from "./segment-cheapest.ts";
import { countChoices, tallied } from "./segment-choices.ts";
import type { ChoiceCounts, ChoiceQuestion, Tally, Without } from "./segment-choices.ts";
import { heldBack } from "./segment-held-back.ts";
import { givingWayTo, listParts, partsIn, placeGroups } from "./filter-parts.ts";
import type { FilterPart, HeldBack } from "./filter-parts.ts";
import type { PlaceTours } from "./map-clusters.ts";
import { OfferSearch } from "./offer-search.ts";
import { offerParts } from "./query-offers.ts";
import type { QueryOffers } from "./query-offers.ts";
import type { CityPoint, Clause } from "./segment-match.ts";
import { byKey, soonestOf } from "./segment-orders.ts";
import { countFlag, countMonths, countSpans, countValues } from "./segment-counts.ts";
import type { DaySpan } from "./segment-counts.ts";
import { placesOf } from "./segment-places.ts";
import { countOfferPrices, countPrices } from "./segment-prices.ts";
import type { PriceCounts } from "./segment-prices.ts";
import { SORT_BELOW, countedGroups, flagGroups, lowerBound } from "./segment.ts";
import type { Order, Segment } from "./segment.ts";

/** What is counted beside the choices. */
export interface Counting extends ChoiceQuestion {
  /** Minor units of the rouble, ascending. */
  readonly priceEdges: readonly number[];
  readonly spans: readonly DaySpan[];
}

/** Counts over one segment. */
export interface SegmentCounts {
  /** By value number. */
  readonly values: Int32Array;
  /** The same, of places among the tours found: of those without any none is offered, whatever choosing it would find. */
  readonly found: Int32Array;
  /** By value number, of lists of which something is chosen: tours that this value would add to those found. */
  readonly adds: Int32Array;
  /** By month from that of today on. */
  readonly months: Int32Array;
  /** By the spans of days that were asked for. */
  readonly spans: Int32Array;
  readonly prices: PriceCounts;
  readonly choices: ChoiceCounts;
}

/** The tours of one segment that meet a query, and what can be asked of them. */
export class SegmentMatch {
  readonly #segment: Segment;
  readonly #everything: Bits;
  readonly #clauses: readonly Clause[];
  readonly #offers: QueryOffers;
  readonly #all: Bits;
  readonly total: number;
  /** What the departures are like that the tours found are found by; null where their cheapest speaks for them. */
  readonly #chosen: OfferSearch | null;
  readonly #isSoonest: boolean;
  /** By ordinal: the day of the next departure, of tours that were ordered by it and have one. */
  readonly nextDays = new Map<number, number>();

  /** @param alive tours of the segment that still stand; null when all do */
  constructor(
    segment: Segment,
    alive: Bits | null,
    { clauses, offers, sort }: { clauses: readonly Clause[]; offers: QueryOffers; sort: TourSort },
  ) {
    this.#segment = segment;
    this.#clauses = clauses;
    this.#offers = offers;
    this.#everything = alive ?? everything(segment.size);
    this.#all = this.#meeting(clauses);
    this.total = countBits(this.#all);
    this.#chosen = offers.isChosen() ? new OfferSearch(segment, offers.question()) : null;
    this.#isSoonest = sort === "date";
  }

  /** Tours that meet everything but some parts. The bits may be shared: never write to them. */
  #without(...parts: readonly FilterPart[]): Bits {
    const rest = this.#clauses.filter(({ part }) => !parts.includes(part));
    const isSame =
      rest.length === this.#clauses.length &&
      !this.#offers.parts.some((part) => parts.includes(part));
    return isSame ? this.#all : this.#meeting(rest, parts);
  }

  /** @param without parts that are not asked of offers */
  #meeting(clauses: readonly Clause[], without: readonly FilterPart[] = []): Bits {
    const bits = this.#everything.slice();
    for (const clause of clauses) andInto(bits, clause.bits);
    this.#offers.applyTo(bits, without);
    return bits;
  }

  /** The price by which a found tour is shown: of its cheapest departure that is found, or of the next one. */
  priceOf(ordinal: number): number {
    if (this.#chosen === null) return this.#offers.view.price[ordinal]!;
    if (!this.#isSoonest) return this.#segment.prices[this.#chosen.cheapestOf(ordinal)]!;
    this.#chosen.look(ordinal);
    return this.#segment.prices[this.#chosen.nearest]!;
  }

  /**
   * Ordinals of the tours in places `from` to `to - 1` of the order.
   *
   * @param today day number; departures before it are over
   */
  page(sort: TourSort, from: number, to: number, today: number): number[] {
    const end = Math.min(to, this.total);
    if (from >= end) return [];
    if (this.#chosen !== null && (sort === "price" || sort === "-price"))
      return byKey(
        this.#segment,
        this.#members(),
        { from, end, isDescending: sort === "-price" },
        (ordinal) => this.#chosen!.cheapestOf(ordinal),
      );
    if (sort === "price") return this.#inOrder(this.#offers.view.byPrice, from, end);
    if (sort === "-price") return this.#dearestFirst(from, end);
    if (sort === "rating") return this.#inOrder(this.#segment.byRating, from, end);
    return sort === "date" ? this.#soonestFirst(from, end, today) : slice(this.#all, from, end);
  }

  #inOrder({ order, place }: Order, from: number, end: number): number[] {
    if (this.total * SORT_BELOW < this.#segment.size) {
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
    const found = new Int32Array(this.total);
    members(this.#all, found);
    return found;
  }

  /** The order by price backwards, except that tours of one price keep theirs. */
  #dearestFirst(from: number, end: number): number[] {
    const { byPrice, price } = this.#offers.view;
    const isSmall = this.total * SORT_BELOW < this.#segment.size;
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

  /** By the next departure with seats, those without one last; within a day in the default order. */
  #soonestFirst(from: number, end: number, today: number): number[] {
    const chosen = this.#chosen;
    if (chosen !== null) {
      const dayOf = (ordinal: number): number => {
        chosen.look(ordinal);
        return chosen.nearestDay < 0 ? LAST_DAY : chosen.nearestDay;
      };
      const found = soonestOf(this.#members(), end, dayOf);
      for (const ordinal of found) this.#noteDay(ordinal, dayOf(ordinal));
      return found.slice(from);
    }
    const isSmall = this.total * SORT_BELOW < this.#segment.size;
    const found =
      isSmall && today >= this.#segment.today
        ? this.#soonestOf(this.#members(), end, today)
        : this.#soonestByDay(end, today);
    return found.slice(from);
  }

  #soonestOf(ordinals: Int32Array, end: number, today: number): number[] {
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

  /** @param today day number */
  counts(today: number, { priceEdges, spans, ...question }: Counting): SegmentCounts {
    const segment = this.#segment;
    const chosen = new Set(this.#clauses.map((clause) => clause.part));
    const without: Without = (...parts) => this.#without(...parts);
    const free = countedGroups.filter((group) => !chosen.has(group));
    const values = countValues(segment, this.#all, free);
    for (const group of countedGroups) {
      if (!chosen.has(group)) continue;
      const own = countValues(segment, this.#without(group), [group]);
      const { low, values: choices } = segment.groups[group];
      values.set(own.subarray(low, low + choices.length), low);
    }
    const adds = new Int32Array(values.length);
    for (const group of listParts) {
      if (!chosen.has(group)) continue;
      const rest = this.#without(group).slice();
      andNotInto(rest, this.#all);
      const { low, values: choices } = segment.groups[group];
      adds.set(countValues(segment, rest, [group]).subarray(low, low + choices.length), low);
    }
    const found = values.slice();
    for (const group of placeGroups) {
      const dropped = givingWayTo(group, [...chosen]);
      if (chosen.has(group) || dropped.length === 0) continue;
      const { low, values: choices } = segment.groups[group];
      const own = countValues(segment, this.#without(...dropped), [group]);
      values.set(own.subarray(low, low + choices.length), low);
    }
    for (const group of flagGroups) countFlag(segment, without(group), group, values);
    for (const group of flagGroups) {
      const { low, values: choices } = segment.groups[group];
      found.set(values.subarray(low, low + choices.length), low);
    }
    const offering = this.#offers.offering(this.#without(...offerParts));
    const months = countMonths(segment, offering.whole, today);
    const counts = countSpans(segment, offering.whole, spans);
    const { flexed } = question;
    const partly = this.#offers.countIn(offering.partly, [
      ...this.#offers.months(months.length),
      ...spans,
      ...(flexed ?? []),
    ]);
    for (let i = 0; i < months.length; i++) months[i]! += partly[i]!;
    for (let i = 0; i < counts.length; i++) counts[i]! += partly[months.length + i]!;
    const inFlexed = partly.subarray(months.length + counts.length);
    return {
      values,
      found,
      adds,
      months,
      spans: counts,
      prices: this.#prices(priceEdges),
      choices: countChoices(segment, question, {
        without,
        whole: offering.whole,
        inFlexed,
        exact: question.areExact ? this.#offers.on(this.#offers.question().span) : null,
      }),
    };
  }

  #prices(edges: readonly number[]): PriceCounts {
    const set = this.#without("prices");
    if (!this.#offers.isChosen(["prices"]))
      return countPrices(this.#segment, this.#offers.view, set, edges);
    const search = new OfferSearch(this.#segment, this.#offers.question(["prices"]));
    return countOfferPrices(this.#segment, search, set, edges);
  }

  /** How many tours have each of these values, or each one there is, whatever is chosen of their group. */
  tally(group: TalliedGroup, values: readonly number[] | null): Tally[] {
    return tallied(this.#segment, this.#without(group), group, values);
  }

  places(cities: ReadonlyMap<number, CityPoint>): PlaceTours[] {
    const priceOf = (ordinal: number): number => this.priceOf(ordinal);
    return placesOf(this.#segment, { set: this.#all, total: this.total, priceOf }, cities);
  }

  cheapest(): Cheapest {
    const priceOf = (ordinal: number): number => this.priceOf(ordinal);
    return cheapestOf(this.#segment, { set: this.#all, total: this.total, priceOf });
  }

  /** @param parts those that may be dropped; the others hold */
  heldBack(parts: readonly FilterPart[]): HeldBack {
    const rest = this.#clauses.filter(({ part }) => !parts.includes(part));
    const may = this.#clauses.filter(({ part }) => parts.includes(part));
    const own = this.#offers.parts.filter((part) => parts.includes(part));
    // By each choice of parts to drop the tours whose offers meet what is left.
    const met = Array.from({ length: 1 << own.length }, (_, mask) =>
      this.#meeting(rest, partsIn(own, mask)),
    );
    return heldBack(this.#segment.size, { met, own, may, parts });
  }
}

/** The day of the next departure of these tours; `LAST_DAY` where there is none. */
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

function everything(size: number): Bits {
  const bits = bitsFor(size);
  fillAll(bits, size);
  return bits;
}
