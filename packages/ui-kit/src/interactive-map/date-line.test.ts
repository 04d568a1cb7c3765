import type { Position } from "geojson";
import { expect, test } from "vitest";
import { flatLines, flatPolygons, unroll } from "./date-line.ts";
import { worldBorders, worldLand } from "./world-land.ts";

test("a line across the date line continues instead of going back around the world", () => {
  const line = [
    [178, 65],
    [-179, 66],
    [-176, 67],
    [179, 66],
  ];
  expect(unroll(line).map(([lng]) => lng)).toEqual([178, 181, 184, 179]);
  // At both ends of the map.
  expect(flatLines(line).map((part) => part[1]?.[0])).toEqual([181, -179]);
  expect(flatLines([[10, 50]])).toHaveLength(1);
});

test("a ring around a pole is closed along the edge of the map", () => {
  const ring = [0, 90, 180, -90, 0].map((lng) => [lng, -70]);
  const [rings = []] = flatPolygons([ring]);
  expect(rings[0]?.slice(-2)).toEqual([
    [360, -90],
    [0, -90],
  ]);
});

const longestJump = (line: readonly Position[]) =>
  line
    // The edge of the map at a pole is as long as the map.
    .filter(([, lat = 0]) => Math.abs(lat) < 90)
    .reduce(
      (most, [lng = 0], i, all) => Math.max(most, Math.abs(lng - (all[i - 1]?.[0] ?? lng))),
      0,
    );

test("no coast or border jumps across the map", () => {
  const lines = [...worldLand().coordinates.flat(), ...worldBorders().coordinates];
  expect(lines.length).toBeGreaterThan(1000);
  expect(Math.max(...lines.map(longestJump))).toBeLessThan(90);
});
