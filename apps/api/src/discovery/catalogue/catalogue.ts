import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import type { Locale } from "@tropa/domain/locale";
import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { Pool } from "../../platform/db/database.ts";
import type { ReadPool } from "../../platform/db/read-pool.ts";
import type {
  AppliedChange,
  Cheapest,
  SearchFacets,
  SearchQuery,
  SearchResult,
  WatchedEngine,
} from "../search/search.ts";
import { earliestToday } from "../search/search.ts";
import { AnswerCaches } from "./answer-caches.ts";
import type { ListAnswerName, ListAnswers, ListingFacts } from "./answer-caches.ts";
import { cardOf } from "./cards.ts";
import type { Reader } from "./cards.ts";
import { readCards } from "./card-store.ts";
import type { CardRow } from "./card-store.ts";
import { Dictionary } from "./dictionary.ts";
import { readDictionary } from "./dictionary-store.ts";
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
/** Most of what visitors see at 10,000 tours, some tens of megabytes. */
const maxCachedCards = 20_000;
/** A whole tour is some ten kilobytes. */
const maxCachedTours = 5000;
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

interface Databases {
  readonly pool: Pool;
  readonly reads: ReadPool;
}

interface Question {
  filter?: Partial<TourFilter>;
  perPage?: number;
  withFacets?: boolean;
}

/** Services shared by catalogue calls: the search, the dictionary and short-lived cached answers. */
export class Catalogue {
  readonly pool: Pool;
  /** For what everybody may see, and may be some seconds old. */
  readonly reads: ReadPool;
  readonly engine: WatchedEngine;
  readonly #answers = new AnswerCaches();
  readonly #cards = new RowCache<CardRow>(maxCachedCards);
  readonly #tours = new RowCache<TourRow>(maxCachedTours);
  #dictionary: Dictionary;
  #refresh: NodeJS.Timeout | undefined;
  readonly #log: (message: string) => void;

  private constructor(
    { pool, reads }: Databases,
    engine: WatchedEngine,
    dictionary: Dictionary,
    log: (message: string) => void,
  ) {
    this.pool = pool;
    this.reads = reads;
    this.engine = engine;
    this.#dictionary = dictionary;
    this.#log = log;
    engine.onChange((change) => this.#changed(change));
    this.#refresh = setInterval(() => void this.#readDictionary(), refreshEveryMs).unref();
  }

  static async open(
    databases: Databases,
    engine: WatchedEngine,
    log: (message: string) => void,
  ): Promise<Catalogue> {
    const dictionary = new Dictionary(await readDictionary(databases.pool, today()));
    return new Catalogue(databases, engine, dictionary, log);
  }

  get dictionary(): Dictionary {
    return this.#dictionary;
  }

  close(): void {
    clearInterval(this.#refresh);
    this.#answers.close();
  }

  /** Clears what a change makes outdated. The search has already applied it, so new entries include it. */
  #changed(change: AppliedChange): void {
    const { tourIds, isReloaded } = change;
    this.reads.noteChange(change);
    for (const cache of [this.#cards, this.#tours]) {
      if (tourIds) cache.forget(tourIds);
      else cache.clear();
    }
    this.#answers.changed(tourIds);
    if (isReloaded) void this.#readDictionary();
  }

  /** Keeps the old dictionary while the database is away. */
  async #readDictionary(): Promise<void> {
    try {
      this.#dictionary = new Dictionary(await readDictionary(this.pool, today()));
      this.#answers.clear();
    } catch (error) {
      this.#log(
        `catalogue: not refreshed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** Caches an answer briefly. The key must hold everything that the answer depends on. */
  cached<Name extends ListAnswerName>(
    name: Name,
    key: readonly unknown[],
    make: () => Promise<ListAnswers[Name]>,
  ): Promise<ListAnswers[Name]> {
    return this.#answers.list(name, JSON.stringify(key), make);
  }

  /** Caches a tour's page until a tour on it changes. The key must hold everything else that it depends on. */
  cachedPage(key: readonly unknown[], make: () => Promise<Tour>): Promise<Tour> {
    // Only the index reports changes.
    return this.engine.isIndexed ? this.#answers.pages.get(JSON.stringify(key), make) : make();
  }

  /** Caches a listing's title, links and facts. */
  cachedListing(key: readonly unknown[], make: () => Promise<ListingFacts>): Promise<ListingFacts> {
    return this.#answers.listings.get(JSON.stringify(key), make);
  }

  /** Searches with a plain filter: first page only, no price bounds. */
  async find({ filter = {}, perPage = 0, withFacets = false }: Question): Promise<SearchResult> {
    return this.engine.search({ ...this.#plain(filter), perPage, withFacets });
  }

  #plain(filter: Partial<TourFilter>): SearchQuery {
    return {
      filter: { ...emptyFilter, ...filter },
      price: noPriceBounds,
      today: earliestToday(),
      page: 1,
      perPage: 0,
      withFacets: false,
    };
  }

  /** Counts the tours of each choice within a plain filter. */
  facets(filter: Partial<TourFilter>): Promise<SearchFacets> {
    return this.#answers.facets.get(JSON.stringify(filter), async () => {
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
    return this.#answers.cheapest.get("", async () => this.engine.cheapest(this.#plain({})));
  }

  /** Ids of similar tours, cached for a minute. Some may be off sale by now: their cards are then left out. */
  neighbours(tourId: number, find: () => Promise<readonly number[]>): Promise<readonly number[]> {
    return this.#answers.neighbours.get(String(tourId), find);
  }

  /** Free seats by departure. They change without a change notice, so they are read every time, and never from a replica. */
  seats(tourId: number): Promise<Seats> {
    return readSeats(this.pool, { tourId, today: earliestToday() });
  }

  /** A tour with all that its page shows, cached until it changes; null for an id that never existed. */
  async tour(id: number, locale: Locale, seats: Seats): Promise<TourRow | null> {
    const question = { ids: [id], locale, today: earliestToday() };
    const read = async () => {
      const wanted = { id, locale };
      const found = await readTour(this.reads.about([id]), wanted);
      // Published a moment ago, perhaps: who did it opens the page.
      const isSure = found?.status === "published" || !this.reads.isReplicaInUse;
      const row = isSure ? found : await readTour(this.pool, wanted);
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
    const question = { locale: reader.locale, today: earliestToday() };
    const read = (missing: readonly number[]) =>
      readCards(this.reads.about(missing), { ...question, ids: missing, withRemoved: true });
    // Only the index reports changes: without it, do not cache.
    const rows = await (this.engine.isIndexed
      ? this.#cards.get({ ...question, ids }, read)
      : read(ids));
    return rows
      .filter((row) => row.is_active || options.withRemoved)
      .map((row) => cardOf(row, reader, this.#dictionary, { ...options, today: question.today }));
  }
}
