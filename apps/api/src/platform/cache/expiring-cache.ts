/**
 * Answers kept for a short while. A request that finds its answer still being made waits for that one, so that
 * a thousand visitors of one page cost the database one question. Failures are not kept.
 */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { made: Promise<Value>; expires: number }>();
  readonly #lifetimeMs: number;
  readonly #size: number;

  constructor(options: { lifetimeMs: number; size: number }) {
    this.#lifetimeMs = options.lifetimeMs;
    this.#size = options.size;
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const entry = this.#entries.get(key);
    if (entry && entry.expires > now) return entry.made;
    this.#entries.delete(key);
    const made = make();
    this.#entries.set(key, { made, expires: now + this.#lifetimeMs });
    made.catch(() => {
      if (this.#entries.get(key)?.made === made) this.#entries.delete(key);
    });
    // Entries are in the order of creation, so the first one expires first.
    if (this.#entries.size > this.#size) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    return made;
  }

  clear(): void {
    this.#entries.clear();
  }
}
