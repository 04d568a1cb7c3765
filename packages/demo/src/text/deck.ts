import { fill as fillText, namesIn } from "@tropa/domain/text/fill";
import { typeset } from "@tropa/domain/text/typeset";
import type { Random } from "../random.ts";
import { claimsAnything, isTrue, type Claim } from "./claims.ts";

/** What a template may speak of; a template that names anything else is passed over. */
export type Slots = Readonly<Record<string, string | undefined>>;

const namesByTemplate = new Map<string, string[]>();

/** The slots of a template; templates are few and asked millions of times. */
function slotNames(template: string): string[] {
  let names = namesByTemplate.get(template);
  if (!names) {
    names = namesIn(template);
    namesByTemplate.set(template, names);
  }
  return names;
}

/** Whether there is something for every slot. */
export function fits(template: string, slots: Slots): boolean {
  return slotNames(template).every((name) => slots[name]);
}

/** Puts the slots in. */
export function fill(template: string, slots: Slots): string {
  return typeset(slotNames(template).length === 0 ? template : fillText(template, slots, ""));
}

/** A choice for sure: the lists of the demo catalogue are never empty by construction. */
export function pickFrom<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** The items in a random order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const claimingPools = new WeakMap<readonly string[], boolean>();

/** Most pools claim nothing of any tour. */
function isClaiming(pool: readonly string[]): boolean {
  let found = claimingPools.get(pool);
  if (found === undefined) claimingPools.set(pool, (found = pool.some(claimsAnything)));
  return found;
}

const truthfulPools = new WeakMap<ReadonlySet<Claim>, WeakMap<readonly string[], string[]>>();

/** Found once for a tour and a pool: a tour with forty reviews draws from the same pools all the time. */
function truthfulOf(pool: readonly string[], truths: ReadonlySet<Claim>): readonly string[] {
  if (!isClaiming(pool)) return pool;
  let pools = truthfulPools.get(truths);
  if (!pools) truthfulPools.set(truths, (pools = new WeakMap()));
  let found = pools.get(pool);
  if (!found) pools.set(pool, (found = pool.filter((template) => isTrue(template, truths))));
  return found;
}

/**
 * Phrases for one page: what has been said once is not said again, neither as a template nor as a text,
 * so no sentence stands twice on one tour page. Given what is true of the tour, nothing else is said.
 */
export class Deck {
  readonly #random: Random;
  readonly #said = new Set<string>();

  readonly #truths: ReadonlySet<Claim> | null;

  constructor(random: Random, truths: ReadonlySet<Claim> | null = null) {
    this.#random = random;
    this.#truths = truths;
  }

  /** The phrases of a pool that do not contradict the tour. */
  truthful(pool: readonly string[]): readonly string[] {
    return this.#truths ? truthfulOf(pool, this.#truths) : pool;
  }

  /**
   * A phrase not said yet, or null when the pool has nothing new to say. A pool made for one draw is looked through
   * anew each time: what narrows a choice comes as `isApt` instead.
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
