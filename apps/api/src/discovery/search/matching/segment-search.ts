import type { TourSort } from "@tropa/domain/discovery/search-filter";
import { intersectInPlace, bitsFor, countBits, fillAll } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import type { Cheapest, TalliedGroup } from "../query/search-engine.ts";
import { cheapestOf } from "./segment-cheapest.ts";
import { countChoices, countByValue } from "./segment-choices.ts";
import type { ChoiceCounts, ChoiceQuestion, Tally, MatchExcept } from "./segment-choices.ts";
import { nearMisses } from "./segment-near-misses.ts";
import { partsReplacedBy, listParts, partsIn, placeGroups } from "../query/filter-parts.ts";
import type { FilterPart, NearMisses } from "../query/filter-parts.ts";
import type { FoundPlaces } from "../map/found-places.ts";
import { OfferSearch } from "./offer-search.ts";
import { offerParts } from "./query-offers.ts";
import type { QueryOffers } from "./query-offers.ts";
import type { Clause } from "./segment-match.ts";
import { countFlag, countMonths, countSpans, countValues } from "./segment-counts.ts";
import type { DaySpan } from "../query/day-span.ts";
import { placesOf } from "./segment-places.ts";
import { countOfferPrices, countPrices } from "./segment-prices.ts";
import type { PriceCounts } from "./segment-prices.ts";
import { PageOrder } from "./page-order.ts";
import { countedGroups, flagGroups } from "../segment/segment.ts";
import type { CountedGroup, Segment, ValueGroup } from "../segment/segment.ts";

/** Counts to compute in addition to those of lists. */
export interface Counting extends ChoiceQuestion {
  /** Minor units of the rouble, ascending. */
  readonly priceEdges: readonly number[];
  readonly spans: readonly DaySpan[];
}

/** Counts over one segment. */
export interface SegmentCounts {
  /** Number of tours, indexed by value number. */
  readonly values: Int32Array;
  /** Like `values`, but counted within the found tours unless something of the group is chosen; 0 hides a choice. */
  readonly found: Int32Array;
  /** Indexed by value number, for lists with a chosen value: number of tours that the value would add. */
  readonly adds: Int32Array;
  /** Number of tours by month, from the current one. */
  readonly months: Int32Array;
  /** Number of tours by requested span of days. */
  readonly spans: Int32Array;
  readonly prices: PriceCounts;
  readonly choices: ChoiceCounts;
}

/** The tours of one segment that meet a query: pages, counts and near misses. */
export class SegmentMatch {
  readonly #segment: Segment;
  readonly #everything: Bits;
  readonly #clauses: readonly Clause[];
  readonly #offers: QueryOffers;
  readonly #all: Bits;
  readonly total: number;
  /** Matching departures, or null when the tour's cheapest price applies. */
  readonly #chosen: OfferSearch | null;
  readonly #isSoonest: boolean;
  readonly #order: PageOrder;
  /** Parts that the query restricts. `#sets` caches the tours that match without some of them. */
  readonly #parts: readonly FilterPart[];
  readonly #sets = new Map<string, Bits>();

  /** @param alive tours of the segment that are still valid; null if all are */
  constructor(
    segment: Segment,
    alive: Bits | null,
    { clauses, offers, sort }: { clauses: readonly Clause[]; offers: QueryOffers; sort: TourSort },
  ) {
    this.#segment = segment;
    this.#clauses = clauses;
    this.#offers = offers;
    this.#parts = [...clauses.map(({ part }) => part), ...offers.parts];
    this.#everything = alive ?? fullSet(segment.size);
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

  /** Tours that meet the query without some parts. The bits are shared: never write to them. */
  #without(...parts: readonly FilterPart[]): Bits {
    const dropped = this.#parts.filter((part) => parts.includes(part));
    if (dropped.length === 0) return this.#all;
    const key = dropped.join();
    let bits = this.#sets.get(key);
    if (!bits) {
      const rest = this.#clauses.filter(({ part }) => !parts.includes(part));
      this.#sets.set(key, (bits = this.#meeting(rest, parts)));
    }
    return bits;
  }

  /** @param without parts that offers need not meet */
  #meeting(clauses: readonly Clause[], without: readonly FilterPart[] = []): Bits {
    const bits = this.#everything.slice();
    for (const clause of clauses) intersectInPlace(bits, clause.bits);
    this.#offers.applyTo(bits, without);
    return bits;
  }

  /** The shown price of a found tour: of its cheapest matching departure, or of the next one when sorted by date. */
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

  /** Next departure day by ordinal, for tours sorted by it that have one. */
  get nextDays(): ReadonlyMap<number, number> {
    return this.#order.nextDays;
  }

  /** @param today day number */
  counts(today: number, { priceEdges, spans, ...question }: Counting): SegmentCounts {
    const segment = this.#segment;
    const without: MatchExcept = (...parts) => this.#without(...parts);
    const { values, found, adds } = this.#countLists();
    for (const group of flagGroups) {
      countFlag(segment, without(group), group, values);
      copyRange(segment, group, values, found);
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
        exact: question.areExact ? this.#offers.offeredIn(this.#offers.question().span) : null,
      }),
    };
  }

  /** Counts every value of lists in the three ways of `SegmentCounts`. */
  #countLists(): Pick<SegmentCounts, "values" | "found" | "adds"> {
    const segment = this.#segment;
    const chosen = countedGroups.filter((group) => this.#parts.includes(group));
    const isChosen = (group: CountedGroup): boolean => chosen.includes(group);
    const lists = chosen.filter((group) => listParts.some((part) => part === group));
    const free = countedGroups.filter((group) => !isChosen(group));
    const found = countValues(segment, this.#all, [...free, ...lists]);
    // Count groups over the same tours together.
    const groupsOf = new Map<Bits, CountedGroup[]>();
    for (const group of new Set([...chosen, ...placeGroups])) {
      const dropped = isPlace(group) ? partsReplacedBy(group, this.#parts) : [group];
      const set = this.#without(...dropped);
      groupsOf.set(set, [...(groupsOf.get(set) ?? []), group]);
    }
    const values = found.slice();
    const adds = new Int32Array(values.length);
    for (const [set, groups] of groupsOf) {
      const own = set === this.#all ? found : countValues(segment, set, groups);
      for (const group of groups) copyRange(segment, group, own, values);
    }
    for (const group of chosen) {
      const [low, end] = rangeOf(segment, group);
      if (lists.includes(group))
        for (let number = low; number < end; number++)
          adds[number] = values[number]! - found[number]!;
      copyRange(segment, group, values, found);
    }
    return { values, found, adds };
  }

  #prices(edges: readonly number[]): PriceCounts {
    const set = this.#without("prices");
    if (!this.#offers.isChosen(["prices"]))
      return countPrices(this.#segment, this.#offers.view, set, edges);
    const search = new OfferSearch(this.#segment, this.#offers.question(["prices"]));
    return countOfferPrices(this.#segment, search, set, edges);
  }

  /** Counts tours by these values, or by all, ignoring the selection of their own group. */
  tally(group: TalliedGroup, values: readonly number[] | null): Tally[] {
    return countByValue(this.#segment, this.#without(group), group, values);
  }

  places(): FoundPlaces {
    const priceOf = (ordinal: number): number => this.priceOf(ordinal);
    return placesOf(this.#segment, { set: this.#all, total: this.total, priceOf });
  }

  cheapest(): Cheapest {
    const priceOf = (ordinal: number): number => this.priceOf(ordinal);
    return cheapestOf(this.#segment, { set: this.#all, total: this.total, priceOf });
  }

  /** @param parts the parts that may be dropped */
  nearMisses(parts: readonly FilterPart[]): NearMisses {
    const rest = this.#clauses.filter(({ part }) => !parts.includes(part));
    const may = this.#clauses.filter(({ part }) => parts.includes(part));
    const own = this.#offers.parts.filter((part) => parts.includes(part));
    // Indexed by subset of `own` to drop: the tours with an offer that meets the rest.
    const met = Array.from({ length: 1 << own.length }, (_, mask) =>
      this.#meeting(rest, partsIn(own, mask)),
    );
    return nearMisses(this.#segment.size, { met, own, may, parts });
  }
}

const isPlace = (group: CountedGroup): group is (typeof placeGroups)[number] =>
  placeGroups.some((one) => one === group);

function rangeOf({ groups }: Segment, group: ValueGroup): [low: number, end: number] {
  const { low, values } = groups[group];
  return [low, low + values.length];
}

function copyRange(segment: Segment, group: ValueGroup, from: Int32Array, to: Int32Array): void {
  const [low, end] = rangeOf(segment, group);
  to.set(from.subarray(low, end), low);
}

function fullSet(size: number): Bits {
  const bits = bitsFor(size);
  fillAll(bits, size);
  return bits;
}
