import type { Box } from "@tropa/domain/search-filter";

/** Tours that stand at one place on the map, and the main city of all of them. */
export interface PlaceTours {
  readonly city: number;
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** Minor units of the rouble. */
  readonly cheapest: number;
  /** The first ones in the default order, `CLUSTER_IDS` at most. */
  readonly best: readonly RankedTour[];
}

interface RankedTour {
  readonly id: number;
  readonly weight: number;
}

export interface MapView {
  /** Null: all that is found. */
  readonly view: Box | null;
  /** 0 to `MAX_ZOOM`; null: at which a phone shows the view. */
  readonly zoom: number | null;
}

interface MapCluster {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  readonly cheapest: number;
  readonly ids: readonly number[];
  /** The main city of all its tours; null where they have several. */
  readonly city: number | null;
  /** Around its places; null for one. */
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
/** Tours that a cluster names. */
export const CLUSTER_IDS = 6;
const MAX_CLUSTERS = 200;
/** Places nearer to each other than this stand together: about the width of a price on the map. */
const CLUSTER_PIXELS = 72;
/** Pixels of the world at zoom 0. */
const TILE = 256;
/** What a phone shows of a map, the shorter side. */
const PHONE_PIXELS = 360;

export function isInBox([south, west, north, east]: Box, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

/** Web Mercator, the world from 0 to 1; its poles are beyond the map. */
function project(lat: number, lng: number): { x: number; y: number } {
  const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -0.9999), 0.9999);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The smallest box around places, across the date line where that is shorter. */
function boxAround(places: readonly { lat: number; lng: number }[]): Box | null {
  if (places.length === 0) return null;
  const lats = places.map((place) => place.lat);
  const lngs = places.map((place) => place.lng).toSorted((a, b) => a - b);
  // The widest gap between neighbours on the circle is what the box leaves out.
  let gap = lngs[0]! + 360 - lngs.at(-1)!;
  let [west, east] = [lngs[0]!, lngs.at(-1)!];
  for (let i = 1; i < lngs.length; i++) {
    if (lngs[i]! - lngs[i - 1]! <= gap) continue;
    gap = lngs[i]! - lngs[i - 1]!;
    [west, east] = [lngs[i]!, lngs[i - 1]!];
  }
  return [least(lats), west, -least(lats.map((lat) => -lat)), east];
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

interface Point extends PlaceTours {
  readonly x: number;
  readonly y: number;
}

/** Places by cells as wide as the reach: whatever is near one lies in its cell or in one of the eight around it. */
class Grid {
  readonly #reach: number;
  readonly #across: number;
  readonly #points: readonly Point[];
  /** The last point of each cell, and of each point the one before it there. */
  readonly #last = new Map<number, number>();
  readonly #before: Int32Array;

  constructor(points: readonly Point[], reach: number) {
    this.#reach = reach;
    this.#across = Math.max(Math.floor(1 / reach), 1);
    this.#points = points;
    this.#before = new Int32Array(points.length);
    for (let i = 0; i < points.length; i++) {
      const cell = this.#cellOf(points[i]!.x, points[i]!.y);
      this.#before[i] = this.#last.get(cell) ?? -1;
      this.#last.set(cell, i);
    }
  }

  get cells(): number {
    return this.#last.size;
  }

  /** Around the world the last column meets the first one. */
  #cellOf(x: number, y: number): number {
    const column = Math.floor(x / this.#reach) % this.#across;
    return Math.floor(y / this.#reach) * this.#across + ((column + this.#across) % this.#across);
  }

  /** Free points within reach of one, itself among them; they are taken. */
  take(middle: Point, taken: Uint8Array): Point[] {
    const found: Point[] = [];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const cell = this.#cellOf(middle.x + dx * this.#reach, middle.y + dy * this.#reach);
        for (let i = this.#last.get(cell) ?? -1; i >= 0; i = this.#before[i]!) {
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
 * Places close to each other together, from the one with most tours on: each takes the free ones around it. Which
 * part of the world is looked at makes no difference, so that nothing jumps when a map is moved.
 *
 * @param points the one with most tours first
 */
function gathered(points: readonly Point[], grid: Grid): Point[][] {
  const taken = new Uint8Array(points.length);
  const groups: Point[][] = [];
  for (let i = 0; i < points.length; i++)
    if (taken[i] === 0) groups.push(grid.take(points[i]!, taken));
  return groups;
}

function distance(a: Point, b: Point): number {
  const apart = Math.abs(a.x - b.x);
  const dx = Math.min(apart, 1 - apart);
  return Math.sqrt(dx * dx + (a.y - b.y) * (a.y - b.y));
}

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4 || 0;

function clusterOf(group: readonly Point[]): MapCluster {
  const [first] = group as readonly [Point, ...Point[]];
  const count = countIn(group);
  const mean = (value: (place: Point) => number): number =>
    group.reduce((sum, place) => sum + value(place) * place.count, 0) / count;
  // Counted from the first place on, which may lie on the other side of the date line.
  const lng = first.lng + mean((place) => ((place.lng - first.lng + 540) % 360) - 180);
  return {
    lat: rounded(mean((place) => place.lat)),
    lng: rounded(((lng + 540) % 360) - 180),
    count,
    cheapest: least(group.map((place) => place.cheapest)),
    ids: group
      .flatMap((place) => place.best)
      .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
      .slice(0, CLUSTER_IDS)
      .map((tour) => tour.id),
    city: group.every(({ city }) => city === first.city) ? first.city : null,
    box: group.length === 1 ? null : boxAround(group),
  };
}

const countIn = (group: readonly PlaceTours[]): number =>
  group.reduce((sum, place) => sum + place.count, 0);

/** Groups of one zoom, or of the nearest wider one at which the view does not overflow. */
function shownGroups(
  points: readonly Point[],
  inView: (point: Point) => boolean,
  zoom: number,
): Point[][] {
  const seen = points.filter(inView);
  for (let reach = CLUSTER_PIXELS / (TILE * 2 ** zoom); ; reach *= 2) {
    // A group reaches into nine cells at most.
    if (new Grid(seen, reach).cells > MAX_CLUSTERS * 9) continue;
    const groups = gathered(points, new Grid(points, reach)).filter((group) => group.some(inView));
    if (groups.length <= MAX_CLUSTERS) return groups;
  }
}

/** What a map shows of places with tours. */
export function clustered(
  places: readonly PlaceTours[],
  { view, zoom: wanted }: MapView,
): MapResult {
  const box = boxAround(places);
  const shownBox = view ?? box;
  const zoom = wanted ?? (shownBox === null ? 0 : zoomFor(shownBox));
  const inView = (place: { lat: number; lng: number }): boolean =>
    shownBox !== null && isInBox(shownBox, place.lat, place.lng);
  const points = places
    .map((place) => ({ ...place, ...project(place.lat, place.lng) }))
    .toSorted((a, b) => b.count - a.count || a.city - b.city || a.lat - b.lat || a.lng - b.lng);
  const groups = shownGroups(points, inView, zoom);
  return {
    total: countIn(places),
    shown: countIn(places.filter(inView)),
    zoom,
    box,
    clusters: groups
      .map(clusterOf)
      .toSorted((a, b) => b.count - a.count || b.lat - a.lat || a.lng - b.lng),
  };
}
