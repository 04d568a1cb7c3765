import { expect, it } from "vitest";
import { placeNames } from "./place-names.ts";

const box = (left: number, top: number, width = 60, height = 16) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it("keeps the more important of two overlapping names in any order", () => {
  const names = [
    { order: 5, boxes: [box(0, 0)] },
    { order: 1, boxes: [box(30, 8)] },
  ];
  expect(placeNames(names, [])).toEqual([-1, 0]);
});

it("moves a name to another side of its place when the first one is taken", () => {
  const names = [{ order: 1, boxes: [box(0, 0), box(-80, 0), box(0, 40)] }];
  expect(placeNames(names, [box(10, 4, 8, 8)])).toEqual([1]);
  expect(placeNames(names, [box(-200, 0, 400, 16)])).toEqual([2]);
});

it("hides a name that would cover a mark of any width", () => {
  const names = [{ order: 1, boxes: [box(500, 500)] }];
  expect(placeNames(names, [box(0, 490, 1000, 40)])).toEqual([-1]);
});
