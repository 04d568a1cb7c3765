/**
 * Makes `apps/api/src/discovery/map-tiles/data/ground.bin`, see README.md beside this file.
 *
 *     node tools/map-data/prepare-ground.ts shorelines.txt rivers.txt
 */
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { groundLevels } from "../../packages/domain/src/discovery/map/ground-tile.ts";
import type { GroundLayer } from "../../packages/domain/src/discovery/map/ground-tile.ts";
import { isRing, readLines, stitched } from "./lines.ts";
import type { LevelLine, Line } from "./lines.ts";
import { atBothEnds, closedAtPole, projected } from "./mercator.ts";
import { tilesOf } from "./pyramid.ts";
import type { Shapes } from "./pyramid.ts";

const target = new URL("../../apps/api/src/discovery/map-tiles/data/ground.bin", import.meta.url);

/** Areas of GSHHG by their level: land, what lies in it, what lies in that. */
const areaLayers: readonly [level: number, layer: GroundLayer][] = [
  [1, "land"],
  [2, "lake"],
  [3, "island"],
  [4, "pond"],
];

/** Rivers of WDBII by their class: 0 are those with two banks, 5 and more are dry for a part of the year or canals. */
const riverLayers: readonly [level: number, layer: GroundLayer, fromLevel: number][] = [
  [0, "largeRivers", 2],
  [1, "largeRivers", 2],
  [2, "rivers", 4],
  [3, "smallRivers", 6],
  [4, "streams", 8],
];

const linesOf = (all: readonly LevelLine[], wanted: number): Line[] =>
  stitched(all.filter(({ level }) => level === wanted).map(({ line }) => line));

function areas(shores: readonly LevelLine[]): Shapes[] {
  return areaLayers.map(([level, layer]) => {
    const whole = linesOf(shores, level);
    const rings = whole.filter(isRing);
    console.log(`${layer}: ${rings.length} rings, ${whole.length - rings.length} left open`);
    const lines = rings.map((ring) => closedAtPole(projected(ring))).flatMap(atBothEnds);
    return { layer, isArea: true, fromLevel: 0, lines };
  });
}

function rivers(all: readonly LevelLine[]): Shapes[] {
  return riverLayers.map(([level, layer, fromLevel]) => {
    const lines = linesOf(all, level).map(projected).flatMap(atBothEnds);
    console.log(`${layer}, class ${level}: ${lines.length} lines`);
    return { layer, isArea: false, fromLevel, lines };
  });
}

type World = Topology<{ countries: GeometryCollection }>;

function borders(): Shapes {
  const file = new URL(import.meta.resolve("world-atlas/countries-10m.json"));
  // The file is a topology by its specification.
  const world = JSON.parse(readFileSync(file, "utf8")) as World;
  const { coordinates } = mesh(world, world.objects.countries, (one, other) => one !== other);
  const lines = coordinates
    .map((line) => projected(Float64Array.from(line.flatMap(([lng = 0, lat = 0]) => [lng, lat]))))
    .flatMap(atBothEnds);
  return { layer: "border", isArea: false, fromLevel: 0, lines };
}

const squeezed = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const [shoreFile, riverFile] = process.argv.slice(2);
if (shoreFile === undefined || riverFile === undefined) throw new Error("name two files of lines");
const world = [
  ...areas(await readLines(shoreFile)),
  ...rivers(await readLines(riverFile)),
  borders(),
];

/** Lengths of all tiles, level by level and row by row, then the tiles themselves. */
const lengths: Uint32Array[] = [];
const tiles: Buffer[] = [];
for (const level of groundLevels) {
  const row = new Uint32Array(4 ** level);
  const found = new Map<number, Buffer>();
  let largest = 0;
  for (const [place, bytes] of tilesOf(world, level)) {
    const small = squeezed(bytes);
    row[place] = small.length;
    largest = Math.max(largest, small.length);
    found.set(place, small);
  }
  lengths.push(row);
  const inOrder = [...found].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
  tiles.push(...inOrder);
  const total = inOrder.reduce((sum, { length }) => sum + length, 0);
  console.log(`level ${level}: ${inOrder.length} tiles, ${total} bytes, the largest ${largest}`);
}
const index = squeezed(Buffer.concat(lengths.map(({ buffer }) => Buffer.from(buffer))));
const head = Buffer.alloc(4);
head.writeUInt32LE(index.length);
writeFileSync(target, Buffer.concat([head, index, ...tiles]));
