/**
 * Sets of ordinals as bits of 32-bit words, bit `i & 31` of word `i >> 5`.
 * Int32Array rather than Uint32Array: V8 then keeps the words in registers as plain integers.
 */
export type Bits = Int32Array;

/** Returns the number of 32-bit words that hold `size` bits. */
export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

/** Creates an empty set for `size` ordinals. */
export function bitsFor(size: number): Bits {
  return new Int32Array(wordsFor(size));
}

/** Adds the first `size` ordinals. */
export function fillAll(bits: Bits, size: number): void {
  bits.fill(-1);
  if ((size & 31) !== 0) bits[bits.length - 1] = (1 << (size & 31)) - 1;
}

export function setBit(bits: Bits, ordinal: number): void {
  bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
}

export function clearBit(bits: Bits, ordinal: number): void {
  bits[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
}

export function hasBit(bits: Bits, ordinal: number): boolean {
  return ((bits[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1;
}

export function intersectInPlace(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! &= other[i]!;
}

export function unionInPlace(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! |= other[i]!;
}

/** Returns the first `size` ordinals that are not in the set. */
export function complement(bits: Bits, size: number): Bits {
  const others = bitsFor(size);
  fillAll(others, size);
  for (let i = 0; i < others.length; i++) others[i]! &= ~bits[i]!;
  return others;
}

function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += popcount(bits[i]!);
  return count;
}

/**
 * Counts the intersection without building it. Carry-save adders (Harley and Seal) combine eight words for one
 * population count: twice as fast, and a large search spends most of its time here.
 *
 * @param at offset of the second set in `b`
 */
export function countAnd(a: Bits, b: Bits, at = 0): number {
  let eights = 0;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let i = 0;
  let j = at;
  for (const end = a.length - 7; i < end; i += 8, j += 8) {
    let x = a[i]! & b[j]!;
    let y = a[i + 1]! & b[j + 1]!;
    let half = ones ^ x;
    const twosA = (ones & x) | (half & y);
    ones = half ^ y;

    x = a[i + 2]! & b[j + 2]!;
    y = a[i + 3]! & b[j + 3]!;
    half = ones ^ x;
    const twosB = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;

    x = a[i + 4]! & b[j + 4]!;
    y = a[i + 5]! & b[j + 5]!;
    half = ones ^ x;
    const twosC = (ones & x) | (half & y);
    ones = half ^ y;

    x = a[i + 6]! & b[j + 6]!;
    y = a[i + 7]! & b[j + 7]!;
    half = ones ^ x;
    const twosD = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;

    half = fours ^ foursA;
    eights += popcount((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  let count = 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones);
  for (; i < a.length; i++, j++) count += popcount(a[i]! & b[j]!);
  return count;
}

/** Writes the members into `target` in ascending order, from `at` on, and returns the end. */
export function members(bits: Bits, target: Int32Array, at = 0): number {
  let end = at;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i]!;
    while (word !== 0) {
      target[end++] = (i << 5) | (31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
  return end;
}

/** Members number `from` to `to - 1` in ascending order. */
export function slice(bits: Bits, from: number, to: number): number[] {
  const found: number[] = [];
  let before = 0;
  for (let i = 0; i < bits.length && before < to; i++) {
    let word = bits[i]!;
    const inWord = popcount(word);
    if (before + inWord > from) {
      for (let at = before; word !== 0 && at < to; at++) {
        if (at >= from) found.push((i << 5) | (31 - Math.clz32(word & -word)));
        word &= word - 1;
      }
    }
    before += inWord;
  }
  return found;
}
