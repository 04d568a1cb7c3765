import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Pool } from "../../../platform/db/database.ts";
import type { ReadPool } from "../../../platform/db/read-pool.ts";
import { ChangeLog, trimChanges } from "./change-log.ts";
import { IndexEngine } from "./index-engine.ts";
import type { IndexSource } from "./index-engine.ts";
import { mostMerged } from "./index-builder.ts";
import type { IndexBuilder } from "./index-builder.ts";
import { loadTours } from "./index-loader.ts";
import type { IndexedTour } from "../sets/tour-columns.ts";
import type { AppliedChange } from "../query/search-engine.ts";

export interface KeeperOptions {
  /** Changes and changed tours are always read from the primary: a build may be older, but not the edits after it. */
  readonly pool: Pool;
  /** Learns of the changes before a build reads from it. */
  readonly reads: Pick<ReadPool, "noteChange">;
  readonly log: (message: string) => void;
  /** Changed tours after which they are merged; `MERGE_AFTER` by default. */
  readonly mergeAfter?: number;
  /** The date that the index is prepared for. */
  readonly today: () => LocalDate;
  readonly builder: Pick<IndexBuilder, "all" | "some">;
  /** Called once changes can be found, or the whole index has been replaced. */
  readonly onChange: (change: AppliedChange) => void;
}

/**
 * Short enough for an edit to show within a second. Nothing notifies: PostgreSQL lets transactions that do commit only
 * one after the other.
 */
const POLL_MS = 400;
/** Changed tours after which they are merged, because each further change rebuilds their small level. */
const MERGE_AFTER = 300;
/** Beyond this many changes at once, reading all tours costs less. */
const MAX_CHANGED = 1000;

/**
 * Keeps an index fresh. Applies changes from `catalogue_change`; merges them when there are many, and builds a new index
 * beside the old one when most tours have changed and once a day. Edits during a build are applied to both.
 */
export class IndexKeeper {
  readonly #options: KeeperOptions;
  readonly #changes: ChangeLog;
  /** The database's position when the changes were last read. */
  #position = 0;
  #index: IndexEngine | null = null;
  /** The day of the current index. It serves only that day, because yesterday's departures are over. */
  #builtFor: LocalDate | null = null;
  #building: Promise<void> | null = null;
  /** All tours have to be read again. */
  #needsAll = false;
  /** A new catalogue has been loaded since the last build of all tours began. */
  #isReloaded = false;
  /** Tours changed since the running build began to read; null when none runs. */
  #sinceBuild: Set<number> | null = null;
  /** Changed tours that have not been read yet; they stay here if reading fails. */
  readonly #pending = new Set<number>();
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;
  #closed = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#changes = new ChangeLog(options.pool);
  }

  /** Starts the first build and the polling. */
  async start(): Promise<void> {
    this.#position = await this.#changes.start();
    this.#options.reads.noteChange({ tourIds: [], position: this.#position });
    this.#build(() => this.#buildAll());
    this.#poll();
  }

  /** Null until the first index is ready. */
  get index(): IndexEngine | null {
    return this.#index;
  }

  /** Resolves once the first index is ready or its build has failed. */
  async ready(): Promise<void> {
    await this.#building;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#polling;
    await this.#building;
  }

  #schedule(delay: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#closed ? null : setTimeout(() => this.#poll(), delay);
  }

  #poll(): void {
    this.#polling = this.#readChanges()
      .catch((error: unknown) =>
        this.#options.log(`search: reading changes failed: ${String(error)}`),
      )
      .finally(() => {
        this.#polling = null;
        this.#schedule(POLL_MS);
      });
  }

  async #readChanges(): Promise<void> {
    const { tourIds, hasOrganizers, isReloaded, position } = await this.#changes.read();
    this.#position = position;
    if (tourIds.length > 0 || isReloaded) this.#options.reads.noteChange({ tourIds, position });
    if (hasOrganizers) this.#announce(null);
    for (const id of tourIds) {
      this.#sinceBuild?.add(id);
      this.#pending.add(id);
    }
    if (isReloaded) this.#isReloaded = true;
    if (this.#pending.size > MAX_CHANGED) {
      // The build reads them: one that is running because of `#sinceBuild`, a new one because it reads all.
      if (this.#building === null) this.#needsAll = true;
      this.#pending.clear();
    }
    if (this.#isOutdated()) this.#build(() => this.#buildAll());
    if (this.#pending.size === 0) return;

    const ids = [...this.#pending];
    const rows = await loadTours(this.#options.pool, ids, this.#options.today());
    // If these rows are older than the index, the newer edit is in the outbox and is read next.
    this.#index?.apply(ids, rows);
    for (const id of ids) this.#pending.delete(id);
    this.#announce(ids);
    this.#mergeIfMany();
  }

  /** Begins after changes have been applied, so that none of those that are read is left out. */
  #mergeIfMany(): void {
    const index = this.#index;
    const { mergeAfter = MERGE_AFTER, today } = this.#options;
    if (index === null || index.latestSize <= mergeAfter) return;
    if (index.changedSize > mostMerged(index.size)) this.#build(() => this.#buildAll());
    else this.#build(() => this.#merge(index, today()));
  }

  #isOutdated(): boolean {
    const isNewDay = this.#builtFor !== this.#options.today();
    return this.#index === null || isNewDay || this.#isReloaded || this.#needsAll;
  }

  #build(build: () => Promise<void>): void {
    if (this.#building || this.#closed) return;
    this.#building = build()
      .catch((error: unknown) => {
        this.#needsAll = true; // the next poll tries again
        this.#options.log(`search: building the index failed: ${String(error)}`);
      })
      .finally(() => {
        this.#building = null;
        this.#sinceBuild = null;
      });
  }

  /** Builds an index of all tours and replaces the old one. */
  async #buildAll(): Promise<void> {
    const { builder, pool } = this.#options;
    do {
      const isReloaded = this.#isReloaded;
      this.#isReloaded = false;
      this.#needsAll = false;
      const today = this.#options.today();
      const began = performance.now();
      await this.#read(
        today,
        () => builder.all(today),
        (source) => (this.#index = new IndexEngine(source, today)),
      );
      this.#builtFor = today;
      this.#announce(null, isReloaded);
      this.#log(`index of ${this.#index?.size} tours ready`, began);
    } while (this.#isReloaded && !this.#closed);
    await trimChanges(pool);
  }

  /** Merges the changed tours of the index. */
  async #merge(index: IndexEngine, today: LocalDate): Promise<void> {
    const ids = index.changedIds();
    const began = performance.now();
    await this.#read(
      today,
      () => this.#options.builder.some(today, ids),
      (source) => {
        index.merge(source);
        return index;
      },
    );
    this.#log(`${ids.length} changed tours merged`, began);
  }

  /**
   * Builds a segment, gives it to an index and applies the changes since the building began.
   */
  async #read(
    today: LocalDate,
    build: () => Promise<IndexSource>,
    take: (source: IndexSource) => IndexEngine,
  ): Promise<void> {
    const changed = new Set<number>();
    this.#sinceBuild = changed;
    const source = await build();
    /** The newest state of each; null if it is removed. */
    const newer = new Map<number, IndexedTour | null>();
    while (changed.size > 0) {
      const missed = [...changed];
      changed.clear();
      for (const id of missed) newer.set(id, null);
      for (const row of await loadTours(this.#options.pool, missed, today)) newer.set(row.id, row);
    }
    // Nothing is awaited between the last look and this: a change could be lost between the two indexes.
    const rows = [...newer.values()].filter((row) => row !== null);
    take(source).apply([...newer.keys()], rows);
  }

  #announce(tourIds: readonly number[] | null, isReloaded = false): void {
    this.#options.onChange({ tourIds, isReloaded, position: this.#position });
  }

  #log(what: string, began: number): void {
    this.#options.log(`search: ${what} in ${Math.round(performance.now() - began)} ms`);
  }
}
