import { LRUCache } from "lru-cache";

/**
 * Caches answers for a short time. Concurrent requests for one key share a single computation. Failures are not cached.
 */
export class ExpiringCache<Value> {
  readonly #kept: LRUCache<string, Promise<Value>>;

  constructor(options: { lifetimeMs: number; size: number }) {
    this.#kept = new LRUCache({ max: options.size, ttl: options.lifetimeMs, ttlResolution: 0 });
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known) return known;
    const made = make();
    this.#kept.set(key, made);
    made.catch(() => {
      if (this.#kept.peek(key) === made) this.#kept.delete(key);
    });
    return made;
  }

  clear(): void {
    this.#kept.clear();
  }
}
