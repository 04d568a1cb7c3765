import { setImmediate } from "node:timers/promises";
import { withListing } from "@tropa/domain/discovery/search-filter";
import type { ListingFilter } from "@tropa/domain/discovery/search-filter";
import type { Queryable } from "../../../platform/db/database.ts";
import { CompletionIndex } from "./completion.ts";
import type { CompletionRequest, ListingSuggestion, Suggestion } from "./completion.ts";
import { everything, loadCompletionEntries } from "./completion-loader.ts";
import type { SearchEngine } from "../query/search-engine.ts";

/** Names and counts of a catalogue that changes may be so old at most: nobody minds a suggestion of a minute ago. */
const OLDEST_MS = 60_000;
/** Reading them anew may take so much of the time: a small catalogue tells of a new tour within seconds. */
const SHARE_OF_TIME = 1 / 20;

/** Runs what is built in steps and lets others have the thread between them. */
async function gently<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Completion that reads its names on first use and again, behind an answer, once they are old. */
export class CompletionService {
  readonly #db: Queryable;
  readonly #engine: SearchEngine;
  readonly #log: (message: string) => void;
  #index: CompletionIndex | null = null;
  #loading: Promise<CompletionIndex> | null = null;
  #loadedAt = 0;
  /** How long reading the names took the last time, ms. */
  #tookMs = 0;
  #isOutdated = false;

  constructor(db: Queryable, engine: SearchEngine, log: (message: string) => void = () => {}) {
    this.#db = db;
    this.#engine = engine;
    this.#log = log;
  }

  /** Names and counts may differ from now on. */
  catalogueChanged(): void {
    this.#isOutdated = true;
  }

  /** Things by their names. */
  async complete(request: CompletionRequest): Promise<Suggestion[]> {
    return (await this.#current()).complete(request);
  }

  /** Where a phrase may lead: first what it names by several things, where there are tours of all of it. */
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

  /** As many as the listing of all of them lists. */
  async #count(named: ListingFilter, isCruisesSearch: boolean): Promise<number> {
    const query = everything("tour", isCruisesSearch, false);
    const filter = withListing(query.filter, named);
    return (await this.#engine.search({ ...query, filter })).total;
  }

  #load(): Promise<CompletionIndex> {
    if (this.#loading) return this.#loading;
    this.#isOutdated = false;
    const beganAt = Date.now();
    this.#loading = loadCompletionEntries(this.#db, this.#engine)
      .then(async (entries) => (this.#index = await gently(CompletionIndex.build(entries))))
      .finally(() => {
        this.#loading = null;
        this.#loadedAt = Date.now();
        this.#tookMs = this.#loadedAt - beganAt;
      });
    return this.#loading;
  }
}
