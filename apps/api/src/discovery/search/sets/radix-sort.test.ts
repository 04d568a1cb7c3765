import fc from "fast-check";
import { expect, it } from "vitest";
import { ascending, inverse, sortedByFloat } from "./radix-sort.ts";

const number = fc
  .oneof(
    fc.integer({ min: -5, max: 5 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  )
  .map((value) => value + 0);

it("sorts any numbers stably without changing the input", () => {
  fc.assert(
    fc.property(fc.array(number, { maxLength: 60 }), (values) => {
      const given = [...values.keys()].toReversed();
      const order = Int32Array.from(given);
      const sorted = sortedByFloat(order, Float64Array.from(values));
      const valueOf = (i: number): number => values[i] ?? Number.NaN;
      const expected = given.toSorted((a, b) => Math.sign(valueOf(a) - valueOf(b)));
      expect([...sorted]).toEqual(expected);
      expect([...order]).toEqual(given);
      const everywhere = ascending(values.length);
      expect(inverse(sorted).map((place) => sorted[place] ?? -1)).toEqual(everywhere);
    }),
    { numRuns: 1000 },
  );
});
