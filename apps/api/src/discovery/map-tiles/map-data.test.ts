import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import {
  decodeGroundTile,
  groundBuffer,
  groundExtent,
  groundLevels,
  mapDataVersion,
} from "@tropa/domain/discovery/map/ground-tile";
import type { GroundLayer, GroundShape, GroundTile } from "@tropa/domain/discovery/map/ground-tile";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { mapLabelKinds } from "@tropa/domain/discovery/map/map-labels";
import { afterAll, expect, test } from "vitest";
import { openGroundArchive } from "./ground-archive.ts";
import { readMapLabels } from "./map-labels.ts";

const groundFile = new URL("./data/ground.bin", import.meta.url);
const labelsFile = new URL("./data/labels.json.br", import.meta.url);
const archive = await openGroundArchive(groundFile);
const labels = await readMapLabels(labelsFile);
afterAll(() => archive.close());

const level = 8;

async function tileAt(z: number, x: number, y: number): Promise<GroundTile> {
  const bytes = await archive.tile({ z, x, y });
  return bytes.length === 0 ? {} : decodeGroundTile(brotliDecompressSync(bytes));
}

/** A point as a tile and units in it. */
function placed(lat: number, lng: number, z = level) {
  const sine = Math.sin((lat * Math.PI) / 180);
  const [x, y] = [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)].map(
    (share) => share * 2 ** z,
  ) as [number, number];
  const at = { x: Math.floor(x), y: Math.floor(y) };
  return { ...at, px: (x - at.x) * groundExtent, py: (y - at.y) * groundExtent };
}

/** Even and odd: a ray to the east crosses a ring that it starts in once more than it leaves. */
function isIn(ring: GroundShape, px: number, py: number): boolean {
  let inside = false;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    const [x, y, nx, ny] = [ring[i]!, ring[i + 1]!, ring[next]!, ring[next + 1]!];
    if (y > py !== ny > py && px < ((nx - x) * (py - y)) / (ny - y) + x) inside = !inside;
  }
  return inside;
}

async function groundAt(lat: number, lng: number): Promise<"sea" | "land" | "lake"> {
  const { x, y, px, py } = placed(lat, lng);
  const tile = await tileAt(level, x, y);
  const lies = (layer: GroundLayer) => (tile[layer] ?? []).some((ring) => isIn(ring, px, py));
  if (!lies("land")) return "sea";
  return lies("lake") && !lies("island") ? "lake" : "land";
}

test("derives its version from the data files", async () => {
  const hash = createHash("sha256");
  for (const file of [groundFile, labelsFile]) hash.update(await readFile(file));
  expect(mapDataVersion).toBe(hash.digest("hex").slice(0, mapDataVersion.length));
});

test.each([
  ["lake", "Baikal", 53.5, 108.1],
  ["lake", "Lake Teletskoye", 51.6, 87.66],
  ["land", "Olkhon, an island in Baikal", 53.15, 107.38],
  ["land", "Barnaul", 53.35, 83.75],
  ["land", "Tbilisi", 41.72, 44.79],
  ["land", "Yuzhno-Sakhalinsk", 46.96, 142.73],
  ["land", "the South Pole's continent", -80, 20],
  ["land", "Chukotka beyond the date line", 66.5, -175],
  ["sea", "the Black Sea", 43.4, 38.5],
  ["sea", "the Sognefjord", 61.13, 6.2],
  ["sea", "the mouth of the Yangtze", 31.4, 122.1],
] as const)("shows %s at %s", async (ground, _name, lat, lng) => {
  expect(await groundAt(lat, lng)).toBe(ground);
});

test("draws the Ob at Barnaul", async () => {
  const { x, y, px, py } = placed(53.34, 83.79);
  const tile = await tileAt(level, x, y);
  const lines = [...(tile.largeRivers ?? []), ...(tile.rivers ?? []), ...(tile.lake ?? [])];
  const units = lines.flatMap((line) =>
    Array.from({ length: line.length / 2 }, (_, i) =>
      Math.hypot(line[2 * i]! - px, line[2 * i + 1]! - py),
    ),
  );
  const kmPerUnit = (40_075 * Math.cos((53.3 * Math.PI) / 180)) / 2 ** level / groundExtent;
  expect(Math.min(...units) * kmPerUnit).toBeLessThan(8);
});

test("keeps shapes within their tile and its margin, with closed rings", async () => {
  // The whole world is one tile, and cut nowhere.
  for (const z of groundLevels.slice(1)) {
    for (const [lat, lng] of [
      [61.2, 6.5],
      [53.2, 107.5],
      [41.7, 42],
      [31, 121.5],
      [47, 142],
    ] as const) {
      const { x, y } = placed(lat, lng, z);
      const tile = await tileAt(z, x, y);
      expect(Object.keys(tile)).toContain("land");
      for (const [layer, shapes] of Object.entries(tile)) {
        for (const shape of shapes) {
          const isArea = ["land", "lake", "island", "pond"].includes(layer);
          expect(shape.length).toBeGreaterThanOrEqual(isArea ? 6 : 4);
          expect(
            shape.every((at) => at >= -groundBuffer - 1 && at <= groundExtent + groundBuffer + 1),
          ).toBe(true);
        }
      }
    }
  }
});

test("keeps every tile below 40 kB, and 99.9 % of them below 20 kB", async () => {
  const sizes: number[] = [];
  for (const z of groundLevels)
    for (let y = 0; y < 2 ** z; y++)
      for (let x = 0; x < 2 ** z; x++) {
        // Every fourth of the deepest level, which has most of them.
        if (z === level && (x % 2 === 1 || y % 2 === 1)) continue;
        sizes.push((await archive.tile({ z, x, y })).length);
      }
  const drawn = sizes.filter((size) => size > 0).toSorted((a, b) => a - b);
  expect(drawn.at(-1)).toBeLessThan(40_000);
  expect(drawn[Math.floor(drawn.length * 0.999)]).toBeLessThan(20_000);
});

/** The name of a place near a point, in each language. */
function namesNear(lat: number, lng: number, kinds: readonly string[]): (string | undefined)[] {
  const { x, y } = placed(lat, lng);
  return (["ru", "en", "de", "zh"] as const).map((locale) => {
    const near = labels
      .tile({ z: level, x, y }, locale)
      .filter(
        ([kind, , y2, x2]) =>
          kinds.includes(kind) && distanceKm({ lat, lng }, { lat: y2, lng: x2 }) < 60,
      )
      .toSorted((a, b) => a[1] - b[1]);
    return near[0]?.[4];
  });
}

test("names places in the reader's language", () => {
  expect(namesNear(41.69, 44.83, ["capital"])).toEqual([
    "Тбилиси",
    "Tbilisi",
    "Tiflis",
    "第比利斯",
  ]);
  expect(namesNear(53.36, 83.76, ["city"])).toEqual(["Барнаул", "Barnaul", "Barnaul", "巴尔瑙尔"]);
  expect(namesNear(53.4, 107.9, ["water"])).toEqual([
    "Байкал",
    "Lake Baikal",
    "Baikalsee",
    "贝加尔湖",
  ]);
  expect(namesNear(51.41, 86, ["village"])[0]).toBe("Чемал");
});

test("gives every label a kind and a position, and limits the labels of a tile", () => {
  let most = 0;
  for (const z of groundLevels) {
    for (let y = 0; y < 2 ** z; y++)
      for (let x = 0; x < 2 ** z; x++) {
        const tile = labels.tile({ z, x, y }, "en");
        most = Math.max(most, tile.length);
        if (z > 4) continue;
        for (const [kind, zoom, lat, lng, name] of tile) {
          expect(mapLabelKinds).toContain(kind);
          expect(zoom).toBeLessThanOrEqual(z + 3);
          expect(Math.abs(lat)).toBeLessThan(86);
          expect(Math.abs(lng)).toBeLessThanOrEqual(180);
          expect(name).not.toBe("");
        }
      }
  }
  expect(most).toBeLessThan(600);
});
