import { dayNumber } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { flexChoices } from "@tropa/domain/discovery/search-filter";
import type { TourSort } from "@tropa/domain/discovery/search-filter";
import { bitsFor, clearBit, fillAll } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import { droppable, waysOutOf } from "../query/filter-parts.ts";
import type { WayOut } from "../query/filter-parts.ts";
import { clusterPlaces } from "../map/map-clusters.ts";
import type { MapResult, MapView } from "../map/map-clusters.ts";
import type {
  Cheapest,
  FacetCount,
  SearchEngine,
  SearchQuery,
  SearchResult,
  TallyQuestion,
} from "../query/search-engine.ts";
import { cheaper } from "../matching/segment-cheapest.ts";
import { facetsOf } from "../matching/segment-facets.ts";
import { QueryOffers } from "../matching/query-offers.ts";
import { clausesOf, datesOf, firstDay } from "../matching/segment-match.ts";
import { SegmentMatch } from "../matching/segment-search.ts";
import type { Counting } from "../matching/segment-search.ts";
import { buildSegment } from "../segment/segment-builder.ts";
import { ordinalOf } from "../segment/segment.ts";
import type { Segment } from "../segment/segment.ts";
import { ColumnsBuilder } from "../sets/tour-columns.ts";
import type { IndexedTour } from "../sets/tour-columns.ts";

/** A tour of a page with its sort keys. */
interface Ranked {
  id: number;
  weight: number;
  price: number;
  rated: number;
  /** Day of the next departure; infinite without one. */
  next: number;
}

const byRank = (a: Ranked, b: Ranked): number => b.weight - a.weight || a.id - b.id;
/** Compares by next departure. Equal values come first, because the difference of two infinities is NaN. */
const byNextDeparture = (a: Ranked, b: Ranked): number => (a.next === b.next ? 0 : a.next - b.next);

const orders: Record<TourSort, (a: Ranked, b: Ranked) => number> = {
  default: byRank,
  price: (a, b) => a.price - b.price || a.id - b.id,
  "-price": (a, b) => b.price - a.price || a.id - b.id,
  rating: (a, b) => b.rated - a.rated || byRank(a, b),
  date: (a, b) => byNextDeparture(a, b) || byRank(a, b),
};

/** The data that an engine starts with; may come from another thread. */
export interface IndexSource {
  readonly segment: Segment;
}

/**
 * The search index: a large immutable segment, a bitmap of its tours that are still valid, and a small segment of
 * tours changed since the build. Every query runs on both and the results are merged.
 */
export class IndexEngine implements SearchEngine {
  readonly #main: Segment;
  readonly #today: number;
  readonly #changed = new Map<number, IndexedTour>();
  #alive: Bits | null = null;
  #delta: Segment | null = null;

  /** @param today months of departure are prepared from this date on */
  constructor(source: IndexSource, today: LocalDate) {
    this.#today = dayNumber(today)!;
    this.#main = source.segment;
  }

  /** Tours in the large segment. */
  get size(): number {
    return this.#main.size;
  }

  /** Tours in the small segment, which every change rebuilds: beyond a thousand, rebuild the whole index. */
  get changedSize(): number {
    return this.#changed.size;
  }

  /** Applies the new state of some tours; those without a row are removed. */
  apply(ids: Iterable<number>, rows: readonly IndexedTour[]): void {
    for (const id of ids) {
      this.#changed.delete(id);
      const ordinal = ordinalOf(this.#main, id);
      if (ordinal === undefined) continue;
      if (this.#alive === null) {
        this.#alive = bitsFor(this.#main.size);
        fillAll(this.#alive, this.#main.size);
      }
      clearBit(this.#alive, ordinal);
    }
    for (const row of rows) this.#changed.set(row.id, row);
    const builder = new ColumnsBuilder();
    for (const row of this.#changed.values()) builder.add(row);
    this.#delta = builder.size > 0 ? buildSegment(builder.columns(), this.#today) : null;
  }

  /** The matches of a query in both segments, the large one first. */
  #matches(query: SearchQuery): { segment: Segment; match: SegmentMatch }[] {
    const found = [this.#matchIn(this.#main, this.#alive, query)];
    if (this.#delta !== null) found.push(this.#matchIn(this.#delta, null, query));
    return found;
  }

  #matchIn(segment: Segment, alive: Bits | null, query: SearchQuery) {
    const match = new SegmentMatch(segment, alive, {
      clauses: clausesOf(segment, query),
      offers: new QueryOffers(segment, query),
      sort: query.filter.sort,
    });
    return { segment, match };
  }

  search(query: SearchQuery): SearchResult {
    const today = dayNumber(query.today)!;
    const matches = this.#matches(query);
    return {
      total: matches.reduce((sum, { match }) => sum + match.total, 0),
      ids: pageOf(matches, query, today),
      facets: query.withFacets
        ? facetsOf(
            matches.map(({ segment, match }) => ({
              segment,
              counts: match.counts(today, countingOf(query)),
            })),
            query.filter,
            today,
          )
        : null,
    };
  }

  map(query: SearchQuery, view: MapView): MapResult {
    return clusterPlaces(
      this.#matches(query).map(({ match }) => match.places()),
      view,
    );
  }

  cheapest(query: SearchQuery): Cheapest {
    return this.#matches(query)
      .map(({ match }) => match.cheapest())
      .reduce(cheaper);
  }

  tally(query: SearchQuery, { group, values, limit }: TallyQuestion): FacetCount<number>[] {
    const all = new Map<number, number>();
    for (const { match } of this.#matches(query)) {
      for (const { value, count } of match.tally(group, values))
        all.set(value, (all.get(value) ?? 0) + count);
    }
    return [...all]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value - b.value)
      .slice(0, limit);
  }

  waysOut(query: SearchQuery): WayOut[] {
    const matches = this.#matches(query);
    if (matches.some(({ match }) => match.total > 0)) return [];
    const clauses = clausesOf(this.#main, query).map(({ part }) => part);
    const parts = droppable([...clauses, ...new QueryOffers(this.#main, query).parts]);
    const all = new Map<number, number>();
    for (const { match } of matches) {
      for (const [mask, count] of match.nearMisses(parts))
        all.set(mask, (all.get(mask) ?? 0) + count);
    }
    return waysOutOf(parts, all);
  }
}

/** Returns the counts to compute in addition to those of lists. */
function countingOf(query: SearchQuery): Counting {
  const first = firstDay(query.today);
  const { centre = null, filter } = query;
  const hasDates = filter.dateFrom !== null || filter.dateTo !== null;
  return {
    priceEdges: query.priceEdges ?? [],
    spans: (query.spans ?? []).map(({ from, to }) => ({
      from: Math.max(dayNumber(from)!, first),
      to: dayNumber(to)!,
    })),
    near: centre,
    areExact: filter.flexDays === 0,
    flexed: hasDates ? flexChoices.map((days) => datesOf(query, days)) : null,
  };
}

interface Matched {
  readonly segment: Segment;
  readonly match: SegmentMatch;
}

/** Ids of a page, merged from both segments. */
function pageOf([main, delta]: readonly Matched[], query: SearchQuery, today: number): number[] {
  const { sort } = query.filter;
  const from = (query.page - 1) * query.perPage;
  const to = from + query.perPage;
  if (main === undefined) return [];
  if (delta === undefined)
    return main.match.page(sort, from, to, today).map((ordinal) => main.segment.id[ordinal]!);
  // However many changed tours come first, the page starts at most that many places earlier in the main segment.
  const start = Math.max(0, from - delta.match.total);
  const merged = [
    ...rankedTours(main, main.match.page(sort, start, to, today)),
    ...rankedTours(delta, delta.match.page(sort, 0, Math.min(to, delta.match.total), today)),
  ].sort(orders[sort]);
  return merged.slice(from - start, to - start).map((tour) => tour.id);
}

function rankedTours({ segment, match }: Matched, ordinals: readonly number[]): Ranked[] {
  return ordinals.map((i) => ({
    id: segment.id[i]!,
    weight: segment.weight[i]!,
    price: match.priceOf(i),
    rated: segment.rated[i]!,
    next: match.nextDays.get(i) ?? Infinity,
  }));
}
