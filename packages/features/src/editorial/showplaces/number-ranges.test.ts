import fc from "fast-check";
import { expect, it, test } from "vitest";
import { numberRanges } from "./number-ranges.ts";

test.each([
  [[5, 6, 7], 12, [[5, 7]]],
  [
    [2, 3, 6, 9, 8, 7],
    12,
    [
      [2, 3],
      [6, 9],
    ],
  ],
  [[9, 10, 11, 12, 1, 2, 3, 4], 12, [[9, 4]]],
  [[1, 2, 3, 4, 6, 7], 7, [[6, 4]]],
  [[1, 2, 3, 4, 5, 6, 7], 7, [[1, 7]]],
  [[5], 7, [[5, 5]]],
  [[], 7, []],
])("numberRanges groups %j in a cycle of %i", (numbers, cycle, ranges) => {
  expect(numberRanges(numbers, cycle)).toEqual(ranges);
});

it("numberRanges covers each number exactly once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (numbers) => {
      const covered = numberRanges(numbers, 12).flatMap(([from, to]) =>
        Array.from(
          { length: ((to - from + 12) % 12) + 1 },
          (_, step) => ((from - 1 + step) % 12) + 1,
        ),
      );
      expect(covered.toSorted((a, b) => a - b)).toEqual(numbers.toSorted((a, b) => a - b));
    }),
  );
});
