import type { MultiLineString, MultiPolygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import world from "world-atlas/countries-50m.json" with { type: "json" };
import { flatLines, flatPolygons } from "./date-line.ts";

type World = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

// TypeScript cannot infer the file's type: it is a TopoJSON topology.
const topology = world as unknown as World;

/** The land of the world, for a flat map that has no tiles: coasts over the date line are cut there. */
export function worldLand(): MultiPolygon {
  const coordinates = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return flatPolygons(geometry.coordinates);
    return geometry.type === "MultiPolygon" ? geometry.coordinates.flatMap(flatPolygons) : [];
  });
  return { type: "MultiPolygon", coordinates };
}

/** Lines between its countries. */
export function worldBorders(): MultiLineString {
  const borders = mesh(topology, topology.objects.countries, (one, other) => one !== other);
  return { ...borders, coordinates: borders.coordinates.flatMap(flatLines) };
}
