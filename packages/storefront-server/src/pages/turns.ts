/**
 * Runs at most a number of tasks at once. A task that takes long no longer counts: it is waiting
 * for somebody else and must not hold up the rest.
 */
export class ConcurrencyLimiter {
  #free: number;
  readonly #maxCountedMs: number;
  readonly #waiting: (() => void)[] = [];

  /** @param maxCountedMs how long a task counts towards the limit, ms */
  constructor(atOnce: number, maxCountedMs: number) {
    this.#free = atOnce;
    this.#maxCountedMs = maxCountedMs;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let holdsSlot = true;
    const release = () => {
      if (!holdsSlot) return;
      holdsSlot = false;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
    const timer = setTimeout(release, this.#maxCountedMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      release();
    }
  }
}
