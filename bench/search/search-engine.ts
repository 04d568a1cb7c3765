/**
 * Time of one search with all counts, engine only, over synthetic catalogues.
 * Usage: node bench/search/search-engine.ts [sizes…], such as `node bench/search/search-engine.ts 1000 10000 100000 1000000`.
 * Prints one JSON line a size; with SLOWEST=1 also the slowest queries. Targets: p99 1 ms at 10k, 5 ms at 100k, 30 ms at 1M.
 */
import { Dice, randomFields } from "../../apps/api/testing/search/random-catalogue.ts";
import { IndexEngine } from "../../apps/api/src/discovery/search/index/index-engine.ts";
import type { SearchQuery } from "../../apps/api/src/discovery/search/query/search-engine.ts";
import { buildSegment } from "../../apps/api/src/discovery/search/segment/segment-builder.ts";
import type { Segment } from "../../apps/api/src/discovery/search/segment/segment.ts";
import {
  ColumnsBuilder,
  NO_PERIOD,
} from "../../apps/api/src/discovery/search/sets/tour-columns.ts";
import type {
  TourColumns,
  IndexedTour,
} from "../../apps/api/src/discovery/search/sets/tour-columns.ts";
import { quantile } from "../statistics.ts";
import { dayNumber, fromDayNumber } from "../../packages/domain/src/time/local-date.ts";
import {
  continents,
  cruiseTypes,
  emptyFilter,
  normaliseFilter,
} from "../../packages/domain/src/discovery/search-filter.ts";
import {
  accommodationKinds,
  comfortLevels,
} from "../../packages/domain/src/discovery/tour-fields/field-values.ts";
import type { RawFilter } from "../../packages/domain/src/discovery/search-filter.ts";

const today = "2026-06-10";
const start = dayNumber(today)!;
const queriesPerSize = 2000;
/**
 * Runs of every query. The best time is the search's own; the others include garbage collection and
 * other load, so both are reported.
 */
const rounds = 7;

/** Few values hold most tours, as places do: about one in two picks is among the first tenth. */
function famous(dice: Dice, count: number): number {
  return 1 + Math.floor((dice.int(1e6) / 1e6) ** 3 * count);
}

function syntheticTours(size: number): TourColumns {
  const dice = new Dice(size);
  const builder = new ColumnsBuilder();
  for (let id = 1; id <= size; id++) {
    const city = famous(dice, 600);
    const days = dice.chance(0.3) ? 0 : 1 + famous(dice, 16);
    const byRequest = dice.chance(0.1);
    const country = 1 + (city % 60);
    const price = 100 * (days === 0 ? 1500 + dice.int(9000) : days * (5000 + dice.int(15_000)));
    builder.add({
      // Fields that are not named below; other dice, so that the catalogue stays what it was.
      ...randomFields(new Dice(id)),
      id,
      weight: dice.int(1e6) / 1e3,
      rating: dice.chance(0.4) ? 0 : 4 + dice.int(101) / 100,
      reviews: dice.int(40),
      price,
      days,
      minAge: dice.one([0, 0, 6, 12, 16]),
      groupSize: 4 + dice.int(40),
      difficulty: 1 + dice.int(4),
      type: days === 0 ? 2 : 1,
      organizer: famous(dice, Math.ceil(size / 20)),
      mainCity: city,
      // Ten spots about its city.
      lat: cities[city - 1]!.lat + dice.int(10) / 50,
      lng: cities[city - 1]!.lng,
      ...cruise(dice),
      isAuthorTour: dice.chance(0.8),
      ...(byRequest
        ? { periodStart: start + dice.int(100), periodEnd: start + 100 + dice.int(300) }
        : NO_PERIOD),
      countries: dice.chance(0.1) ? [country, 1 + dice.int(60)] : [country],
      regions: [1 + (city % 250)],
      cities: [city, ...Array.from({ length: dice.int(4) }, () => famous(dice, 600))],
      restKinds: Array.from({ length: 1 + dice.int(4) }, () => famous(dice, 40)),
      collections: Array.from({ length: dice.int(4) }, () => famous(dice, 30)),
      accommodation: dice.some(accommodationKinds, 2),
      comfort: dice.some(comfortLevels, 2),
      languages: ["ru", ...dice.some(["en", "de", "zh", "ka", "fr"], 2)],
      continents: [continents[country % 4]!],
      showplaces: Array.from({ length: dice.int(3) }, () => famous(dice, 80)),
      startTimes: days === 0 ? dice.some(["morning", "day", "evening"], 2) : [],
      departures: byRequest ? [] : departures(dice, price),
    });
  }
  return builder.columns();
}

/** Half of the tours cost the same on every day, the others more in their season and less on some dates. */
function departures(dice: Dice, price: number): IndexedTour["departures"] {
  const isVaried = dice.chance(0.5);
  return Array.from({ length: dice.int(24) }, () => ({
    day: start + dice.int(365),
    price: isVaried
      ? Math.round((price * dice.one([0.8, 0.9, 1, 1, 1.1, 1.25])) / 1e4) * 1e4
      : price,
    seats: 1 + dice.int(16),
  }));
}

function cruise(
  dice: Dice,
): Pick<
  IndexedTour,
  "isCruise" | "isReturning" | "cruiseType" | "ship" | "waterObjects" | "cabins"
> {
  if (!dice.chance(0.1)) {
    return {
      isCruise: false,
      isReturning: false,
      cruiseType: null,
      ship: null,
      waterObjects: [],
      cabins: [],
    };
  }
  return {
    isCruise: true,
    isReturning: dice.chance(0.6),
    cruiseType: dice.one(cruiseTypes),
    ship: famous(dice, 20),
    waterObjects: [famous(dice, 25)],
    cabins: dice.some([1, 2, 3, 4], 3),
  };
}

/** Places of the tours, from the Caucasus to Kamchatka. */
const cities = Array.from({ length: 600 }, (_, i) => ({
  id: i + 1,
  lat: 41 + ((i * 7.3) % 30),
  lng: 20 + ((i * 13.7) % 140),
}));

/** Bars under the slider of the price, and the next seasons: what a listing asks for with its counts. */
const priceEdges = Array.from({ length: 41 }, (_, bar) => bar * 500_000);
const spans = [0, 90, 180, 270].map((days) => ({
  from: fromDayNumber(start + days),
  to: fromDayNumber(start + days + 89),
}));

/**
 * Generates a query as visitors make them: mostly a place or an activity, then dates and price,
 * sometimes everything at once.
 */
function randomQuery(dice: Dice): SearchQuery {
  const raw: { -readonly [K in keyof RawFilter]: RawFilter[K] } = {};
  const place = dice.int(100);
  if (place < 35) raw.countries = [famous(dice, 60)];
  else if (place < 55) raw.regions = [famous(dice, 250)];
  else if (place < 70) raw.cities = [famous(dice, 600)];
  if (dice.chance(0.35)) raw.restKinds = dice.some([1, 2, 3, 5, 8, 13, 21, 34], 3);
  if (dice.chance(0.1)) raw.collections = [famous(dice, 30)];
  if (dice.chance(0.35)) {
    const from = start + dice.int(240);
    raw.dateFrom = fromDayNumber(from);
    raw.dateTo = fromDayNumber(from + dice.one([2, 7, 14, 30, 90]));
  }
  if (dice.chance(0.2)) raw.daysMax = dice.one([3, 7, 14]);
  if (dice.chance(0.15)) raw.comfort = dice.some(comfortLevels, 2);
  if (dice.chance(0.1)) raw.accommodation = dice.some(accommodationKinds, 2);
  if (dice.chance(0.1)) raw.difficulty = [1, 2];
  if (dice.chance(0.1)) raw.minAge = 8;
  if (dice.chance(0.05)) raw.maxGroupSize = 12;
  if (dice.chance(0.2)) raw.type = "excursion";
  if (dice.chance(0.05)) raw.isCruisesSearch = true;
  if (dice.chance(0.03)) raw.ships = [famous(dice, 20)];
  if (dice.chance(0.03)) raw.showplace = famous(dice, 80);
  raw.sort = dice.one(["default", "default", "default", "price", "-price", "rating", "date"]);
  const priced = dice.chance(0.25);
  return {
    filter: normaliseFilter({ ...emptyFilter, ...raw }),
    price: {
      priceMin: priced ? 1_000_000 : 0,
      priceMax: priced ? 8_000_000 : null,
      pricePerDayMin: 0,
      pricePerDayMax: dice.chance(0.05) ? 1_500_000 : null,
    },
    today,
    page: dice.one([1, 1, 1, 2, 5]),
    perPage: 24,
    withFacets: true,
    priceEdges,
    spans,
    // A point is known wherever the listing is that of a small place.
    centre: place >= 35 && place < 70 ? cities[place]! : null,
  };
}

/** What differs from asking for everything. */
function described({ filter, price, page }: SearchQuery): string {
  const chosen = Object.entries(filter).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(emptyFilter[name as "slug"]),
  );
  return JSON.stringify({ ...Object.fromEntries(chosen), ...price, page });
}

/** Bytes of all arrays. */
function bytesOf(part: unknown): number {
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== "object" || part === null) return 0;
  return Object.values(part).reduce((sum: number, inner) => sum + bytesOf(inner), 0);
}

const sizes = process.argv.slice(2).map(Number);
for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) {
  const columns = syntheticTours(size);
  const built = performance.now();
  const segment: Segment = buildSegment(columns, start);
  const engine = new IndexEngine({ segment }, today);
  const buildMs = performance.now() - built;

  const dice = new Dice(1);
  const queries = Array.from({ length: queriesPerSize }, () => randomQuery(dice));
  const warmUp = queries.slice(0, 500);
  for (const query of warmUp) engine.search(query);
  let found = 0;
  const samples = Array.from({ length: rounds }, () =>
    queries.map((query) => {
      const began = performance.now();
      found += engine.search(query).total;
      return performance.now() - began;
    }),
  );
  const maps = queries
    .map((query, i) => {
      const began = performance.now();
      engine.map(query, { view: null, zoom: 3 + (i % 8) });
      return performance.now() - began;
    })
    .sort((a, b) => a - b);
  const raw = samples.flat().sort((a, b) => a - b);
  const times = queries.map((_, i) => Math.min(...samples.map((round) => round[i]!)));
  if (process.env.SLOWEST) {
    const order = times.map((_, i) => i).sort((a, b) => times[b]! - times[a]!);
    for (const i of order.slice(0, 12)) console.log(times[i]!.toFixed(2), described(queries[i]!));
  }
  times.sort((a, b) => a - b);
  const round = (ms: number): number => Number(ms.toFixed(3));
  console.log(
    JSON.stringify({
      bench: "search-engine",
      tours: size,
      queries: times.length,
      meanFound: Math.round(found / raw.length),
      p50Ms: round(quantile(times, 0.5)),
      p99Ms: round(quantile(times, 0.99)),
      maxMs: round(times.at(-1)!),
      rawP99Ms: round(quantile(raw, 0.99)),
      mapP50Ms: round(quantile(maps, 0.5)),
      mapP99Ms: round(quantile(maps, 0.99)),
      buildMs: Math.round(buildMs),
      arraysMB: Math.round(bytesOf(segment) / 1e6),
    }),
  );
}
