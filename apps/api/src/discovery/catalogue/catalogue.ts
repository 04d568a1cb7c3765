import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { homeCall, infoCall, sitemapCall } from "@tropa/api-contract/discovery/calls-home";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  filterChoicesCall,
  toursCountCall,
  toursMapCall,
} from "@tropa/api-contract/discovery/calls-discovery";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import type { Locale } from "@tropa/domain/locale";
import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { Pool } from "../../platform/db/database.ts";
import type {
  AppliedChange,
  Cheapest,
  SearchFacets,
  SearchQuery,
  SearchResult,
  WatchedEngine,
} from "../search/search.ts";
import { cardOf } from "./cards.ts";
import type { Reader } from "./cards.ts";
import { readCards } from "./card-store.ts";
import type { CardRow } from "./card-store.ts";
import { Dictionary } from "./dictionary.ts";
import { readDictionary } from "./dictionary-store.ts";
import { ExpiringCache } from "../../platform/cache/expiring-cache.ts";
import { RowCache } from "./row-cache.ts";
import type { CardChoice } from "./shown-departures.ts";
import { readSeats, readTour } from "./tour-store.ts";
import type { Seats, TourRow } from "./tour-store.ts";

export { dateDiscount } from "./cards.ts";
export type { Reader } from "./cards.ts";
export type { CityRow, CountryRow, NamedRow, RegionRow } from "./dictionary-store.ts";
export type { Dictionary } from "./dictionary.ts";
export { inLocale, languagesOf } from "./in-locale.ts";
export { capitalise, choiceName, languageName, monthName } from "./messages.ts";
export { galleryOf, pictureOf, pictureTemplate } from "./pictures.ts";
export { nextSeasons } from "./seasons.ts";
export type { SeasonSpan } from "./seasons.ts";
export { shownDepartures } from "./shown-departures.ts";
export type { CardChoice } from "./shown-departures.ts";
export { shownOrganizer } from "./shown-organizer.ts";
export { departureList, traitColumns, versionList } from "./tour-fragments.ts";
export { findMove, readTourReviews, readTour } from "./tour-store.ts";
export type { OrganizerRow, ReviewRow, ShipRow, TourDateRow, TourRow } from "./tour-store.ts";

const secondMs = 1000;
/** Names, rates and today's date change without a change notice, so they are read again this often. */
const refreshEveryMs = 60 * secondMs;
/** Long enough to serve a crowd from one answer. A change that the search reports clears the cache sooner. */
const answerCacheMs = secondMs;
const maxCachedAnswers = 500;
const factCacheMs = 60 * secondMs;
const maxCachedFacts = 1000;
const maxCachedNeighbours = 20_000;
/** Most of what visitors see at 10,000 tours, some tens of megabytes. */
const maxCachedCards = 20_000;
/** A whole tour is some ten kilobytes, its page twice that. */
const maxCachedTours = 5000;
const maxCachedPages = 2000;
const nothingFree = { seats_left: 0, seats_taken: 0, cabins_left: [] };

/** Today's date in UTC: the server's own zone must not decide which departures are over. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

const noPriceBounds = {
  priceMin: 0,
  priceMax: null,
  pricePerDayMin: 0,
  pricePerDayMax: null,
} as const;

/** Cached answers by name. They hold nothing personal, so one serves everybody. */
interface CachedAnswers {
  tours: AnswerOf<typeof toursCall>;
  tour: Tour;
  home: AnswerOf<typeof homeCall>;
  info: AnswerOf<typeof infoCall>;
  /** Title, links and facts of a listing; they do not depend on the filter. */
  listing: AnswerOf<typeof toursCall>["listing"];
  count: AnswerOf<typeof toursCountCall>;
  map: AnswerOf<typeof toursMapCall>;
  choices: AnswerOf<typeof filterChoicesCall>;
  sitemap: AnswerOf<typeof sitemapCall>;
}

interface Question {
  filter?: Partial<TourFilter>;
  perPage?: number;
  withFacets?: boolean;
}

/** Services shared by catalogue calls: the search, the dictionary and short-lived cached answers. */
export class Catalogue {
  readonly pool: Pool;
  readonly engine: WatchedEngine;
  readonly #answers: {
    readonly [Name in keyof CachedAnswers]: ExpiringCache<CachedAnswers[Name]>;
  } = {
    tours: new ExpiringCache({ lifetimeMs: answerCacheMs, size: maxCachedAnswers }),
    tour: new ExpiringCache({ lifetimeMs: factCacheMs, size: maxCachedPages }),
    home: new ExpiringCache({ lifetimeMs: answerCacheMs, size: maxCachedAnswers }),
    info: new ExpiringCache({ lifetimeMs: answerCacheMs, size: 2 }),
    listing: new ExpiringCache({ lifetimeMs: factCacheMs, size: maxCachedFacts }),
    count: new ExpiringCache({ lifetimeMs: answerCacheMs, size: maxCachedAnswers }),
    map: new ExpiringCache({ lifetimeMs: answerCacheMs, size: maxCachedAnswers }),
    choices: new ExpiringCache({ lifetimeMs: answerCacheMs, size: maxCachedAnswers }),
    sitemap: new ExpiringCache({ lifetimeMs: answerCacheMs, size: 8 }),
  };
  /** Counts that pages share, cached for a minute. */
  readonly #facets = new ExpiringCache<SearchFacets>({
    lifetimeMs: factCacheMs,
    size: maxCachedFacts,
  });
  readonly #cheapest = new ExpiringCache<Cheapest>({ lifetimeMs: factCacheMs, size: 1 });
  /** Neighbours of a tour: they change slowly, and finding them takes many searches. */
  readonly #neighbours = new ExpiringCache<readonly number[]>({
    lifetimeMs: factCacheMs,
    size: maxCachedNeighbours,
  });
  readonly #cards = new RowCache<CardRow>(maxCachedCards);
  readonly #tours = new RowCache<TourRow>(maxCachedTours);
  #dictionary: Dictionary;
  #refresh: NodeJS.Timeout | undefined;
  readonly #log: (message: string) => void;

  private constructor(
    pool: Pool,
    engine: WatchedEngine,
    dictionary: Dictionary,
    log: (message: string) => void,
  ) {
    this.pool = pool;
    this.engine = engine;
    this.#dictionary = dictionary;
    this.#log = log;
    engine.onChange((change) => this.#changed(change));
    this.#refresh = setInterval(() => void this.#readDictionary(), refreshEveryMs).unref();
  }

  static async open(
    pool: Pool,
    engine: WatchedEngine,
    log: (message: string) => void,
  ): Promise<Catalogue> {
    return new Catalogue(pool, engine, new Dictionary(await readDictionary(pool, today())), log);
  }

  get dictionary(): Dictionary {
    return this.#dictionary;
  }

  close(): void {
    clearInterval(this.#refresh);
  }

  /** Clears caches. The search has already applied the change, so new entries include it. */
  #changed({ tourIds, isReloaded }: AppliedChange): void {
    for (const cache of [this.#cards, this.#tours]) {
      if (tourIds) cache.forget(tourIds);
      else cache.clear();
    }
    this.#forgetAnswers();
    if (isReloaded) void this.#readDictionary();
  }

  #forgetAnswers(): void {
    for (const cache of Object.values(this.#answers)) cache.clear();
    this.#facets.clear();
    this.#cheapest.clear();
  }

  /** Keeps the old dictionary while the database is away. */
  async #readDictionary(): Promise<void> {
    try {
      this.#dictionary = new Dictionary(await readDictionary(this.pool, today()));
      this.#forgetAnswers();
    } catch (error) {
      this.#log(
        `catalogue: not refreshed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** Caches an answer briefly. The key must hold everything the answer depends on. */
  cached<Name extends keyof CachedAnswers>(
    name: Name,
    key: readonly unknown[],
    make: () => Promise<CachedAnswers[Name]>,
  ): Promise<CachedAnswers[Name]> {
    // A tour's page is cached for longer, which is safe only while the index reports changes.
    if (name === "tour" && !this.engine.isIndexed) return make();
    const cache: ExpiringCache<CachedAnswers[Name]> = this.#answers[name];
    return cache.get(JSON.stringify(key), make);
  }

  /** Searches with a plain filter: first page only, no price bounds. */
  async find({ filter = {}, perPage = 0, withFacets = false }: Question): Promise<SearchResult> {
    return this.engine.search({ ...this.#plain(filter), perPage, withFacets });
  }

  #plain(filter: Partial<TourFilter>): SearchQuery {
    return {
      filter: { ...emptyFilter, ...filter },
      price: noPriceBounds,
      today: today(),
      page: 1,
      perPage: 0,
      withFacets: false,
    };
  }

  /** Counts the tours of each choice within a plain filter. */
  facets(filter: Partial<TourFilter>): Promise<SearchFacets> {
    return this.#facets.get(JSON.stringify(filter), async () => {
      const { facets } = await this.find({ filter, withFacets: true });
      if (facets === null) throw new Error("the search answered without the requested facets");
      return facets;
    });
  }

  /** Counts the tours on sale that go to each of some sights; sights without tours are left out. */
  async toursAtSights(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const question = { group: "showplaces", values: ids, limit: ids.length } as const;
    const counts = await this.engine.tally(this.#plain({}), question);
    return new Map(counts.map(({ value, count }) => [value, count]));
  }

  /** The cheapest price of each place, activity and collection, in minor units of the rouble. */
  cheapest(): Promise<Cheapest> {
    return this.#cheapest.get("", async () => this.engine.cheapest(this.#plain({})));
  }

  /** Ids of similar tours, cached for a minute. Some may be off sale by now: their cards are then left out. */
  neighbours(tourId: number, find: () => Promise<readonly number[]>): Promise<readonly number[]> {
    return this.#neighbours.get(String(tourId), find);
  }

  /** Free seats by departure. They change without a change notice, so they are read every time. */
  seats(tourId: number): Promise<Seats> {
    return readSeats(this.pool, { tourId, today: today() });
  }

  /** A tour with all that its page shows, cached until it changes; null for an id that never existed. */
  async tour(id: number, locale: Locale, seats: Seats): Promise<TourRow | null> {
    const question = { ids: [id], locale, today: today() };
    const read = async () => {
      const row = await readTour(this.pool, { id, locale, today: question.today });
      return row === null ? [] : [row];
    };
    const [row] = await (this.engine.isIndexed ? this.#tours.get(question, read) : read());
    if (row === undefined) return null;
    // A departure missing from `seats` was deleted a moment ago.
    const dates = row.dates.map((date) => ({ ...date, ...(seats.get(date.id) ?? nothingFree) }));
    return { ...row, dates };
  }

  async cards(
    ids: readonly number[],
    reader: Reader,
    options: { withRemoved?: boolean; choice?: CardChoice } = {},
  ): Promise<TourCard[]> {
    const question = { locale: reader.locale, today: today() };
    const read = (missing: readonly number[]) =>
      readCards(this.pool, { ...question, ids: missing, withRemoved: true });
    // Only the index reports changes: without it, do not cache.
    const rows = await (this.engine.isIndexed
      ? this.#cards.get({ ...question, ids }, read)
      : read(ids));
    return rows
      .filter((row) => row.is_active || options.withRemoved)
      .map((row) => cardOf(row, reader, this.#dictionary, { ...options, today: question.today }));
  }
}
