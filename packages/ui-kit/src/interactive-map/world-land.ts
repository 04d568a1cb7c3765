import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import world from "world-atlas/countries-50m.json" with { type: "json" };

type World = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

// The compiler reads the file as it is; what it holds is a topology by their specification.
const topology = world as unknown as World;

/** The land of the world, for a map that has no tiles. */
export function worldLand(): FeatureCollection {
  return feature(topology, topology.objects.land);
}

/** Lines between its countries. */
export function worldBorders(): MultiLineString {
  return mesh(topology, topology.objects.countries, (one, other) => one !== other);
}
