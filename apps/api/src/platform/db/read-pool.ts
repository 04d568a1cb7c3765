import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { createPool } from "./database.ts";
import type { Pool, Queryable } from "./database.ts";

/** Interval between looks at the replica, and the time-out of one, ms. */
const lookMs = 500;
const answerMs = 1000;
/** A replica that lacks a change of the catalogue for longer is not read, ms. */
const mostBehindMs = 30_000;
/** How long a build waits for the replica to have the newest change, ms; then it reads the primary. */
const patienceMs = 10_000;

/** A change that has been seen on the primary. */
export interface SeenChange {
  /** Changed tours; null if any may have changed. */
  readonly tourIds: readonly number[] | null;
  /** A position of the primary's log, in bytes, by which the change was written. */
  readonly position: number;
}

export interface ReadPoolOptions {
  readonly primary: Pool;
  /** URL of a streaming replica; without it all reads go to the primary. */
  readonly replicaUrl?: string | undefined;
  readonly log?: (message: string) => void;
}

/** Position up to which the replica has replayed the primary's log; null from a server that is none. */
const replayedPosition = `SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END - '0/0')::float8
  AS position`;

/**
 * Reads from a replica while one is there, else from the primary, and again from the primary what failed on the replica.
 * Never reads a tour from a replica that lacks a change of it which `noteChange` was told of.
 */
export class ReadPool implements Queryable {
  readonly #primary: Pool;
  readonly #replica: Pool | null;
  /** A connection of its own, since reads may have taken all others. */
  readonly #looks: pg.Pool | null;
  readonly #log: (message: string) => void;
  readonly #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  /** Null while the replica is away. */
  #replayed: number | null = null;
  /** A replica behind this position is too old: it was further once, or lacks a change for too long. */
  #least = 0;
  #newest = 0;
  /** Changes that the replica may lack, oldest first. */
  #missing: (SeenChange & { readonly seenAt: number })[] = [];
  #wasInUse: boolean | null = null;
  #isClosed = false;

  constructor({ primary, replicaUrl, log = () => {} }: ReadPoolOptions) {
    this.#primary = primary;
    this.#log = log;
    if (replicaUrl === undefined) {
      this.#replica = null;
      this.#looks = null;
      return;
    }
    // Its single lost connections are not news: `#report` says once that it is away.
    this.#replica = createPool(replicaUrl, primary.options.max);
    this.#replica.on("error", () => this.#leave());
    this.#looks = new pg.Pool({
      connectionString: replicaUrl,
      max: 1,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: "tropa-api-look",
    });
    this.#looks.on("error", () => this.#leave());
    this.#timer = setInterval(() => void this.#look(), lookMs).unref();
    void this.#look();
  }

  /** URL of the replica, if there is to be one. */
  get replicaUrl(): string | undefined {
    return this.#replica?.options.connectionString;
  }

  /** Whether the replica is being read. */
  get isReplicaInUse(): boolean {
    return this.#replayed !== null && this.#replayed >= this.#least;
  }

  /** How long the replica has lacked a change, in seconds. */
  get secondsBehind(): number {
    const [oldest] = this.#missing;
    return oldest ? (performance.now() - oldest.seenAt) / 1000 : 0;
  }

  /** Reads that may miss the last seconds. */
  readonly query = this.#queryOf(() => this.#usable());

  /** Reads of some tours, which see every change of them that was noted. */
  about(tourIds: readonly number[]): Queryable {
    const ids = new Set(tourIds);
    const isMissing = ({ tourIds: changed }: SeenChange) =>
      changed === null || changed.some((id) => ids.has(id));
    return { query: this.#queryOf(() => (this.#missing.some(isMissing) ? null : this.#usable())) };
  }

  /** Runs reads that see every noted change, and waits some seconds for the replica to have them. */
  async withAllChanges<Result>(read: (pool: Pool) => Promise<Result>): Promise<Result> {
    const position = this.#newest;
    const deadline = performance.now() + patienceMs;
    const isBehind = () => this.#replayed !== null && this.#replayed < position;
    if (this.#replica) await this.#look();
    while (isBehind() && !this.#isClosed && performance.now() < deadline) {
      await delay(lookMs / 5);
      await this.#look();
    }
    return this.#run(isBehind() ? null : this.#usable(), read);
  }

  /** Notes a change that was seen on the primary. Call it before anything is dropped from a cache because of it. */
  noteChange({ tourIds, position }: SeenChange): void {
    this.#newest = Math.max(this.#newest, position);
    if (this.#replica) this.#missing.push({ tourIds, position, seenAt: performance.now() });
    this.#forgetChanges();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all([this.#replica?.end(), this.#looks?.end()]);
  }

  #usable(): Pool | null {
    return this.isReplicaInUse ? this.#replica : null;
  }

  #queryOf(pick: () => Pool | null): Pool["query"] {
    const query = (...question: [string]) => this.#run(pick(), (pool) => pool.query(...question));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- hands any of its overloads on
    return query as Pool["query"];
  }

  async #run<Result>(replica: Pool | null, read: (pool: Pool) => Promise<Result>): Promise<Result> {
    if (replica === null) return read(this.#primary);
    try {
      return await read(replica);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) this.#leave();
      // Away, restarting, or ended for the sake of the replay; what is wrong with the statement fails again.
      return read(this.#primary);
    }
  }

  /** Until the next look: whoever answers then may be an older state, after a restart. */
  #leave(): void {
    this.#replayed = null;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#readPosition().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #readPosition(): Promise<void> {
    try {
      const answer = await this.#looks?.query<{ position: number | null }>(replayedPosition);
      this.#replayed = answer?.rows[0]?.position ?? null;
      this.#least = Math.max(this.#least, this.#replayed ?? 0);
    } catch {
      this.#leave();
    }
    this.#forgetChanges();
    this.#report();
  }

  /** Forgets the changes that the replica has, and those for which it has been waited long enough. */
  #forgetChanges(): void {
    const since = performance.now() - mostBehindMs;
    for (const { position, seenAt } of this.#missing)
      if (seenAt < since) this.#least = Math.max(this.#least, position);
    const known = Math.max(this.#replayed ?? 0, this.#least);
    this.#missing = this.#missing.filter(({ position }) => position > known);
  }

  #report(): void {
    const isInUse = this.isReplicaInUse;
    if (isInUse === this.#wasInUse || this.#isClosed) return;
    this.#wasInUse = isInUse;
    this.#log(
      `database: reads go to the ${isInUse ? "replica" : "primary: the replica is away or behind"}`,
    );
  }
}
