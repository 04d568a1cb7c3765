/** Work that is done at once, and at most once per interval while it is wanted again. */
export class Throttle {
  readonly #work: () => void;
  readonly #intervalMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isWanted = false;

  constructor(work: () => void, intervalMs: number) {
    this.#work = work;
    this.#intervalMs = intervalMs;
  }

  run(): void {
    if (this.#timer) {
      this.#isWanted = true;
      return;
    }
    this.#work();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isWanted) return;
      this.#isWanted = false;
      this.run();
    }, this.#intervalMs).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
