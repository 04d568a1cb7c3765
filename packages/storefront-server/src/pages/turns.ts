/**
 * Lets few do a thing at once, and others in as soon as one is done or has taken long: who waits for somebody else must not keep
 * everybody waiting.
 */
export class Turns {
  #free: number;
  readonly #longestMs: number;
  readonly #waiting: (() => void)[] = [];

  /** @param longestMs after how long one counts no more */
  constructor(atOnce: number, longestMs: number) {
    this.#free = atOnce;
    this.#longestMs = longestMs;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isCounted = true;
    const makeRoom = () => {
      if (!isCounted) return;
      isCounted = false;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
    const timer = setTimeout(makeRoom, this.#longestMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      makeRoom();
    }
  }
}
