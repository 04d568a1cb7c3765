import { LRUCache } from "lru-cache";

interface Entry<Value> {
  readonly answer: Promise<Value>;
  /** Ids of what the answer shows; null until it is made. */
  about: readonly number[] | null;
}

interface ExpiringCacheOptions<Value> {
  readonly lifetimeMs: number;
  readonly size: number;
  /** Ids of what an answer shows, for `forget`. */
  readonly about?: (value: Value) => readonly number[];
}

/**
 * Caches answers for a short time. Concurrent requests for one key share a single computation. Failures are not cached.
 */
export class ExpiringCache<Value> {
  readonly #kept: LRUCache<string, Entry<Value>>;
  readonly #about: (value: Value) => readonly number[];

  constructor({ lifetimeMs, size, about = () => [] }: ExpiringCacheOptions<Value>) {
    this.#kept = new LRUCache({ max: size, ttl: lifetimeMs, ttlResolution: 0 });
    this.#about = about;
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known) return known.answer;
    const entry: Entry<Value> = { answer: make(), about: null };
    this.#kept.set(key, entry);
    entry.answer.then(
      (value) => {
        entry.about = this.#about(value);
      },
      () => {
        if (this.#kept.peek(key) === entry) this.#kept.delete(key);
      },
    );
    return entry.answer;
  }

  /** Drops answers that show any of these, and those that are being made. */
  forget(ids: readonly number[]): void {
    const changed = new Set(ids);
    for (const [key, { about }] of this.#kept.entries())
      if (about === null || about.some((id) => changed.has(id))) this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}
