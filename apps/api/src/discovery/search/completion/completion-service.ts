import { setImmediate } from "node:timers/promises";
import { withListing } from "@tropa/domain/discovery/search-filter";
import type { ListingFilter } from "@tropa/domain/discovery/search-filter";
import type { Queryable } from "../../../platform/db/database.ts";
import { CompletionIndex } from "./completion.ts";
import type { CompletionRequest, ListingSuggestion, Suggestion } from "./completion.ts";
import { allToursOfType, loadCompletionEntries } from "./completion-loader.ts";
import type { SearchEngine } from "../query/search-engine.ts";

/** Maximum age of names and counts while the catalogue changes, unless loading is slow. */
const OLDEST_MS = 60_000;
/** Reloading takes at most this share of the time: a small catalogue shows a new tour within seconds. */
const SHARE_OF_TIME = 1 / 20;

/** Runs a stepwise build, yielding to the event loop between steps. */
async function runInSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Completion that loads its names on first use and reloads old ones in the background. */
export class CompletionService {
  readonly #db: Queryable;
  readonly #engine: SearchEngine;
  readonly #log: (message: string) => void;
  #index: CompletionIndex | null = null;
  #loading: Promise<CompletionIndex> | null = null;
  #loadedAt = 0;
  /** Duration of the last load, ms. */
  #tookMs = 0;
  #isOutdated = false;

  constructor(db: Queryable, engine: SearchEngine, log: (message: string) => void = () => {}) {
    this.#db = db;
    this.#engine = engine;
    this.#log = log;
  }

  /** Marks names and counts as outdated. */
  catalogueChanged(): void {
    this.#isOutdated = true;
  }

  /** Suggests places, activities, collections, tours and others by name. */
  async complete(request: CompletionRequest): Promise<Suggestion[]> {
    return (await this.#current()).complete(request);
  }

  /** Like `complete`, preceded by listings that the phrase names by several things, if they have tours. */
  async suggest(request: CompletionRequest): Promise<(ListingSuggestion | Suggestion)[]> {
    const index = await this.#current();
    const listings = await Promise.all(
      index.listings(request).map(async ({ filter, ...listing }) => ({
        type: "listing" as const,
        id: listing.slug,
        hint: "",
        tours_count: await this.#count(filter, request.isCruisesSearch ?? false),
        ...listing,
      })),
    );
    const withTours = listings.filter(({ tours_count: count }) => count > 0);
    return [...withTours, ...index.complete(request)].slice(0, Math.max(0, request.limit));
  }

  async #current(): Promise<CompletionIndex> {
    if (this.#index === null) return this.#load();
    const restMs = Math.min(OLDEST_MS, this.#tookMs / SHARE_OF_TIME);
    if (this.#isOutdated && Date.now() - this.#loadedAt > restMs) {
      this.#load().catch((error: unknown) => {
        this.#isOutdated = true;
        this.#log(`completion: reading names failed: ${String(error)}`);
      });
    }
    return this.#index;
  }

  /** The number of tours in a listing. */
  async #count(named: ListingFilter, isCruisesSearch: boolean): Promise<number> {
    const query = allToursOfType("tour", isCruisesSearch, false);
    const filter = withListing(query.filter, named);
    return (await this.#engine.search({ ...query, filter })).total;
  }

  #load(): Promise<CompletionIndex> {
    if (this.#loading) return this.#loading;
    this.#isOutdated = false;
    const beganAt = Date.now();
    this.#loading = loadCompletionEntries(this.#db, this.#engine)
      .then(async (entries) => (this.#index = await runInSteps(CompletionIndex.build(entries))))
      .finally(() => {
        this.#loading = null;
        this.#loadedAt = Date.now();
        this.#tookMs = this.#loadedAt - beganAt;
      });
    return this.#loading;
  }
}
