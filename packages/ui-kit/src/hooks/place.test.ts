import { describe, expect, it } from "vitest";
import { place } from "./place.ts";

const viewport = { width: 400, height: 600 };
const panel = { width: 200, height: 300 };
const trigger = (left: number, top: number) => ({ left, top, width: 100, height: 40 });

describe("place", () => {
  it("puts the panel below, aligned with the start", () => {
    const spot = place(trigger(50, 100), panel, viewport, 12, "start");
    expect(spot).toMatchObject({ left: 50, top: 152 });
  });

  it("aligns the panel with the end", () => {
    expect(place(trigger(250, 100), panel, viewport, 12, "end").left).toBe(150);
  });

  it("mirrors start and end from right to left", () => {
    expect(place(trigger(250, 100), panel, viewport, 12, "start", "rtl").left).toBe(150);
    expect(place(trigger(50, 100), panel, viewport, 12, "end", "rtl").left).toBe(50);
  });

  it("centres the panel", () => {
    expect(place(trigger(150, 100), panel, viewport, 12, "center").left).toBe(100);
  });

  it("puts the panel above when there is more room", () => {
    expect(place(trigger(50, 500), panel, viewport, 12, "start").top).toBe(500 - 12 - 300);
  });

  it("keeps the panel within the window", () => {
    expect(place(trigger(350, 100), panel, viewport, 12, "start").left).toBe(400 - 200 - 8);
    expect(place(trigger(20, 100), panel, viewport, 12, "end").left).toBe(8);
  });

  it("limits the height to the available room", () => {
    const spot = place(trigger(50, 200), { width: 200, height: 900 }, viewport, 12, "start");
    expect(spot.maxHeight).toBe(600 - 240 - 12 - 8);
  });
});
