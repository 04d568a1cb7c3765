import { GALLERY } from "@tropa/domain/interface-constants";
import { describe, expect, it } from "vitest";
import { toggleZoom, wholePhoto, limitOffset, zoomAt } from "./zoom.ts";

const stage = { width: 1000, height: 600 };

describe("zoomAt", () => {
  it("keeps the point under the fingers in place", () => {
    const view = zoomAt(wholePhoto, 2, { x: 100, y: -50 }, stage);
    expect(view).toEqual({ x: -100, y: 50, scale: 2 });
    const nearer = zoomAt(view, 4, { x: 100, y: -50 }, stage);
    expect(nearer).toEqual({ x: -300, y: 150, scale: 4 });
  });

  it("returns to the whole photo when shrunk, and stops at a maximum", () => {
    expect(zoomAt({ x: 40, y: 0, scale: 2 }, 0.5, { x: 0, y: 0 }, stage)).toEqual(wholePhoto);
    expect(zoomAt(wholePhoto, 50, { x: 0, y: 0 }, stage).scale).toBe(GALLERY.zoomFactor * 2);
  });
});

describe("toggledZoom", () => {
  it("zooms in and out again", () => {
    const larger = toggleZoom(wholePhoto, { x: 0, y: 0 }, stage);
    expect(larger).toEqual({ x: 0, y: 0, scale: GALLERY.zoomFactor });
    expect(toggleZoom(larger, { x: 10, y: 10 }, stage)).toEqual(wholePhoto);
  });
});

describe("within", () => {
  it("stops at the edges of the photo", () => {
    expect(limitOffset({ x: 900, y: -900, scale: 2 }, stage)).toEqual({
      x: 500,
      y: -300,
      scale: 2,
    });
    expect(limitOffset({ x: 9, y: 9, scale: 1 }, stage)).toEqual(wholePhoto);
  });
});
