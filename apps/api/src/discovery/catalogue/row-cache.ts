import type { Locale } from "@tropa/domain/locale";

/** Bounds how late a change without a notice shows, such as of a tag's name. */
const cacheMs = 60_000;

interface CachedRow<Row> {
  readonly row: Row;
  readonly readAt: number;
}

interface Question {
  readonly ids: readonly number[];
  readonly locale: Locale;
  /** Local date; departures up to it are over. */
  readonly today: string;
}

/**
 * Caches rows of tours until the tour changes, so that a listing or a tour's page is not read from the database
 * every time. Evicts the least recently used.
 */
export class RowCache<Row extends { readonly id: number }> {
  readonly #tours = new Map<number, Map<Locale, CachedRow<Row>>>();
  readonly #size: number;
  #today = "";
  #changes = 0;

  /** @param size most tours to cache */
  constructor(size: number) {
    this.#size = size;
  }

  /** Returns rows in the order of the ids, reading the missing ones. Unknown ids are left out. */
  async get(
    { ids, locale, today }: Question,
    read: (missing: readonly number[]) => Promise<readonly Row[]>,
  ): Promise<Row[]> {
    if (today !== this.#today) this.clear();
    this.#today = today;
    const now = performance.now();
    const rows = new Map<number, Row>();
    for (const id of ids) {
      const cached = this.#tours.get(id)?.get(locale);
      if (cached && now - cached.readAt < cacheMs) rows.set(id, cached.row);
    }
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length > 0) {
      const changes = this.#changes;
      for (const row of await read(missing)) {
        rows.set(row.id, row);
        // If something changed during the read, the row may be older than the change.
        if (changes === this.#changes) this.#keep(row, locale, now);
      }
    }
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  #keep(row: Row, locale: Locale, readAt: number): void {
    const byLocale = this.#tours.get(row.id) ?? new Map<Locale, CachedRow<Row>>();
    byLocale.set(locale, { row, readAt });
    // Deleting and setting again moves it to the end, as the most recently used.
    this.#tours.delete(row.id);
    this.#tours.set(row.id, byLocale);
    if (this.#tours.size <= this.#size) return;
    const oldest = this.#tours.keys().next();
    if (!oldest.done) this.#tours.delete(oldest.value);
  }

  forget(ids: readonly number[]): void {
    this.#changes += 1;
    for (const id of ids) this.#tours.delete(id);
  }

  clear(): void {
    this.#changes += 1;
    this.#tours.clear();
  }
}
