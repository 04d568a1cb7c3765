import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitsFor, countAnd, countBits, fillAll, hasBit, members, setBit, slice } from "./bitset.ts";
import type { Bits } from "./bitset.ts";

const size = 700; // two blocks of eight words and some more
const ordinals = fc
  .uniqueArray(fc.nat(size - 1), { maxLength: size })
  .map((list) => list.toSorted((a, b) => a - b));

function bitsOf(list: readonly number[]): Bits {
  const bits = bitsFor(size);
  for (const ordinal of list) setBit(bits, ordinal);
  return bits;
}

describe("bit sets", () => {
  it("count, list and slice like arrays", () => {
    fc.assert(
      fc.property(ordinals, ordinals, fc.nat(size), fc.nat(60), (a, b, from, length) => {
        const bits = bitsOf(a);
        const found = new Int32Array(a.length);
        expect(members(bits, found)).toBe(a.length);
        expect([...found]).toEqual(a);
        expect(countBits(bits)).toBe(a.length);
        const other = new Set(b);
        expect(countAnd(bits, bitsOf(b))).toBe(a.filter((ordinal) => other.has(ordinal)).length);
        expect(slice(bits, from, from + length)).toEqual(a.slice(from, from + length));
      }),
    );
  });

  it("count every bit of a full set", () => {
    for (const full of [1, 31, 32, 33, 256, 700]) {
      const bits = bitsFor(full);
      fillAll(bits, full);
      expect(countBits(bits)).toBe(full);
      expect(countAnd(bits, bits)).toBe(full);
      expect(hasBit(bits, full - 1)).toBe(true);
    }
  });
});
