import { dayNumber } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";
import { accommodationKinds, comfortLevels, cruiseTypes } from "@tropa/domain/search-filter";
import type { TourSort } from "@tropa/domain/search-filter";
import { bitsFor, clearBit, fillAll } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import { monthName, monthOfDay } from "./calendar-months.ts";
import { priceEdges } from "./search-engine.ts";
import type {
  FacetCount,
  SearchEngine,
  SearchFacets,
  SearchQuery,
  SearchResult,
} from "./search-engine.ts";
import { clausesOf } from "./segment-match.ts";
import type { CityPoint } from "./segment-match.ts";
import { SegmentMatch } from "./segment-search.ts";
import type { SegmentCounts } from "./segment-search.ts";
import { buildSegment } from "./segment-builder.ts";
import { ordinalOf } from "./segment.ts";
import type { CountedGroup, Segment } from "./segment.ts";
import { ColumnsBuilder, languageCode } from "./tour-columns.ts";
import type { TourRow } from "./tour-columns.ts";

/** A tour of a page with what orders it. */
interface Ranked {
  id: number;
  weight: number;
  price: number;
  rated: number;
  /** Day of the next departure; infinite without one. */
  next: number;
}

const byRank = (a: Ranked, b: Ranked): number => b.weight - a.weight || a.id - b.id;
/** Two tours without a departure are equally far away. */
const sooner = (a: Ranked, b: Ranked): number => (a.next === b.next ? 0 : a.next - b.next);

const orders: Record<TourSort, (a: Ranked, b: Ranked) => number> = {
  default: byRank,
  price: (a, b) => a.price - b.price || a.id - b.id,
  "-price": (a, b) => b.price - a.price || a.id - b.id,
  rating: (a, b) => b.rated - a.rated || byRank(a, b),
  date: (a, b) => sooner(a, b) || byRank(a, b),
};

/** What an engine starts with; plain data that may come from another thread. */
export interface IndexSource {
  readonly segment: Segment;
  readonly cities: readonly CityPoint[];
}

/**
 * The search index: one large immutable segment, a bitmap of its tours that still stand, and a small segment of
 * tours that changed since it was built. Both answer every query and the answers are added.
 */
export class IndexEngine implements SearchEngine {
  readonly #main: Segment;
  readonly #cities: readonly CityPoint[];
  readonly #today: number;
  readonly #changed = new Map<number, TourRow>();
  #alive: Bits | null = null;
  #delta: Segment | null = null;

  /** @param today months of departure are prepared from this date on */
  constructor(source: IndexSource, today: LocalDate) {
    this.#today = dayNumber(today)!;
    this.#main = source.segment;
    this.#cities = source.cities;
  }

  /** Tours in the large segment. */
  get size(): number {
    return this.#main.size;
  }

  /** Tours in the small segment; it is rebuilt by every change, so beyond a thousand the whole should be. */
  get changedSize(): number {
    return this.#changed.size;
  }

  /** Takes the new state of some tours: those without a row are gone. */
  apply(ids: Iterable<number>, rows: readonly TourRow[]): void {
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

  search(query: SearchQuery): SearchResult {
    const { sort } = query.filter;
    const today = dayNumber(query.today)!;
    const from = (query.page - 1) * query.perPage;
    const to = from + query.perPage;
    const main = new SegmentMatch(
      this.#main,
      this.#alive,
      clausesOf(this.#main, query, this.#cities),
    );
    if (this.#delta === null) {
      return {
        total: main.total,
        ids: main.page(sort, from, to, today).map((ordinal) => this.#main.id[ordinal]!),
        facets: query.withFacets
          ? facetsOf([{ segment: this.#main, counts: main.counts(today) }], today)
          : null,
      };
    }

    const delta = new SegmentMatch(this.#delta, null, clausesOf(this.#delta, query, this.#cities));
    // However many changed tours come first, the page starts at most that many places earlier in the main segment.
    const start = Math.max(0, from - delta.total);
    const merged = [
      ...ranked(this.#main, main, main.page(sort, start, to, today)),
      ...ranked(this.#delta, delta, delta.page(sort, 0, Math.min(to, delta.total), today)),
    ].sort(orders[sort]);
    return {
      total: main.total + delta.total,
      ids: merged.slice(from - start, to - start).map((tour) => tour.id),
      facets: query.withFacets
        ? facetsOf(
            [
              { segment: this.#main, counts: main.counts(today) },
              { segment: this.#delta, counts: delta.counts(today) },
            ],
            today,
          )
        : null,
    };
  }
}

function ranked(segment: Segment, match: SegmentMatch, ordinals: readonly number[]): Ranked[] {
  return ordinals.map((i) => ({
    id: segment.id[i]!,
    weight: segment.weight[i]!,
    price: segment.price[i]!,
    rated: segment.rated[i]!,
    next: match.nextDays.get(i) ?? Infinity,
  }));
}

interface Counted {
  readonly segment: Segment;
  readonly counts: SegmentCounts;
}

function facetsOf(parts: readonly Counted[], today: number): SearchFacets {
  const thisMonth = monthOfDay(today);
  const months: FacetCount<string>[] = [];
  for (let i = 0; i < parts[0]!.counts.months.length; i++) {
    const count = parts.reduce((sum, part) => sum + part.counts.months[i]!, 0);
    if (count > 0) months.push({ value: monthName(thisMonth + i), count });
  }
  const min = Math.min(...parts.map((part) => part.counts.cheapest));
  const max = Math.max(...parts.map((part) => part.counts.dearest));
  const number = (value: number): number => value;
  return {
    countries: choices(parts, "countries", number),
    regions: choices(parts, "regions", number),
    cities: choices(parts, "cities", number),
    restKinds: choices(parts, "restKinds", number),
    collections: choices(parts, "collections", number),
    accommodation: choices(parts, "accommodation", (value) => accommodationKinds[value]!),
    comfort: choices(parts, "comfort", (value) => comfortLevels[value]!),
    difficulty: choices(parts, "difficulty", number),
    languages: choices(parts, "languages", languageCode),
    type: choices(parts, "type", number),
    days: choices(parts, "days", number),
    months,
    cruiseTypes: choices(parts, "cruiseTypes", (value) => cruiseTypes[value]!),
    ships: choices(parts, "ships", number),
    waterObjects: choices(parts, "waterObjects", number),
    cruiseStarts: choices(parts, "cruiseStarts", number),
    cabins: choices(parts, "cabins", number),
    prices: choices(parts, "prices", (bin) => priceEdges[bin]!),
    priceRange: min <= max ? { min, max } : null,
  };
}

/** Choices of a group with their counts over all parts, ascending by the value's number in the index. */
function choices<T>(
  parts: readonly Counted[],
  group: CountedGroup,
  name: (value: number) => T,
): FacetCount<T>[] {
  const found: { value: number; count: number }[] = [];
  for (const { segment, counts } of parts) {
    const { low, values } = segment.groups[group];
    for (let i = 0; i < values.length; i++) {
      const count = counts.values[low + i]!;
      if (count > 0) found.push({ value: values[i]!, count });
    }
  }
  if (parts.length > 1) {
    const sums = new Map<number, number>();
    for (const { value, count } of found) sums.set(value, (sums.get(value) ?? 0) + count);
    found.length = 0;
    for (const value of [...sums.keys()].sort((a, b) => a - b))
      found.push({ value, count: sums.get(value)! });
  }
  return found.map(({ value, count }) => ({ value: name(value), count }));
}
