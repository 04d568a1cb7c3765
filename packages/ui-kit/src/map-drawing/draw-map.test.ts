import { describe, expect, it } from "vitest";
import { drawMap } from "./draw-map.ts";
import { graticuleStep, scaleBar } from "./scale-bar.ts";

const barnaul = { lat: 53.35, lng: 83.78, label: "Barnaul" };
const belukha = { lat: 49.81, lng: 86.59, label: "Mount Belukha" };
const anadyr = { lat: 64.73, lng: 177.51, label: "Anadyr" };
const nome = { lat: 64.5, lng: -165.41, label: "Nome" };

const inside = ({ x, y }: { x: number; y: number }) => x > 20 && x < 700 && y > 20 && y < 400;

describe("drawMap", () => {
  it("draws north at the top, west at the left and all places inside", () => {
    const { points } = drawMap({ points: [barnaul, belukha] });
    const [first, second] = points;
    expect(points.every(inside)).toBe(true);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(first?.x).toBeLessThan(second?.x ?? 0);
  });

  it("draws the surroundings of a single place", () => {
    const drawing = drawMap({ points: [barnaul], spanKm: 300 });
    expect(drawing.points[0]).toMatchObject({ x: 360, y: 210, label: "Barnaul" });
    const kmPerPx = drawing.scale.km / drawing.scale.px;
    expect(kmPerPx * 720).toBeCloseTo(300, -1);
  });

  it("takes the short way for places on both sides of the date line", () => {
    const { points, scale } = drawMap({ points: [anadyr, nome] });
    expect(points.every(inside)).toBe(true);
    expect((scale.km / scale.px) * 720).toBeLessThan(1600);
  });

  it("draws the way as a line and the coast where there is one", () => {
    const inland = drawMap({ points: [barnaul, belukha], route: [barnaul, belukha] });
    expect(inland.route).toMatch(/^M[\d.,L]+$/);
    const coast = drawMap({ points: [anadyr] });
    expect(coast.land.length).toBeGreaterThan(200);
    expect(coast.globe?.land).toMatch(/^M/);
  });

  it("says which part of the world it shows", () => {
    const { window, width, points } = drawMap({ points: [barnaul], spanKm: 300 });
    const x = ((barnaul.lng + 180) / 360 - window.left) * (width / window.width);
    expect(x).toBeCloseTo(points[0]?.x ?? 0, 0);
    const mercator = Math.log(Math.tan(Math.PI / 4 + (barnaul.lat * Math.PI) / 360));
    const y = (0.5 - mercator / (2 * Math.PI) - window.top) * (width / window.width);
    expect(y).toBeCloseTo(points[0]?.y ?? 0, 0);
  });

  it("puts the globe into a corner without a place, or nowhere", () => {
    const at = (lat: number, lng: number) => ({ lat, lng, label: "" });
    const sideOf = (...points: ReturnType<typeof at>[]) => drawMap({ points }).globe?.side;
    expect(sideOf(at(50, 85), at(53.1, 75))).toBe("end");
    expect(sideOf(at(50, 85), at(53.1, 95))).toBe("start");
    expect(sideOf(at(46.5, 85), at(53.1, 95), at(53.1, 75))).toBeUndefined();
  });

  it("is smaller than 16 kB", () => {
    const drawing = drawMap({ points: [barnaul, belukha], route: [barnaul, belukha] });
    expect(JSON.stringify(drawing).length).toBeLessThan(16_000);
  });

  it("refuses invalid coordinates and a map without points", () => {
    expect(() => drawMap({ points: [] })).toThrow("at least one point");
    expect(() => drawMap({ points: [{ lat: 153, lng: 83, label: "?" }] })).toThrow("latitude");
  });
});

describe("scaleBar and graticuleStep", () => {
  it.each([
    [1, 120, 100],
    [0.5, 120, 50],
    [4, 120, 200],
    [0.01, 120, 1],
  ])("make at %d km per pixel within %d px a bar of %d km", (kmPerPx, longest, km) => {
    expect(scaleBar(kmPerPx, longest)).toEqual({ km, px: km / kmPerPx });
  });

  it.each([
    [3, 0.5],
    [6, 1],
    [60, 10],
    [300, 30],
  ])("draw on a map of %d degrees a line every %d", (span, step) => {
    expect(graticuleStep(span)).toBe(step);
  });
});
