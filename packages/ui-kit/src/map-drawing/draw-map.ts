import { geoGraticule, geoMercator, geoOrthographic, geoPath } from "d3-geo";
import type { GeoPermissibleObjects, GeoProjection } from "d3-geo";
import type { Geometry } from "geojson";
import { placeLabels } from "./place-labels.ts";
import type { LabelSide } from "./place-labels.ts";
import { earthRadiusKm } from "@tropa/domain/discovery/map/great-circle";
import { graticuleStep, scaleBar } from "./scale-bar.ts";
import { worldAt } from "./world.ts";
import type { Piece } from "./world.ts";

/** A place in degrees, WGS 84: latitude from -90 to 90, longitude from -180 to 180. */
export type MapPlace = { lat: number; lng: number };

export type MapPoint = MapPlace & { label: string };

export type MapDrawingOptions = {
  /** Places to mark, in their order; at least one. */
  points: readonly MapPoint[];
  /** The route between them, as a line. */
  route?: readonly MapPlace[];
  /** Size of the drawing in its own units, which are CSS pixels on a wide screen. */
  width?: number;
  height?: number;
  /** Least width shown, kilometres, so that the surroundings are visible. */
  spanKm?: number;
  /** Draws a small globe in the corner, on which the place is marked. */
  globe?: boolean;
};

/** A finished map: plain data, made on a server, drawn by `StaticMap` without any library. */
export type MapDrawing = {
  width: number;
  height: number;
  /**
   * The part of the world it shows, as shares of the side of the Web Mercator square from its upper
   * left corner.
   */
  window: { left: number; top: number; width: number };
  /** Paths as the `d` of SVG has them. */
  land: string;
  borders: string;
  graticule: string;
  route: string;
  points: readonly { x: number; y: number; label: string; side: LabelSide }[];
  scale: { km: number; px: number };
  globe?: { size: number; land: string; side: "end" | "start" };
};

const edgePx = 56;
const globePx = 76;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** Converts a place to [longitude, latitude]. Throws a RangeError for impossible values. */
function checkPlace({ lat, lng }: MapPlace): [number, number] {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
    throw new RangeError(`not a latitude and longitude: ${lat}, ${lng}`);
  }
  return [lng, lat];
}

/**
 * Returns the centre of places on the globe, so that places on both sides of the date line count as
 * near.
 */
function middleOf(places: readonly [number, number][]): [number, number] {
  let [x, y, z] = [0, 0, 0];
  for (const [lng, lat] of places) {
    x += Math.cos(radians(lat)) * Math.cos(radians(lng));
    y += Math.cos(radians(lat)) * Math.sin(radians(lng));
    z += Math.sin(radians(lat));
  }
  return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
}

/** Returns a Mercator projection around the places, showing at least the given span. */
function project(
  places: readonly [number, number][],
  width: number,
  height: number,
  spanKm: number,
): GeoProjection {
  const [lng, lat] = middleOf(places);
  const projection = geoMercator().rotate([-lng, 0]);
  const extent: [[number, number], [number, number]] = [
    [edgePx, edgePx],
    [width - edgePx, height - edgePx],
  ];
  const spread = places.some(([x, y]) => x !== places[0]?.[0] || y !== places[0]?.[1]);
  if (spread) projection.fitExtent(extent, { type: "MultiPoint", coordinates: [...places] });
  const nearest = (earthRadiusKm * Math.cos(radians(lat)) * width) / spanKm;
  if (!spread || projection.scale() > nearest) {
    const centre = spread ? projection.invert?.([width / 2, height / 2]) : undefined;
    projection.scale(nearest).translate([0, 0]);
    const [x, y] = projection(centre ?? [lng, lat]) ?? [0, 0];
    projection.translate([width / 2 - x, height / 2 - y]);
  }
  // Lines along the edge would be visible, so they are clipped slightly beyond it.
  return projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ]);
}

/** Room for the globe with its margin, px. */
const globeRoomPx = globePx + 34;

/** Returns the upper corner without places. */
function globeSide(
  places: readonly { x: number; y: number }[],
  width: number,
): "end" | "start" | undefined {
  const above = places.filter(({ y }) => y < globeRoomPx);
  if (above.every(({ x }) => x < width - globeRoomPx)) return "end";
  return above.every(({ x }) => x > globeRoomPx) ? "start" : undefined;
}

/** Coasts of the small globe below this size are omitted. */
const smallestOnGlobe = 2.5;

function drawGlobe([lng, lat]: [number, number]): { size: number; land: string } {
  const extent: [[number, number], [number, number]] = [
    [1, 1],
    [globePx - 1, globePx - 1],
  ];
  const projection = geoOrthographic()
    .rotate([-lng, -lat])
    .fitExtent(extent, { type: "Sphere" })
    .precision(2);
  const path = geoPath(projection).digits(0);
  const large = worldAt(Infinity).coasts.filter(
    ({ north, south, east, west }) => Math.max(north - south, east - west) > smallestOnGlobe,
  );
  const land = large.map(({ geometry }) => path(geometry()) ?? "").join("");
  // Rounded to whole pixels, many points repeat the previous one.
  return { size: globePx, land: land.replaceAll(/(L-?\d+,-?\d+)\1+/g, "$1") };
}

function windowOf(projection: GeoProjection, width: number): MapDrawing["window"] {
  const [west = 0, north = 0] = projection.invert?.([0, 0]) ?? [];
  return {
    left: (west + 180) / 360,
    top: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians(north) / 2)) / (2 * Math.PI),
    width: width / (2 * Math.PI * projection.scale()),
  };
}

/** The parts that the window of a projection may show. */
function inWindow<G extends Geometry>(
  pieces: readonly Piece<G>[],
  projection: GeoProjection,
  width: number,
  height: number,
): readonly G[] {
  const [west = -180, north = 90] = projection.invert?.([-8, -8]) ?? [];
  const [east = 180, south = -90] = projection.invert?.([width + 8, height + 8]) ?? [];
  const wide = (east - west + 360) % 360;
  const meets = (piece: Piece<G>) =>
    piece.north >= south &&
    piece.south <= north &&
    ((piece.west - west + 360) % 360 <= wide ||
      (west - piece.west + 360) % 360 <= piece.east - piece.west);
  return pieces.filter(meets).map(({ geometry }) => geometry());
}

/**
 * Draws a map from coordinates: coasts, borders, a graticule, the route and the places. For
 * servers, since it needs the coasts of the world; the result is small and is rendered by
 * `StaticMap`.
 */
export function drawMap({
  points,
  route = [],
  width = 720,
  height = 420,
  spanKm = 240,
  globe = true,
}: MapDrawingOptions): MapDrawing {
  if (points.length === 0) throw new RangeError("a map needs at least one point");
  const marked = points.map(checkPlace);
  const line = route.map(checkPlace);
  const all = [...marked, ...line];
  const projection = project(all, width, height, spanKm);
  const path = geoPath(projection).digits(1);
  const draw = (what: GeoPermissibleObjects) => path(what) ?? "";

  const [, middleLat] = middleOf(all);
  const kmPerPx = (earthRadiusKm * Math.cos(radians(middleLat))) / projection.scale();
  const { coasts, borders } = worldAt(kmPerPx);
  const step = graticuleStep(degrees(width / projection.scale()));
  const places = marked.map((place, index) => {
    const [x = 0, y = 0] = projection(place) ?? [];
    const label = points[index]?.label ?? "";
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, label };
  });
  const corner = globe ? globeSide(places, width) : undefined;
  const sides = placeLabels(
    places,
    { width, height },
    line.map((place) => {
      const [x = 0, y = 0] = projection(place) ?? [];
      return { x, y };
    }),
  );

  return {
    width,
    height,
    window: windowOf(projection, width),
    land: inWindow(coasts, projection, width, height).map(draw).join(""),
    borders: inWindow(borders, projection, width, height).map(draw).join(""),
    graticule: draw(
      geoGraticule()
        .step([step, step])
        .extent([
          [-180, -85],
          [180, 85],
        ])(),
    ),
    route: line.length > 1 ? draw({ type: "LineString", coordinates: line }) : "",
    points: places.map((place, index) => ({ ...place, side: sides[index] ?? "none" })),
    scale: scaleBar(kmPerPx, 120),
    ...(corner && { globe: { ...drawGlobe(middleOf(all)), side: corner } }),
  };
}
