import type { Box } from "@tropa/domain/discovery/search-filter";
import { CLUSTER_IDS } from "./found-places.ts";
import type { FoundPlaces, RankedTour } from "./found-places.ts";

export function isInBox([south, west, north, east]: Box, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

/** Web Mercator: the world from 0 to 1, without the poles. */
export function project(lat: number, lng: number): { x: number; y: number } {
  const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -0.9999), 0.9999);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export const byRank = (a: RankedTour, b: RankedTour): number => b.weight - a.weight || a.id - b.id;

/** Millionths in one degree. */
export const MICRO = 1e6;

/** Places within a few pixels of each other, taken for one in the middle of their tours. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly key: number;
  readonly lat: number;
  readonly lng: number;
  /** Sum over all tours in millionths of a degree: whole numbers add up to the same in any order. */
  readonly latSum: number;
  readonly lngSum: number;
  readonly count: number;
  readonly cheapest: number;
  readonly best: readonly RankedTour[];
  /** The main city of all its tours; null if they have several. Among places at one point, the one with most tours. */
  readonly city: number | null;
  readonly box: Box;
  readonly isInView: boolean;
}

/** Accumulates the places of a cell. */
class CellSum {
  count = 0;
  #lat = 0;
  #lng = 0;
  #cheapest = Infinity;
  #best: readonly RankedTour[] = [];
  #city = 0;
  #hasOneCity = true;
  /** Tours of the largest place; its city represents the cell if all places are at one point. */
  #largest = 0;
  #box: [south: number, west: number, north: number, east: number] = [90, 180, -90, -180];
  #isInView = false;

  add(part: FoundPlaces, at: number, isInView: boolean): void {
    const [lat, lng, count, city] = [part.lat[at]!, part.lng[at]!, part.count[at]!, part.city[at]!];
    if (this.count > 0 && city !== this.#city) this.#hasOneCity = false;
    if (count > this.#largest || (count === this.#largest && city < this.#city)) {
      this.#largest = count;
      this.#city = city;
    }
    this.count += count;
    this.#lat += Math.round(lat * MICRO) * count;
    // Longitudes 180 and -180 are the same.
    this.#lng += Math.round((lng === 180 ? -180 : lng) * MICRO) * count;
    this.#cheapest = Math.min(this.#cheapest, part.cheapest[at]!);
    this.#addBest(part, at);
    const box = this.#box;
    if (lat < box[0]) box[0] = lat;
    if (lng < box[1]) box[1] = lng;
    if (lat > box[2]) box[2] = lat;
    if (lng > box[3]) box[3] = lng;
    this.#isInView ||= isInView;
  }

  #addBest(part: FoundPlaces, at: number): void {
    const last = this.#best[CLUSTER_IDS - 1];
    if (last && last.weight > part.highestWeight(at)) return;
    const more = part.best(at);
    this.#best =
      this.#best.length === 0
        ? more
        : [...this.#best, ...more].toSorted(byRank).slice(0, CLUSTER_IDS);
  }

  cell(key: number): Cell {
    const lat = this.#lat / this.count / MICRO;
    const lng = this.#lng / this.count / MICRO;
    const [south, west, north, east] = this.#box;
    const isPoint = south === north && west === east;
    return {
      ...project(lat, lng),
      key,
      lat,
      lng,
      latSum: this.#lat,
      lngSum: this.#lng,
      count: this.count,
      cheapest: this.#cheapest,
      best: this.#best,
      city: this.#hasOneCity || isPoint ? this.#city : null,
      box: this.#box,
      isInView: this.#isInView,
    };
  }
}

/** All places with tours and their projected positions, computed once for all zooms. */
export class MapPoints {
  readonly #parts: readonly FoundPlaces[];
  readonly size: number;
  readonly #part: Uint8Array;
  readonly #at: Int32Array;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #isInView: Uint8Array;
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  /** Number of tours at all places. */
  total = 0;

  constructor(parts: readonly FoundPlaces[]) {
    this.#parts = parts;
    const most = parts.reduce((sum, { count }) => sum + count.length, 0);
    this.#part = new Uint8Array(most);
    this.#at = new Int32Array(most);
    let size = 0;
    for (const [i, { count }] of parts.entries()) {
      for (let at = 0; at < count.length; at++) {
        if (count[at] === 0) continue;
        this.#part[size] = i;
        this.#at[size++] = at;
        this.total += count[at]!;
      }
    }
    this.size = size;
    this.#x = new Float64Array(size);
    this.#y = new Float64Array(size);
    this.#isInView = new Uint8Array(size);
    this.lats = new Float64Array(size);
    this.lngs = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      const part = parts[this.#part[i]!]!;
      this.lats[i] = part.lat[this.#at[i]!]!;
      this.lngs[i] = part.lng[this.#at[i]!]!;
      const { x, y } = project(this.lats[i]!, this.lngs[i]!);
      this.#x[i] = x;
      this.#y[i] = y;
    }
  }

  /** Marks what a view shows. @returns tours there */
  show(view: Box | null): number {
    let shown = 0;
    for (let i = 0; i < this.size; i++) {
      const isShown = view !== null && isInBox(view, this.lats[i]!, this.lngs[i]!);
      this.#isInView[i] = Number(isShown);
      if (isShown) shown += this.#parts[this.#part[i]!]!.count[this.#at[i]!]!;
    }
    return shown;
  }

  /** The square of point `i` in a world of `across` by `across` squares. */
  #squareOf(i: number, across: number): number {
    return Math.floor(this.#y[i]! * across) * across + (Math.floor(this.#x[i]! * across) % across);
  }

  /** Whether the shown points lie in more than `most` squares of a world `across` squares wide. */
  isWiderThan(most: number, across: number): boolean {
    const squares = new Set<number>();
    for (let i = 0; i < this.size && squares.size <= most; i++)
      if (this.#isInView[i] === 1) squares.add(this.#squareOf(i, across));
    return squares.size > most;
  }

  /**
   * The cells of all tiles that the view touches. A tile's cells do not depend on the view, so nothing jumps when the
   * map is moved.
   *
   * @param across numbers of tiles and of cells around the world
   */
  cellsInView(across: { tiles: number; cells: number }): Cell[][] {
    const found = new Map<number, Map<number, CellSum>>();
    for (let i = 0; i < this.size; i++)
      if (this.#isInView[i] === 1) found.set(this.#squareOf(i, across.tiles), new Map());
    for (let i = 0; i < this.size; i++) {
      const cells = found.get(this.#squareOf(i, across.tiles));
      if (!cells) continue;
      const key = this.#squareOf(i, across.cells);
      let cell = cells.get(key);
      if (!cell) cells.set(key, (cell = new CellSum()));
      cell.add(this.#parts[this.#part[i]!]!, this.#at[i]!, this.#isInView[i] === 1);
    }
    return Array.from(found.values(), (cells) =>
      Array.from(cells, ([key, cell]) => cell.cell(key)),
    );
  }
}
