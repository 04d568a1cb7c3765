import type { Queryable } from "../../../platform/db/database.ts";

/** Changes of the catalogue since the last read. */
export interface CatalogueChanges {
  /** Tours that changed, each once. */
  readonly tourIds: readonly number[];
  /** Data of an organizer on cards changed: cached cards are stale, the index is not. */
  readonly hasOrganizers: boolean;
  /** A whole catalogue was loaded, or prices have other rates: neither reports single tours. */
  readonly isReloaded: boolean;
  /** A position of the database's log, in bytes, by which they were written. */
  readonly position: number;
}

/** Longer than any catalogue transaction may take: a number still missing was rolled back. */
const FORGET_GAPS_AFTER_MS = 10 * 60_000;
/** Number of ids before the last one that are read again at start, for transactions that were still open. */
const LOOK_BACK = 1000;
/** The index is rebuilt every day, so no process needs older changes. */
const LIFETIME_HOURS = 48;

/** How far a reading of the catalogue has seen its changes. */
export interface CatalogueState {
  readonly sequence: number;
  /** The last load of a whole catalogue, and the rates that prices were converted by. */
  readonly load: string;
}

/** SQL for the last load of a whole catalogue and the newest rates: either changes tours without single notes. */
const newestLoad = `concat_ws(' ', (SELECT max(id) FROM catalogue_load),
  (SELECT string_agg(currency || per_usd, ' ' ORDER BY currency) FROM currency_rate
    WHERE rated_on = (SELECT max(rated_on) FROM currency_rate WHERE rated_on <= current_date)))`;

/** Reads the state within the transaction that reads the tours. */
export async function catalogueState(db: Queryable): Promise<CatalogueState> {
  const { rows } = await db.query<CatalogueState>(
    `SELECT COALESCE((SELECT max(sequence) FROM catalogue_change), 0)::float8 AS sequence,
       ${newestLoad} AS load`,
  );
  return rows[0]!;
}

/** Returns the tours that may have changed since a state; null if any may have. */
export async function changedSince(
  db: Queryable,
  { sequence, load }: CatalogueState,
): Promise<number[] | null> {
  if ((await catalogueState(db)).load !== load) return null;
  const { rows } = await db.query<{ tour_id: number }>(
    "SELECT DISTINCT tour_id FROM catalogue_change WHERE sequence > $1 AND tour_id IS NOT NULL",
    [sequence - LOOK_BACK],
  );
  return rows.map((row) => row.tour_id);
}

interface ChangeRow {
  sequence: number;
  tour_id: number | null;
}

/**
 * Reads changes from the outbox (`catalogue_change`). A sequence number is drawn before its transaction commits, so a
 * later number can become visible first: missing numbers are queried again until they appear or grow too old.
 */
export class ChangeLog {
  readonly #db: Queryable;
  #last = 0;
  #lastLoad = "";
  /** Missing number → when it was first missed. */
  readonly #gaps = new Map<number, number>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Starts at the newest change: a load that begins now sees everything before it. Returns the log's position. */
  async start(): Promise<number> {
    const { rows } = await this.#db.query<ChangeRow>(
      "SELECT sequence, tour_id FROM catalogue_change ORDER BY sequence DESC LIMIT $1",
      [LOOK_BACK],
    );
    this.#last = (rows.at(-1)?.sequence ?? 1) - 1;
    this.#advance(rows.map((row) => row.sequence).toReversed());
    const { load, position } = await this.#newestLoad();
    this.#lastLoad = load;
    return position;
  }

  async read(): Promise<CatalogueChanges> {
    const { rows } = await this.#db.query<ChangeRow>({
      name: "search-changes",
      text: `SELECT sequence, tour_id FROM catalogue_change
        WHERE sequence > $1 OR sequence = ANY($2::bigint[]) ORDER BY sequence`,
      values: [this.#last, [...this.#gaps.keys()]],
    });
    const { load, position } = await this.#newestLoad();
    const isReloaded = load !== this.#lastLoad;
    this.#lastLoad = load;
    this.#advance(rows.map((row) => row.sequence));
    const tourIds = new Set(rows.flatMap((row) => (row.tour_id === null ? [] : [row.tour_id])));
    return {
      tourIds: [...tourIds],
      hasOrganizers: rows.some((row) => row.tour_id === null),
      isReloaded,
      position,
    };
  }

  /** Asked after the changes, so that the position is beyond them even if their commits were not flushed. */
  async #newestLoad(): Promise<{ load: string; position: number }> {
    const { rows } = await this.#db.query<{ load: string; position: number }>({
      name: "search-load",
      text: `SELECT ${newestLoad} AS load, (pg_current_wal_insert_lsn() - '0/0')::float8 AS position`,
    });
    return rows[0]!;
  }

  #advance(seen: readonly number[]): void {
    const now = Date.now();
    for (const sequence of seen) {
      this.#gaps.delete(sequence);
      // A larger jump, as after a restore, is no gap to wait for.
      for (
        let missing = Math.max(this.#last + 1, sequence - LOOK_BACK);
        missing < sequence;
        missing++
      ) {
        this.#gaps.set(missing, now);
      }
      this.#last = Math.max(this.#last, sequence);
    }
    for (const [sequence, since] of this.#gaps)
      if (now - since > FORGET_GAPS_AFTER_MS) this.#gaps.delete(sequence);
  }
}

/**
 * Deletes changes that every process has read long ago and returns their number. Keeps the newest: its number is the
 * catalogue's version.
 */
export async function trimChanges(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM catalogue_change WHERE made_at < now() - make_interval(hours => $1)
     AND sequence < (SELECT max(sequence) FROM catalogue_change)`,
    [LIFETIME_HOURS],
  );
  return rowCount ?? 0;
}
