import { hostname } from "node:os";
import { join } from "node:path";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Pool } from "../../../platform/db/database.ts";
import type { ReadPool } from "../../../platform/db/read-pool.ts";
import { buildInThread } from "./build-apart.ts";
import type { BuildOptions } from "./build-apart.ts";
import { changedSince } from "./change-log.ts";
import type { IndexSource } from "./index-engine.ts";
import { readIndex } from "./index-file.ts";
import { loadIndexSource } from "./index-loader.ts";

/** Indexing fewer tours than this takes less time than starting another thread. */
const BUILD_IN_THREAD_FROM = 20_000;

interface BuilderOptions {
  readonly pool: Pool;
  /** Where tours are read from. */
  readonly reads: ReadPool;
  /** Folder of saved indexes; none are saved without it. */
  readonly folder?: string;
  /** Tours from which an index is built in a thread, and saved. */
  readonly largeFrom?: number;
}

/** Returns how many changed tours are merged rather than all tours read again. */
export const mostMerged = (size: number): number => Math.max(1000, size / 8);

/**
 * Builds indexes: small ones at once, large ones in a thread. An index of a large catalogue is saved, so that a process
 * that starts, and the other processes of the machine, read it instead of all tours.
 */
export class IndexBuilder {
  readonly #pool: Pool;
  readonly #reads: ReadPool;
  readonly #file: string | undefined;
  readonly #largeFrom: number;

  constructor({ pool, reads, folder, largeFrom = BUILD_IN_THREAD_FROM }: BuilderOptions) {
    this.#pool = pool;
    this.#reads = reads;
    this.#file = folder === undefined ? undefined : join(folder, "index");
    this.#largeFrom = largeFrom;
  }

  /** Builds the index of some tours. */
  some(today: LocalDate, ids: readonly number[]): Promise<IndexSource> {
    return ids.length < this.#largeFrom
      ? this.#reads.withAllChanges((pool) => loadIndexSource(pool, today, ids))
      : this.#inThread({ today, ids });
  }

  /** Reads or builds the index of all tours. */
  async all(today: LocalDate): Promise<IndexSource> {
    if ((await this.#estimatedTours()) < this.#largeFrom)
      return this.#reads.withAllChanges((pool) => loadIndexSource(pool, today));
    const file = this.#file;
    if (file === undefined) return this.#inThread({ today });
    return this.#oneAtATime(
      file,
      async () => (await this.#saved(file, today)) ?? this.#inThread({ today, file }),
    );
  }

  #inThread(options: Omit<BuildOptions, "url">): Promise<IndexSource> {
    return this.#reads.withAllChanges((pool) =>
      buildInThread({ ...options, url: pool.options.connectionString ?? "" }),
    );
  }

  /** Returns the saved index with the changes since; null if there is none or most of it has changed. */
  async #saved(file: string, today: LocalDate): Promise<IndexSource | null> {
    const saved = await readIndex(file, today);
    if (saved === null) return null;
    const ids = await changedSince(this.#pool, saved);
    if (ids === null || ids.length > mostMerged(saved.segment.size)) return null;
    const { segment } = await this.some(today, ids);
    return { segment: saved.segment, changed: { ids, segment } };
  }

  /** Makes the other processes of this machine wait, and then read what this one has saved. */
  async #oneAtATime<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query("SET statement_timeout = 0");
      await client.query("SELECT pg_advisory_lock(hashtext($1))", [`${hostname()} ${file}`]);
      return await work();
    } finally {
      // Ends the lock, too.
      client.release(true);
    }
  }

  /** Estimates the number of tours from the table's statistics: counting would read the whole table. */
  async #estimatedTours(): Promise<number> {
    const { rows } = await this.#pool.query<{ reltuples: number }>(
      "SELECT reltuples FROM pg_class WHERE oid = 'tour'::regclass",
    );
    return rows[0]?.reltuples ?? 0;
  }
}
