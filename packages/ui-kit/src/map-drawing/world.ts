import type { Geometry, LineString, Polygon, Position } from "geojson";
import { feature, meshArcs } from "topojson-client";
import type {
  GeometryCollection,
  LineString as PackedLine,
  Polygon as PackedPolygon,
  Topology,
} from "topojson-specification";
import fineWorld from "world-atlas/countries-50m.json" with { type: "json" };
import coarseWorld from "world-atlas/countries-110m.json" with { type: "json" };

type World = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

// TypeScript cannot infer the files' types: they are TopoJSON topologies.
const fine = fineWorld as unknown as World;
const coarse = coarseWorld as unknown as World;

/** A part of a coast or a border, with its bounds in degrees. */
export type Piece<G extends Geometry> = {
  /**
   * Decoded for each map that shows it: all coasts of the world at once would take 7 MB on a
   * server.
   */
  geometry: () => G;
  south: number;
  north: number;
  west: number;
  east: number;
};

function piece<G extends Geometry>(geometry: () => G, line: readonly Position[]): Piece<G> {
  const lngs = line.map(([lng = 0]) => lng);
  const lats = line.map(([, lat = 0]) => lat);
  const bounds = { west: Math.min(...lngs), east: Math.max(...lngs) };
  // A coast around a pole or across the date line has no west and east bounds.
  const around = bounds.east - bounds.west > 180 ? { west: -180, east: 180 } : bounds;
  return { geometry, south: Math.min(...lats), north: Math.max(...lats), ...around };
}

function polygon(world: World, arcs: number[][]): Piece<Polygon> {
  const packed: PackedPolygon = { type: "Polygon", arcs };
  const geometry = () => feature(world, packed).geometry;
  return piece(geometry, geometry().coordinates[0] ?? []);
}

function line(world: World, arcs: number[]): Piece<LineString> {
  const packed: PackedLine = { type: "LineString", arcs };
  const geometry = () => feature(world, packed).geometry;
  return piece(geometry, geometry().coordinates);
}

function coastsOf(world: World): Piece<Polygon>[] {
  return world.objects.land.geometries.flatMap((geometry) => {
    if (geometry.type === "Polygon") return [polygon(world, geometry.arcs)];
    return geometry.type === "MultiPolygon"
      ? geometry.arcs.map((arcs) => polygon(world, arcs))
      : [];
  });
}

function bordersOf(world: World): Piece<LineString>[] {
  const lines = meshArcs(world, world.objects.countries, (one, other) => one !== other);
  return lines.arcs.map((arcs) => line(world, arcs));
}

/** Computes a value on first use and caches it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const fineParts = once(() => ({ coasts: coastsOf(fine), borders: bordersOf(fine) }));
const coarseParts = once(() => ({ coasts: coastsOf(coarse), borders: bordersOf(coarse) }));

/** Returns coasts and borders at the precision needed for a scale. */
export function worldAt(kmPerPx: number) {
  return kmPerPx > coarseFromKmPerPx ? coarseParts() : fineParts();
}

/** Scale from which the coarse data is used: about 2000 km across a page. */
const coarseFromKmPerPx = 3;
