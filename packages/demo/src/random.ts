/** Seeded random numbers: the same seed gives the same values in every process and version. */

/** 32-bit FNV-1a with a final mix, so that similar seeds give different values. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A seeded generator of random values. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number from low to high, inclusive. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  /** −1 or 1. */
  sign: () => number;
  /** Bell-shaped around 0, within about ±1. */
  bell: () => number;
  /** An independent generator, so that further draws in one part do not change the others. */
  fork: (name: string) => Random;
};

/** Mulberry32: fast, and its 32 bits of state are enough here. */
export function createRandom(seed: string): Random {
  let state = hash32(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    sign: () => (next() < 0.5 ? -1 : 1),
    bell: () => (next() + next() + next()) / 1.5 - 1,
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}
