import { SLIDER } from "@tropa/domain/interface-constants";
import { describe, expect, it } from "vitest";
import {
  positionInDrag,
  nearestSlide,
  pageTarget,
  pullBeyondEnd,
  swipeTarget,
} from "./slider-motion.ts";

/** Six slides of 300 pixels. */
const starts = [0, 300, 600, 900, 1200, 1500];
const quick = SLIDER.longSwipeMs - 1;
const slow = SLIDER.longSwipeMs;

describe("swipeTarget", () => {
  it.each([
    [0, 20, quick, 1],
    [300, -20, quick, 0],
    [300, 310, quick, 3],
    [0, 149, slow, 0],
    [0, 150, slow, 1],
    [600, -149, slow, 2],
    [600, -151, slow, 1],
    [0, 450, slow, 2],
    [0, -50, quick, 0],
    [1500, 80, quick, 5],
  ])("from %d by %d in %d ms ends on slide %d", (from, moved, elapsedMs, index) => {
    expect(swipeTarget({ from, moved, elapsedMs }, starts)).toBe(index);
  });

  it("stays on the only slide", () => {
    expect(swipeTarget({ from: 0, moved: 200, elapsedMs: 10 }, [0])).toBe(0);
  });
});

describe("a drag", () => {
  it("moves the slides by the same distance", () => {
    expect(positionInDrag(300, 120, 1500)).toEqual({ at: 420, pull: 0 });
  });

  it("is slowed down beyond the ends by the documented ratio", () => {
    expect(positionInDrag(0, -100, 1500)).toEqual({
      at: 0,
      pull: -(100 ** SLIDER.resistanceRatio),
    });
    expect(positionInDrag(1500, 100, 1500)).toEqual({ at: 1500, pull: pullBeyondEnd(100) });
    expect(pullBeyondEnd(100)).toBeLessThan(100);
  });
});

describe("pageTarget and nearestSlide", () => {
  it("move by as many slides as are fully visible", () => {
    expect(pageTarget(0, 920, starts, 1)).toBe(3);
    expect(pageTarget(900, 920, starts, -1)).toBe(0);
    expect(pageTarget(0, 100, starts, 1)).toBe(1);
    expect(pageTarget(1200, 920, starts, 1)).toBe(5);
  });

  it("find the slide closest to the position", () => {
    expect(nearestSlide(440, starts)).toBe(1);
    expect(nearestSlide(460, starts)).toBe(2);
    expect(nearestSlide(10, [])).toBe(0);
  });
});
