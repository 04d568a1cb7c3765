import type { Pool } from "../db/database.ts";
import { eventBounds, eventsAfter, numberEvents } from "./event-store.ts";
import type { StoredEvent } from "./event-store.ts";

/** Events per query. */
const batch = 500;

export interface EventFeedOptions {
  readonly deliver: (events: readonly StoredEvent[]) => void;
  /** Called when this process has given ids to events, which others can now read. */
  readonly onNumbered?: () => void;
  readonly log: (message: string) => void;
}

/**
 * Numbers new events and reads them in the order of their ids, for one process. Signals during a read are covered by it or by one more
 * read, so a burst costs little.
 */
export class EventFeed {
  readonly #pool: Pool;
  readonly #options: EventFeedOptions;
  #cursor: number;
  #reading: Promise<void> | null = null;
  #isAskedAgain = false;
  #isFailing = false;

  private constructor(pool: Pool, cursor: number, options: EventFeedOptions) {
    this.#pool = pool;
    this.#cursor = cursor;
    this.#options = options;
  }

  /** Opens a feed of events from now on. */
  static async open(pool: Pool, options: EventFeedOptions): Promise<EventFeed> {
    const { newest } = await eventBounds(pool);
    return new EventFeed(pool, newest, options);
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
    const { deliver, onNumbered, log } = this.#options;
    try {
      if (await numberEvents(this.#pool)) onNumbered?.();
      for (;;) {
        const events = await eventsAfter(this.#pool, this.#cursor, { limit: batch });
        this.#isFailing = false;
        const last = events.at(-1);
        if (!last) return;
        deliver(events);
        this.#cursor = last.id;
        if (events.length < batch) return;
      }
    } catch (error) {
      // The database is unavailable: the next signal or the timer tries again.
      if (!this.#isFailing) log(`realtime: ${error instanceof Error ? error.message : "failed"}`);
      this.#isFailing = true;
      this.#isAskedAgain = false;
    }
  }

  async close(): Promise<void> {
    this.#isAskedAgain = false;
    await this.#reading;
  }
}
