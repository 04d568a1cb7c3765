import fc from "fast-check";
import { expect, test } from "vitest";
import {
  decodeGroundTile,
  encodeGroundTile,
  groundLayers,
  groundLevel,
  isGroundTile,
} from "./ground-tile.ts";

const shape = fc
  .array(fc.integer({ min: -300, max: 9000 }), { minLength: 2, maxLength: 40 })
  .map((numbers) => Int32Array.from(numbers.slice(0, 2 * Math.floor(numbers.length / 2))));

test("decodes every encoded tile to the same tile", () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(...groundLayers),
        fc.array(shape, { minLength: 1, maxLength: 5 }),
      ),
      (tile) => {
        expect(decodeGroundTile(encodeGroundTile(tile))).toEqual({ ...tile });
      },
    ),
  );
});

test("refuses bytes that are not a tile with a RangeError", () => {
  const bytes = encodeGroundTile({ land: [Int32Array.of(0, 0, 8192, 0, 8192, 8192)] });
  expect(() => decodeGroundTile(bytes.subarray(0, -1))).toThrow(RangeError);
  expect(() => decodeGroundTile(Uint8Array.of(99, 1))).toThrow(RangeError);
  expect(() => decodeGroundTile(Uint8Array.of(0, 1, 255, 255, 255, 255, 7))).toThrow(RangeError);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
      try {
        decodeGroundTile(noise);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});

test("serves a zoom from the ground level at or below it", () => {
  expect([0, 1, 2, 5, 6, 7.9, 8, 14].map(groundLevel)).toEqual([0, 0, 2, 4, 6, 6, 8, 8]);
});

test("accepts no tile between the levels or outside the world", () => {
  expect(isGroundTile({ z: 8, x: 255, y: 0 })).toBe(true);
  expect(isGroundTile({ z: 7, x: 0, y: 0 })).toBe(false);
  expect(isGroundTile({ z: 2, x: 4, y: 0 })).toBe(false);
  expect(isGroundTile({ z: 2, x: 0, y: -1 })).toBe(false);
  expect(isGroundTile({ z: 2, x: 0.5, y: 0 })).toBe(false);
});
