import type { Pool } from "../db/database.ts";
import { eventBounds, eventsAfter } from "./event-store.ts";
import type { StoredEvent } from "./event-store.ts";

/** Events per query. */
const batch = 500;

/**
 * Reads new events in the order of their ids, for one process. Signals during a read are covered by it or by one more
 * read, so a burst costs little.
 */
export class EventFeed {
  readonly #pool: Pool;
  readonly #deliver: (events: readonly StoredEvent[]) => void;
  readonly #log: (message: string) => void;
  #cursor: number;
  #reading: Promise<void> | null = null;
  #isAskedAgain = false;
  #isFailing = false;

  private constructor(
    pool: Pool,
    cursor: number,
    deliver: (events: readonly StoredEvent[]) => void,
    log: (message: string) => void,
  ) {
    this.#pool = pool;
    this.#cursor = cursor;
    this.#deliver = deliver;
    this.#log = log;
  }

  /** Opens a feed of events from now on. */
  static async open(
    pool: Pool,
    deliver: (events: readonly StoredEvent[]) => void,
    log: (message: string) => void,
  ): Promise<EventFeed> {
    const { newest } = await eventBounds(pool);
    return new EventFeed(pool, newest, deliver, log);
  }

  /** Signals that there may be new events. */
  wake(): void {
    if (this.#reading) {
      this.#isAskedAgain = true;
      return;
    }
    this.#reading = this.#read().finally(() => {
      this.#reading = null;
      if (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        this.wake();
      }
    });
  }

  async #read(): Promise<void> {
    try {
      for (;;) {
        const events = await eventsAfter(this.#pool, this.#cursor, { limit: batch });
        this.#isFailing = false;
        const last = events.at(-1);
        if (!last) return;
        this.#deliver(events);
        this.#cursor = last.id;
        if (events.length < batch) return;
      }
    } catch (error) {
      // The database is unavailable: the next signal or the timer tries again.
      if (!this.#isFailing)
        this.#log(`realtime: ${error instanceof Error ? error.message : "failed"}`);
      this.#isFailing = true;
      this.#isAskedAgain = false;
    }
  }

  async close(): Promise<void> {
    this.#isAskedAgain = false;
    await this.#reading;
  }
}
