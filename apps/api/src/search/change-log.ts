import type { Queryable } from "../db/database.ts";

/**
 * Reads the outbox of catalogue changes forward. A sequence number is drawn before its transaction commits, so a
 * later number can be seen first: numbers that are missing are asked for again until they come or grow too old.
 */
export interface CatalogueChanges {
  /** Tours that changed, each once. */
  readonly tourIds: readonly number[];
  /** A whole catalogue was loaded, which notes no single tours. */
  readonly isReloaded: boolean;
}

/** Longer than any transaction of the catalogue may take. What never came by then was rolled back. */
const FORGET_GAPS_AFTER_MS = 10 * 60_000;
/** A restart looks this many numbers back for transactions that were still open. */
const LOOK_BACK = 1000;

export class ChangeLog {
  readonly #db: Queryable;
  #last = 0;
  #lastLoad = 0;
  /** Number → when it was first missed. */
  readonly #gaps = new Map<number, number>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Starts at the present: what a load that begins now will see need not be read again. */
  async start(): Promise<void> {
    const { rows } = await this.#db.query<{ sequence: number }>(
      "SELECT sequence FROM catalogue_change ORDER BY sequence DESC LIMIT $1",
      [LOOK_BACK],
    );
    this.#last = (rows.at(-1)?.sequence ?? 1) - 1;
    this.#advance(rows.map((row) => row.sequence).toReversed());
    this.#lastLoad = await this.#newestLoad();
  }

  async read(): Promise<CatalogueChanges> {
    const { rows } = await this.#db.query<{ sequence: number; tour_id: number }>(
      `SELECT sequence, tour_id FROM catalogue_change
       WHERE sequence > $1 OR sequence = ANY($2::bigint[]) ORDER BY sequence`,
      [this.#last, [...this.#gaps.keys()]],
    );
    const load = await this.#newestLoad();
    const isReloaded = load !== this.#lastLoad;
    this.#lastLoad = load;
    this.#advance(rows.map((row) => row.sequence));
    return { tourIds: [...new Set(rows.map((row) => row.tour_id))], isReloaded };
  }

  async #newestLoad(): Promise<number> {
    const { rows } = await this.#db.query<{ id: number }>(
      "SELECT COALESCE(max(id), 0) AS id FROM catalogue_load",
    );
    return rows[0]!.id;
  }

  #advance(seen: readonly number[]): void {
    const now = Date.now();
    for (const sequence of seen) {
      this.#gaps.delete(sequence);
      // A jump beyond any open transactions, as after a restore, is no gap to wait for.
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
