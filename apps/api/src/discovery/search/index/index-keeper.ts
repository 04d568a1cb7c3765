import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Client, Pool } from "../../../platform/db/database.ts";
import { ChangeLog, trimChanges } from "./change-log.ts";
import { IndexEngine } from "./index-engine.ts";
import type { IndexSource } from "./index-engine.ts";
import { loadTours } from "./index-loader.ts";
import type { AppliedChange } from "../query/search-engine.ts";

export interface KeeperOptions {
  readonly pool: Pool;
  readonly log: (message: string) => void;
  /** Poll interval of the outbox, ms; must be well below a second. */
  readonly pollMs?: number;
  /** The date that the index is prepared for. */
  readonly today: () => LocalDate;
  /** Reads all tours and builds their index. */
  readonly build: (today: LocalDate) => Promise<IndexSource>;
  /** Called once changes can be found, or the whole index has been replaced. */
  readonly onChange: (change: AppliedChange) => void;
}

/** Short enough for an edit to show within a second even if its notification is lost. */
const POLL_MS = 400;
/** Beyond this many changed tours each further change costs more than a rebuild. */
const MAX_CHANGED = 1000;
const LISTEN_AGAIN_AFTER_MS = 5000;
/** Delay before polling after a notification, ms: they come in bursts. */
const NOTICE_DELAY_MS = 30;

/**
 * Keeps an index fresh. Applies changes from `catalogue_change`; after many of them, builds a new index beside the old
 * one. Edits during a build are applied to both.
 */
export class IndexKeeper {
  readonly #options: KeeperOptions;
  readonly #changes: ChangeLog;
  #index: IndexEngine | null = null;
  /** The day of the current index. It serves only that day, because yesterday's departures are over. */
  #builtFor: LocalDate | null = null;
  #building: Promise<void> | null = null;
  /** The running build began before a new catalogue was loaded. */
  #isBuildOutdated = false;
  /** Tours changed since the running build began to read; null when none runs. */
  #sinceBuild: Set<number> | null = null;
  /** Changed tours that have not been read yet; they stay here if reading fails. */
  readonly #pending = new Set<number>();
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;
  #listener: Client | null = null;
  #listenedAt = 0;
  #closed = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#changes = new ChangeLog(options.pool);
  }

  /** Starts the first build and the polling. */
  async start(): Promise<void> {
    await this.#changes.start();
    this.#rebuild();
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
    this.#stopListening();
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
        this.#schedule(this.#options.pollMs ?? POLL_MS);
      });
  }

  async #readChanges(): Promise<void> {
    void this.#listen();
    const { tourIds, hasOrganizers, isReloaded } = await this.#changes.read();
    if (hasOrganizers) this.#options.onChange({ tourIds: null, isReloaded: false });
    for (const id of tourIds) {
      this.#sinceBuild?.add(id);
      this.#pending.add(id);
    }
    if (isReloaded) this.#isBuildOutdated = true;
    const needsRebuild =
      this.#index === null ||
      this.#index.changedSize + this.#pending.size > MAX_CHANGED ||
      this.#builtFor !== this.#options.today();
    if (isReloaded || needsRebuild) this.#rebuild();
    if (this.#pending.size > MAX_CHANGED) this.#pending.clear(); // the build reads them all
    if (this.#pending.size === 0) return;

    const ids = [...this.#pending];
    const rows = await loadTours(this.#options.pool, ids, this.#options.today());
    // If these rows are older than the index, the newer edit is in the outbox and is read next.
    this.#index?.apply(ids, rows);
    for (const id of ids) this.#pending.delete(id);
    this.#options.onChange({ tourIds: ids, isReloaded: false });
  }

  #rebuild(): void {
    if (this.#building || this.#closed) return;
    this.#building = this.#build()
      .catch((error: unknown) => {
        this.#builtFor = null; // the next poll tries again
        this.#options.log(`search: building the index failed: ${String(error)}`);
      })
      .finally(() => {
        this.#building = null;
        this.#sinceBuild = null;
      });
  }

  async #build(): Promise<void> {
    const { pool, log, onChange } = this.#options;
    do {
      const isReloaded = this.#isBuildOutdated;
      this.#isBuildOutdated = false;
      const changed = new Set<number>();
      this.#sinceBuild = changed;
      const today = this.#options.today();
      const began = performance.now();
      const source = await this.#options.build(today);
      const index = new IndexEngine(source, today);
      while (changed.size > 0) {
        const ids = [...changed];
        changed.clear();
        index.apply(ids, await loadTours(pool, ids, today));
      }
      // Do not await between reading the last changes and this: changes could be lost between the two indexes.
      this.#index = index;
      this.#builtFor = today;
      onChange({ tourIds: null, isReloaded });
      log(
        `search: index of ${index.size} tours ready in ${Math.round(performance.now() - began)} ms`,
      );
    } while (this.#isBuildOutdated && !this.#closed);
    await trimChanges(pool);
  }

  /** Notifications only shorten the wait, so losing this connection costs at most a poll interval. */
  async #listen(): Promise<void> {
    if (this.#listener || Date.now() - this.#listenedAt < LISTEN_AGAIN_AFTER_MS) return;
    this.#listenedAt = Date.now();
    try {
      const client = await this.#options.pool.connect();
      this.#listener = client;
      client.on("error", () => this.#stopListening());
      client.on("end", () => this.#stopListening());
      client.on("notification", () => {
        // A running poll schedules the next one itself.
        if (!this.#polling) this.#schedule(NOTICE_DELAY_MS);
      });
      await client.query("LISTEN catalogue_change");
    } catch (error) {
      this.#options.log(`search: listening failed: ${String(error)}`);
      this.#stopListening();
    }
    if (this.#closed) this.#stopListening();
  }

  #stopListening(): void {
    const client = this.#listener;
    this.#listener = null;
    // Destroy the connection instead of returning it to the pool: it still listens.
    client?.release(true);
  }
}
