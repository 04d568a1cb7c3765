import { fill as fillText, namesIn } from "@tropa/domain/text/fill";
import { typeset } from "@tropa/domain/text/typeset";
import type { Random } from "../random.ts";
import { claimsAnything, isTrue, type Claim } from "./claims.ts";

/** Values of a template's placeholders; templates with a missing one are not used. */
export type Slots = Readonly<Record<string, string | undefined>>;

const namesByTemplate = new Map<string, string[]>();

/** Names of a template's placeholders; cached, because templates are few and used millions of times. */
function slotNames(template: string): string[] {
  let names = namesByTemplate.get(template);
  if (!names) {
    names = namesIn(template);
    namesByTemplate.set(template, names);
  }
  return names;
}

/** Whether all placeholders have a value. */
export function fits(template: string, slots: Slots): boolean {
  return slotNames(template).every((name) => slots[name]);
}

/** Fills the placeholders. */
export function fill(template: string, slots: Slots): string {
  return typeset(slotNames(template).length === 0 ? template : fillText(template, slots, ""));
}

/** Picks a random item; the list must not be empty. */
export function pickFrom<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** Returns the items in a random order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const claimingPools = new WeakMap<readonly string[], boolean>();

/** Whether a pool contains claims; most do not. */
function isClaiming(pool: readonly string[]): boolean {
  let found = claimingPools.get(pool);
  if (found === undefined) claimingPools.set(pool, (found = pool.some(claimsAnything)));
  return found;
}

const truthfulPools = new WeakMap<ReadonlySet<Claim>, WeakMap<readonly string[], string[]>>();

/** Phrases of a pool that are true for a tour; cached, because reviews of a tour use the same pools. */
function truthfulOf(pool: readonly string[], truths: ReadonlySet<Claim>): readonly string[] {
  if (!isClaiming(pool)) return pool;
  let pools = truthfulPools.get(truths);
  if (!pools) truthfulPools.set(truths, (pools = new WeakMap()));
  let found = pools.get(pool);
  if (!found) pools.set(pool, (found = pool.filter((template) => isTrue(template, truths))));
  return found;
}

/**
 * Draws phrases for one page. No template and no text is used twice, so no sentence occurs twice on a page, and only
 * phrases true for the tour are used.
 */
export class Deck {
  readonly #random: Random;
  readonly #said = new Set<string>();

  readonly #truths: ReadonlySet<Claim> | null;

  constructor(random: Random, truths: ReadonlySet<Claim> | null = null) {
    this.#random = random;
    this.#truths = truths;
  }

  /** The phrases of a pool that are true for the tour. */
  truthful(pool: readonly string[]): readonly string[] {
    return this.#truths ? truthfulOf(pool, this.#truths) : pool;
  }

  /**
   * Draws an unused phrase; null if there is none. Pools are cached by identity, so narrow the choice by `isApt` rather
   * than by a new array.
   */
  draw(
    pool: readonly string[],
    slots: Slots = {},
    isApt: (template: string) => boolean = () => true,
  ): string | null {
    const fresh = this.truthful(pool).filter(
      (template) => !this.#said.has(template) && isApt(template) && fits(template, slots),
    );
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

  /** Draws several phrases, as far as there are enough. */
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
