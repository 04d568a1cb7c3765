import type { Box } from "@tropa/domain/discovery/search-filter";
import { CLUSTER_IDS } from "./found-places.ts";
import type { FoundPlaces } from "./found-places.ts";
import { MICRO, MapPoints, byRank, project } from "./map-cells.ts";
import type { Cell } from "./map-cells.ts";

export interface MapView {
  /** Null: fit all found tours. */
  readonly view: Box | null;
  /** 0 to `MAX_ZOOM`; null: the zoom at which a phone shows the view. */
  readonly zoom: number | null;
}

interface MapCluster {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  readonly cheapest: number;
  readonly ids: readonly number[];
  /** The main city of all its tours; null if they have several. Among places at one point, the one with most tours. */
  readonly city: number | null;
  /** The box around its places; null for a single one. */
  readonly box: Box | null;
}

export interface MapResult {
  readonly total: number;
  readonly shown: number;
  readonly zoom: number;
  readonly box: Box | null;
  readonly clusters: readonly MapCluster[];
}

export const MAX_ZOOM = 18;
const MAX_CLUSTERS = 200;
/** Places closer than this are grouped; about the width of a price on the map. */
const CLUSTER_PIXELS = 72;
/** Width of the world at zoom 0, pixels. */
const TILE = 256;
/** Width of a tile in clusters (several screens), and width of a cluster in cells. */
const TILE_CLUSTERS = 64;
const CELLS_PER_CLUSTER = 4;
/** The shorter side of a map on a phone. */
const PHONE_PIXELS = 360;

/** The sides of the narrowest box: it leaves out the widest gap between neighbours on the circle. */
function sidesOf(lngs: Float64Array): [west: number, east: number] {
  lngs.sort();
  let gap = lngs[0]! + 360 - lngs.at(-1)!;
  let sides: [number, number] = [lngs[0]!, lngs.at(-1)!];
  for (let i = 1; i < lngs.length; i++) {
    if (lngs[i]! - lngs[i - 1]! <= gap) continue;
    gap = lngs[i]! - lngs[i - 1]!;
    sides = [lngs[i]!, lngs[i - 1]!];
  }
  return sides;
}

/** The smallest box around points, across the date line where that is shorter. */
function boxAround(lats: readonly number[] | Float64Array, lngs: Float64Array): Box | null {
  if (lats.length === 0) return null;
  let [south, north] = [Infinity, -Infinity];
  for (const lat of lats) {
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  const [west, east] = sidesOf(lngs.slice());
  return [south, west, north, east];
}

/** The smallest box around cells; null if all are one place. */
function boxOf(cells: readonly Cell[]): Box | null {
  const box = boxAround(
    cells.flatMap((cell) => [cell.box[0], cell.box[2]]),
    Float64Array.from(cells.flatMap((cell) => [cell.box[1], cell.box[3]])),
  );
  return box && box[0] === box[2] && box[1] === box[3] ? null : box;
}

/** `Math.min` of a long list would overflow the stack. */
const least = (values: readonly number[]): number =>
  values.reduce((min, value) => Math.min(min, value), Infinity);

function zoomFor([south, west, north, east]: Box): number {
  const width = (west <= east ? east - west : east + 360 - west) / 360;
  const height = project(south, 0).y - project(north, 0).y;
  const zoom = Math.log2(PHONE_PIXELS / TILE / Math.max(width, height, 1e-9));
  return Math.min(Math.max(Math.floor(zoom), 0), MAX_ZOOM);
}

/** Sorts cells by tours, most first. */
const byTours = (a: Cell, b: Cell): number => b.count - a.count || a.key - b.key;

/** Points by squares as wide as the reach: all points near one lie in its square or the eight around it. */
class Grid {
  readonly #reach: number;
  readonly #across: number;
  readonly #points: readonly Cell[];
  /** The last point of each square and, per point, the previous one in the same square. */
  readonly #last = new Map<number, number>();
  readonly #before: Int32Array;

  constructor(points: readonly Cell[], reach: number) {
    this.#reach = reach;
    this.#across = Math.max(Math.floor(1 / reach), 1);
    this.#points = points;
    this.#before = new Int32Array(points.length);
    for (let i = 0; i < points.length; i++) {
      const square = this.#squareOf(points[i]!.x, points[i]!.y);
      this.#before[i] = this.#last.get(square) ?? -1;
      this.#last.set(square, i);
    }
  }

  /** Wraps around: the last column borders on the first one. */
  #squareOf(x: number, y: number): number {
    const column = Math.floor(x / this.#reach) % this.#across;
    return Math.floor(y / this.#reach) * this.#across + ((column + this.#across) % this.#across);
  }

  /** Takes the free points within reach of one, including itself, and marks them as taken. */
  take(middle: Cell, taken: Uint8Array): Cell[] {
    const found: Cell[] = [];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const square = this.#squareOf(middle.x + dx * this.#reach, middle.y + dy * this.#reach);
        for (let i = this.#last.get(square) ?? -1; i >= 0; i = this.#before[i]!) {
          const point = this.#points[i]!;
          if (taken[i] === 1 || distance(middle, point) > this.#reach) continue;
          taken[i] = 1;
          found.push(point);
        }
      }
    }
    return found;
  }
}

/**
 * Groups points close to each other: each, starting with the one with most tours, takes the free ones around it.
 *
 * @param points the one with most tours first
 */
function groupNearby(points: readonly Cell[], reach: number): Cell[][] {
  const grid = new Grid(points, reach);
  const taken = new Uint8Array(points.length);
  const groups: Cell[][] = [];
  for (let i = 0; i < points.length; i++)
    if (taken[i] === 0) groups.push(grid.take(points[i]!, taken));
  return groups;
}

function distance(a: Cell, b: Cell): number {
  const apart = Math.abs(a.x - b.x);
  const dx = Math.min(apart, 1 - apart);
  return Math.sqrt(dx * dx + (a.y - b.y) * (a.y - b.y));
}

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4 || 0;

function clusterOf(group: readonly Cell[]): MapCluster {
  const [first] = group as readonly [Cell, ...Cell[]];
  const count = group.reduce((sum, cell) => sum + cell.count, 0);
  const mean = (sumOf: (cell: Cell) => number): number =>
    group.reduce((sum, cell) => sum + sumOf(cell), 0) / count / MICRO;
  // Shift longitudes to the first cell's side of the date line.
  const turnsOf = ({ lng: own }: Cell): number => Math.round((first.lng - own) / 360);
  const lng = mean((cell) => cell.lngSum + turnsOf(cell) * 360 * MICRO * cell.count);
  return {
    lat: rounded(mean((cell) => cell.latSum)),
    lng: rounded(((lng + 540) % 360) - 180),
    count,
    cheapest: least(group.map((cell) => cell.cheapest)),
    ids: group
      .flatMap((cell) => cell.best)
      .toSorted(byRank)
      .slice(0, CLUSTER_IDS)
      .map((tour) => tour.id),
    city: group.every(({ city }) => city === first.city) ? first.city : null,
    box: boxOf(group),
  };
}

/** Groups at a zoom, or at the nearest wider one at which the view has at most `MAX_CLUSTERS`. */
function shownGroups(points: MapPoints, zoom: number): Cell[][] {
  for (let reach = CLUSTER_PIXELS / (TILE * 2 ** zoom); ; reach *= 2) {
    const across = (size: number): number => Math.max(Math.floor(1 / (reach * size)), 1);
    // A group reaches into nine squares at most.
    if (points.isWiderThan(MAX_CLUSTERS * 9, across(1))) continue;
    const tiles = points.cellsInView({
      tiles: across(TILE_CLUSTERS),
      cells: across(1 / CELLS_PER_CLUSTER),
    });
    const groups = tiles
      .flatMap((cells) => groupNearby(cells.toSorted(byTours), reach))
      .filter((group) => group.some(({ isInView }) => isInView));
    if (groups.length <= MAX_CLUSTERS) return groups;
  }
}

/**
 * Clusters places with tours for a map.
 *
 * @param parts places of the catalogue and of its changes; a place may be in both
 */
export function clusterPlaces(
  parts: readonly FoundPlaces[],
  { view, zoom: wanted }: MapView,
): MapResult {
  const points = new MapPoints(parts);
  const box = boxAround(points.lats, points.lngs);
  const shownBox = view ?? box;
  const zoom = wanted ?? (shownBox === null ? 0 : zoomFor(shownBox));
  return {
    total: points.total,
    shown: points.show(shownBox),
    zoom,
    box,
    clusters: shownGroups(points, zoom)
      .map(clusterOf)
      .toSorted((a, b) => b.count - a.count || b.lat - a.lat || a.lng - b.lng),
  };
}
