import type { Locale } from "@tropa/domain/locale";
import type { CardRow } from "./card-store.ts";

/** Tours whose cards are kept: most of what visitors see at 10,000 tours, some tens of megabytes. */
const toursKept = 20_000;
/** What no change of the catalogue tells of, such as a tag's name, shows after so long. */
const keptMs = 60_000;

interface Kept {
  readonly row: CardRow;
  readonly readAt: number;
}

interface Question {
  readonly ids: readonly number[];
  readonly locale: Locale;
  /** Local date: the next departure of a card is after it. */
  readonly today: string;
}

/**
 * What cards show, kept until the tour changes, so that a listing is not read from the database at every page.
 * The tours that were read longest ago make room for others.
 */
export class CardCache {
  readonly #tours = new Map<number, Map<Locale, Kept>>();
  #today = "";
  #changes = 0;

  /** In the order asked; what is not kept is read. Unknown ids are left out. */
  async get(
    { ids, locale, today }: Question,
    read: (missing: readonly number[]) => Promise<readonly CardRow[]>,
  ): Promise<CardRow[]> {
    if (today !== this.#today) this.clear();
    this.#today = today;
    const now = performance.now();
    const rows = new Map<number, CardRow>();
    for (const id of ids) {
      const kept = this.#tours.get(id)?.get(locale);
      if (kept && now - kept.readAt < keptMs) rows.set(id, kept.row);
    }
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length > 0) {
      const changes = this.#changes;
      for (const row of await read(missing)) {
        rows.set(row.id, row);
        // What changed while it was read may be of before the change.
        if (changes === this.#changes) this.#keep(row, locale, now);
      }
    }
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  #keep(row: CardRow, locale: Locale, readAt: number): void {
    const byLocale = this.#tours.get(row.id) ?? new Map<Locale, Kept>();
    byLocale.set(locale, { row, readAt });
    // Taken out and put in again it stands last.
    this.#tours.delete(row.id);
    this.#tours.set(row.id, byLocale);
    if (this.#tours.size <= toursKept) return;
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
