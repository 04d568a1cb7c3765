import { expect, it } from "vitest";
import { graticule } from "./graticule.ts";

const lines = (...window: Parameters<typeof graticule>) => graticule(...window).coordinates;

it("draws the lines in the window and as far again around it", () => {
  const drawn = lines({ south: 50, west: 85, north: 51, east: 87 }, 1);
  const meridians = drawn.filter(([from, to]) => from?.[0] === to?.[0]);
  const parallels = drawn.filter(([from, to]) => from?.[1] === to?.[1]);
  expect(meridians.map(([from]) => from?.[0])).toEqual([83, 84, 85, 86, 87, 88, 89]);
  expect(parallels.map(([from]) => from?.[1])).toEqual([49, 50, 51, 52]);
});

it("continues over the date line and ends before the poles", () => {
  const drawn = lines({ south: 60, west: 170, north: 84, east: 190 }, 10);
  expect(drawn.some(([from]) => from?.[0] === 200)).toBe(true);
  expect(Math.max(...drawn.flat().map(([, lat = 0]) => lat))).toBe(85);
});
