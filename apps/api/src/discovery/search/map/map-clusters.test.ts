import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLUSTER_IDS, foundPlaces } from "./found-places.ts";
import type { PlaceTours } from "./found-places.ts";
import { isInBox } from "./map-cells.ts";
import { MAX_ZOOM, clusterPlaces as clusterFound } from "./map-clusters.ts";
import type { MapView } from "./map-clusters.ts";

const clusterPlaces = (places: readonly PlaceTours[], view: MapView) =>
  clusterFound([foundPlaces(places)], view);

const place = fc
  .record({
    lat: fc.integer({ min: -85, max: 85 }),
    lng: fc.integer({ min: -180, max: 180 }),
    count: fc.integer({ min: 1, max: 20 }),
    cheapest: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ count, ...rest }) => ({ ...rest, count }));
const places = fc.array(place, { maxLength: 60 }).map((all): PlaceTours[] =>
  all.map((one, i) => ({
    ...one,
    city: i + 1,
    best: Array.from({ length: Math.min(one.count, CLUSTER_IDS) }, (_, nth) => ({
      id: i * 100 + nth + 1,
      weight: (i * 7 + nth) % 5,
    })),
  })),
);
const zoom = fc.integer({ min: 0, max: MAX_ZOOM });
const box = fc
  .tuple(
    fc.integer({ min: -80, max: 0 }),
    fc.integer({ min: -180, max: 180 }),
    fc.integer({ min: 0, max: 80 }),
    fc.integer({ min: -180, max: 180 }),
  )
  .map((sides) => sides as readonly [number, number, number, number]);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe("clusters of a map", () => {
  it("contain every tour once, are at most 200 and keep the lowest price", () => {
    fc.assert(
      fc.property(places, zoom, (all, at) => {
        const found = clusterPlaces(all, { view: null, zoom: at });
        expect(found.total).toBe(sum(all.map(({ count }) => count)));
        expect(sum(found.clusters.map(({ count }) => count))).toBe(found.total);
        expect(found.shown).toBe(found.total);
        expect(found.clusters.length).toBeLessThanOrEqual(200);
        const least = (numbers: number[]) => (numbers.length === 0 ? null : Math.min(...numbers));
        expect(least(found.clusters.map(({ cheapest }) => cheapest))).toBe(
          least(all.map(({ cheapest }) => cheapest)),
        );
        for (const { ids, count, box: around, city } of found.clusters) {
          expect(ids).toHaveLength(Math.min(count, ids.length));
          expect(ids.length).toBeLessThanOrEqual(CLUSTER_IDS);
          if (around === null) expect(city).not.toBeNull();
        }
      }),
    );
  });

  it("have a bounding box that contains every place", () => {
    fc.assert(
      fc.property(places, (all) => {
        const { box: around } = clusterPlaces(all, { view: null, zoom: 3 });
        expect(around === null).toBe(all.length === 0);
        for (const { lat, lng } of all) expect(isInBox(around!, lat, lng)).toBe(true);
      }),
    );
  });

  it("stay in place when the map is moved, and contain every tour in view", () => {
    fc.assert(
      fc.property(places, zoom, box, (all, at, view) => {
        const whole = clusterPlaces(all, { view: null, zoom: at });
        const part = clusterPlaces(all, { view, zoom: at });
        for (const cluster of part.clusters) expect(whole.clusters).toContainEqual(cluster);
        const inView = all.filter(({ lat, lng }) => isInBox(view, lat, lng));
        expect(part.shown).toBe(sum(inView.map(({ count }) => count)));
        expect(sum(part.clusters.map(({ count }) => count))).toBeGreaterThanOrEqual(part.shown);
      }),
    );
  });

  it("are named after the city with most tours when several cities share a point", () => {
    const at = (city: number, count: number): PlaceTours => ({
      city,
      lat: 33,
      lng: -7,
      count,
      cheapest: 1,
      best: [],
    });
    for (const all of [
      [at(1, 2), at(2, 3)],
      [at(2, 3), at(1, 2)],
      [at(3, 3), at(2, 3)],
    ]) {
      const { clusters } = clusterPlaces(all, { view: null, zoom: 0 });
      expect(clusters).toMatchObject([{ city: 2, box: null }]);
    }
  });

  it("split as the map is zoomed in", () => {
    const near = (lng: number, city: number): PlaceTours => ({
      city,
      lat: 55,
      lng,
      count: 1,
      cheapest: city,
      best: [{ id: city, weight: city }],
    });
    const pair = [near(37, 1), near(37.5, 2)];
    const at = (zoomAt: number) => clusterPlaces(pair, { view: null, zoom: zoomAt }).clusters;
    expect(at(5)).toEqual([
      {
        lat: 55,
        lng: 37.25,
        count: 2,
        cheapest: 1,
        ids: [2, 1],
        city: null,
        box: [55, 37, 55, 37.5],
      },
    ]);
    expect(at(10).map(({ city }) => city)).toEqual([1, 2]);
  });

  it("include places on both sides of the date line", () => {
    const both = [179.9, -179.9].map((lng, i) => ({
      city: i + 1,
      lat: 66,
      lng,
      count: 1,
      cheapest: 5,
      best: [{ id: i + 1, weight: 0 }],
    }));
    const { clusters, box: around } = clusterPlaces(both, { view: null, zoom: 4 });
    expect(clusters).toHaveLength(1);
    expect(Math.abs(clusters[0]!.lng)).toBe(180);
    expect(around).toEqual([66, 179.9, 66, -179.9]);
  });

  it("stay on the date line when all their places are on it", () => {
    const both = [180, -180].map((lng, i) => ({
      city: i + 1,
      lat: 66,
      lng,
      count: 1,
      cheapest: 5,
      best: [{ id: i + 1, weight: 0 }],
    }));
    for (const zoom of [0, 4, 12]) {
      const { clusters } = clusterPlaces(both, { view: null, zoom });
      expect(clusters.map(({ lng, count }) => [Math.abs(lng), count])).toEqual([[180, 2]]);
    }
  });

  it("stay at most 200 for thousands of places", () => {
    const many = Array.from({ length: 5000 }, (_, i): PlaceTours => ({
      city: i + 1,
      lat: 40 + ((i * 37) % 3000) / 100,
      lng: 20 + ((i * 91) % 14_000) / 100,
      count: 1 + (i % 40),
      cheapest: 1000 + i,
      best: [{ id: i + 1, weight: i % 9 }],
    }));
    for (let at = 0; at <= MAX_ZOOM; at++) {
      const { clusters, total } = clusterPlaces(many, { view: null, zoom: at });
      expect(clusters.length).toBeLessThanOrEqual(200);
      expect(sum(clusters.map(({ count }) => count))).toBe(total);
    }
  });
});
