import type { TourSort } from "@tropa/domain/search-filter";
import { andInto, andNotInto, bitsFor, countBits, fillAll } from "./bitset.ts";
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
import type { Clause } from "./segment-match.ts";
import { countFlag, countMonths, countSpans, countValues } from "./segment-counts.ts";
import type { DaySpan } from "./segment-counts.ts";
import { placesOf } from "./segment-places.ts";
import { countOfferPrices, countPrices } from "./segment-prices.ts";
import type { PriceCounts } from "./segment-prices.ts";
import { PageOrder } from "./page-order.ts";
import { countedGroups, flagGroups } from "./segment.ts";
import type { Segment } from "./segment.ts";

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
  readonly #order: PageOrder;

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
    this.#order = new PageOrder(segment, {
      all: this.#all,
      total: this.total,
      view: offers.view,
      chosen: this.#chosen,
    });
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
    return this.#order.page(sort, from, to, today);
  }

  /** By ordinal: the day of the next departure, of tours that were ordered by it and have one. */
  get nextDays(): ReadonlyMap<number, number> {
    return this.#order.nextDays;
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

  places(): PlaceTours[] {
    const priceOf = (ordinal: number): number => this.priceOf(ordinal);
    return placesOf(this.#segment, { set: this.#all, total: this.total, priceOf });
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

function everything(size: number): Bits {
  const bits = bitsFor(size);
  fillAll(bits, size);
  return bits;
}
