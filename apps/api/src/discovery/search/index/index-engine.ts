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
  /** Tours that have changed since, and a segment of those that are still on sale. */
  readonly changed?: { readonly ids: readonly number[]; readonly segment: Segment };
}

/** An immutable segment and its tours that are still valid; null if all are. */
interface Level {
  readonly segment: Segment;
  alive: Bits | null;
}

/** Marks tours of a level as outdated. */
function retire(level: Level, ids: Iterable<number>): void {
  for (const id of ids) {
    const ordinal = ordinalOf(level.segment, id);
    if (ordinal === undefined) continue;
    if (level.alive === null) {
      level.alive = bitsFor(level.segment.size);
      fillAll(level.alive, level.segment.size);
    }
    clearBit(level.alive, ordinal);
  }
}

/**
 * The search index in three levels: a large immutable segment of all tours, one of the tours that changed since it was
 * built, and a small one of the latest changes, which every change rebuilds. A tour is valid in one level at most. Every
 * query runs on all levels and the results are merged.
 */
export class IndexEngine implements SearchEngine {
  readonly #all: Level;
  #changed: Level | null = null;
  readonly #latest = new Map<number, IndexedTour>();
  #delta: Segment | null = null;
  readonly #today: number;

  /** @param today months of departure are prepared from this date on */
  constructor(source: IndexSource, today: LocalDate) {
    this.#today = dayNumber(today)!;
    this.#all = { segment: source.segment, alive: null };
    if (source.changed === undefined) return;
    retire(this.#all, source.changed.ids);
    this.#changed = { segment: source.changed.segment, alive: null };
  }

  /** Tours in the large segment. */
  get size(): number {
    return this.#all.segment.size;
  }

  /** Tours in the smallest level. */
  get latestSize(): number {
    return this.#latest.size;
  }

  /** Tours in the two smaller levels; those of both count twice. */
  get changedSize(): number {
    return (this.#changed?.segment.size ?? 0) + this.#latest.size;
  }

  /** Ids of the tours in the two smaller levels. */
  changedIds(): number[] {
    return [...new Set([...(this.#changed?.segment.id ?? []), ...this.#latest.keys()])];
  }

  /** Applies the new state of some tours; those without a row are removed. */
  apply(ids: readonly number[], rows: readonly IndexedTour[]): void {
    for (const id of ids) this.#latest.delete(id);
    retire(this.#all, ids);
    if (this.#changed !== null) retire(this.#changed, ids);
    for (const row of rows) this.#latest.set(row.id, row);
    const builder = new ColumnsBuilder();
    for (const row of this.#latest.values()) builder.add(row);
    this.#delta = builder.size > 0 ? buildSegment(builder.columns(), this.#today) : null;
  }

  /** Takes a segment of the tours `changedIds` instead of the two smaller levels. */
  merge({ segment }: IndexSource): void {
    this.#changed = { segment, alive: null };
    this.#latest.clear();
    this.#delta = null;
  }

  /** The matches of a query in all levels, the largest first. */
  #matches(query: SearchQuery): Matched[] {
    const levels = [
      this.#all,
      ...(this.#changed === null ? [] : [this.#changed]),
      ...(this.#delta === null ? [] : [{ segment: this.#delta, alive: null }]),
    ];
    return levels.map(({ segment, alive }) => this.#matchIn(segment, alive, query));
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
    const { segment } = this.#all;
    const clauses = clausesOf(segment, query).map(({ part }) => part);
    const parts = droppable([...clauses, ...new QueryOffers(segment, query).parts]);
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

/** Ids of a page, merged from all levels. */
function pageOf([main, ...changed]: readonly Matched[], query: SearchQuery, today: number) {
  const { sort } = query.filter;
  const from = (query.page - 1) * query.perPage;
  const to = from + query.perPage;
  if (main === undefined) return [];
  if (changed.length === 0)
    return main.match.page(sort, from, to, today).map((ordinal) => main.segment.id[ordinal]!);
  // However many changed tours come first, the page starts at most that many places earlier in the main segment.
  const ahead = changed.reduce((sum, { match }) => sum + match.total, 0);
  const start = Math.max(0, from - ahead);
  const merged = [
    ...rankedTours(main, main.match.page(sort, start, to, today)),
    ...changed.flatMap((level) =>
      rankedTours(level, level.match.page(sort, 0, Math.min(to, level.match.total), today)),
    ),
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
