import { todayIn } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";
import type { Client, Pool } from "../db/database.ts";
import { ChangeLog } from "./change-log.ts";
import { IndexEngine } from "./index-engine.ts";
import { loadIndexSource, loadTours } from "./index-loader.ts";
import type { SearchEngine, SearchQuery, SearchResult } from "./search-engine.ts";
import { SqlEngine } from "./sql-engine.ts";

export interface SearchServiceOptions {
  readonly pool: Pool;
  readonly log?: (message: string) => void;
  /** How often the outbox is read, ms. */
  readonly pollMs?: number;
  /** Date from which the index prepares months, UTC today by default. */
  readonly today?: () => LocalDate;
}

/** An edit shows within a second, so also when a notification is lost. */
const POLL_MS = 400;
/** Beyond this many changed tours every further change costs more than building anew. */
const MAX_CHANGED = 1000;
/** Months and departures that are over pile up slowly. */
const REBUILD_AFTER_MS = 12 * 3_600_000;
const LISTEN_AGAIN_AFTER_MS = 5000;
/** Notifications come in bursts; one poll serves those of so many ms. */
const GATHER_MS = 30;

/**
 * Search that stays fresh: answers from SQL until the index is built, from the index afterwards. Changes are
 * applied as they are noted in `catalogue_change`; when there are many, a new index is built beside the old one.
 * Edits noted during a build are applied to both.
 */
export class SearchService implements SearchEngine {
  readonly #pool: Pool;
  readonly #log: (message: string) => void;
  readonly #pollMs: number;
  readonly #today: () => LocalDate;
  readonly #fallback: SqlEngine;
  readonly #changes: ChangeLog;
  #index: IndexEngine | null = null;
  #builtAt = 0;
  #building: Promise<void> | null = null;
  /** The running build began before the tables were replaced. */
  #isBuildOutdated = false;
  /** Tours changed since the running build began to read; null when none runs. */
  #sinceBuild: Set<number> | null = null;
  /** Tours noted as changed and not read yet: they stay noted when reading them fails. */
  readonly #pending = new Set<number>();
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;
  #listener: Client | null = null;
  #listenedAt = 0;
  #closed = false;

  private constructor(options: SearchServiceOptions) {
    this.#pool = options.pool;
    this.#log = options.log ?? (() => {});
    this.#pollMs = options.pollMs ?? POLL_MS;
    this.#today = options.today ?? (() => todayIn("UTC"));
    this.#fallback = new SqlEngine(options.pool);
    this.#changes = new ChangeLog(options.pool);
  }

  /** Answers at once: the first index is built in the background. */
  static async start(options: SearchServiceOptions): Promise<SearchService> {
    const service = new SearchService(options);
    await service.#changes.start();
    service.#rebuild();
    service.#poll();
    return service;
  }

  /** False while SQL answers. */
  get isIndexed(): boolean {
    return this.#index !== null;
  }

  /** Resolves when the first index stands, or its build has failed. */
  async ready(): Promise<void> {
    await this.#building;
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return this.#index === null ? this.#fallback.search(query) : this.#index.search(query);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#polling;
    await this.#building;
    this.#stopListening();
  }

  #schedule(delay: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#closed ? null : setTimeout(() => this.#poll(), delay);
  }

  #poll(): void {
    this.#polling = this.#readChanges()
      .catch((error: unknown) => this.#log(`search: reading changes failed: ${String(error)}`))
      .finally(() => {
        this.#polling = null;
        this.#schedule(this.#pollMs);
      });
  }

  async #readChanges(): Promise<void> {
    void this.#listen();
    const { tourIds, isReloaded } = await this.#changes.read();
    for (const id of tourIds) {
      this.#sinceBuild?.add(id);
      this.#pending.add(id);
    }
    if (isReloaded) this.#isBuildOutdated = true;
    const isWorn =
      this.#index === null ||
      this.#index.changedSize + this.#pending.size > MAX_CHANGED ||
      Date.now() - this.#builtAt > REBUILD_AFTER_MS;
    if (isReloaded || isWorn) this.#rebuild();
    if (this.#pending.size > MAX_CHANGED) this.#pending.clear(); // the build reads them all
    if (this.#pending.size === 0) return;

    const ids = [...this.#pending];
    const rows = await loadTours(this.#pool, ids, this.#today());
    // Whichever index stands by now. Were these rows older than its own, the newer edit is noted and read next.
    this.#index?.apply(ids, rows);
    for (const id of ids) this.#pending.delete(id);
  }

  #rebuild(): void {
    if (this.#building || this.#closed) return;
    this.#building = this.#build()
      .catch((error: unknown) => {
        this.#builtAt = 0; // the next poll tries again
        this.#log(`search: building the index failed: ${String(error)}`);
      })
      .finally(() => {
        this.#building = null;
        this.#sinceBuild = null;
      });
  }

  async #build(): Promise<void> {
    do {
      this.#isBuildOutdated = false;
      const changed = new Set<number>();
      this.#sinceBuild = changed;
      const today = this.#today();
      const began = performance.now();
      const index = new IndexEngine(await loadIndexSource(this.#pool, today), today);
      while (changed.size > 0) {
        const ids = [...changed];
        changed.clear();
        index.apply(ids, await loadTours(this.#pool, ids, today));
      }
      // Nothing was awaited since the last look at the changes, so none is lost between the two indexes.
      this.#index = index;
      this.#builtAt = Date.now();
      this.#log(`search: index built in ${Math.round(performance.now() - began)} ms`);
    } while (this.#isBuildOutdated && !this.#closed);
  }

  /** Notifications only shorten the wait, so losing this connection costs nothing but a poll's delay. */
  async #listen(): Promise<void> {
    if (this.#listener || Date.now() - this.#listenedAt < LISTEN_AGAIN_AFTER_MS) return;
    this.#listenedAt = Date.now();
    try {
      const client = await this.#pool.connect();
      this.#listener = client;
      client.on("error", () => this.#stopListening());
      client.on("end", () => this.#stopListening());
      client.on("notification", () => {
        // While a poll runs the next one is never far.
        if (!this.#polling) this.#schedule(GATHER_MS);
      });
      await client.query("LISTEN catalogue_change");
    } catch (error) {
      this.#log(`search: listening failed: ${String(error)}`);
      this.#stopListening();
    }
    if (this.#closed) this.#stopListening();
  }

  #stopListening(): void {
    const client = this.#listener;
    this.#listener = null;
    // Thrown away rather than returned: it still listens.
    client?.release(true);
  }
}
