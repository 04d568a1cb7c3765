import type { Random } from "../../images/random.ts";

/** What a template may speak of; a template that names anything else is passed over. */
export type Slots = Readonly<Record<string, string | undefined>>;

const slot = /\{(\w+)\}/g;

function fits(template: string, slots: Slots): boolean {
  for (const [, name = ""] of template.matchAll(slot)) if (!slots[name]) return false;
  return true;
}

/** Puts the slots in; a sentence that a slot has begun gets its capital letter. */
export function fill(template: string, slots: Slots): string {
  return template.replace(slot, (_, name: string) => slots[name] ?? "");
}

/** A choice for sure: the lists of the demo catalogue are never empty by construction. */
export function pickFrom<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** The items in a random order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.int(0, last);
    const moved = result[other] as Item;
    result[other] = result[last] as Item;
    result[last] = moved;
  }
  return result;
}

/**
 * Phrases for one page: what has been said once is not said again, neither as a template nor as a text,
 * so no sentence stands twice on one tour page.
 */
export class Deck {
  readonly #random: Random;
  readonly #said = new Set<string>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** A phrase not said yet, or null when the pool has nothing new to say. */
  draw(pool: readonly string[], slots: Slots = {}): string | null {
    const fresh = pool.filter((template) => !this.#said.has(template) && fits(template, slots));
    while (fresh.length > 0) {
      const [template = ""] = fresh.splice(Math.floor(this.#random.next() * fresh.length), 1);
      this.#said.add(template);
      const text = fill(template, slots);
      if (text === template || !this.#said.has(text)) {
        this.#said.add(text);
        return text;
      }
    }
    return null;
  }

  /** Several phrases, as many as there are. */
  drawMany(pool: readonly string[], count: number, slots: Slots = {}): string[] {
    const drawn: string[] = [];
    while (drawn.length < count) {
      const text = this.draw(pool, slots);
      if (text === null) break;
      drawn.push(text);
    }
    return drawn;
  }
}
