import { expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

it.each([
  [undefined, null],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=0-1", { start: 0, end: 1 }],
  ["bytes=90-200", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", null],
  ["bytes=0-1,4-5", null],
  ["bytes=-", null],
  ["lines=1-2", null],
])("reads %j of a file of 100 bytes as %j", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
