import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSpot, spot, writeSpot } from "./meeting-point.ts";

describe("a meeting point as text", () => {
  it.each([
    ["52.2854, 104.289", { lat: 52.2854, lng: 104.289 }],
    [" 52.2854 104.289 ", { lat: 52.2854, lng: 104.289 }],
    ["-33.86;151", { lat: -33.86, lng: 151 }],
    ["0, 0", { lat: 0, lng: 0 }],
    ["91, 10", null],
    ["10, 181", null],
    ["52.2854", null],
    ["у вокзала", null],
    ["", null],
  ])("is read from %j", (text, expected) => {
    expect(readSpot(text)).toEqual(expected);
  });

  it("is read back as it was written, to four decimals", () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const read = readSpot(writeSpot({ lat, lng }));
        expect(read?.lat).toBeCloseTo(lat, 4);
        expect(read?.lng).toBeCloseTo(lng, 4);
      }),
    );
    expect(writeSpot({ lat: null, lng: null })).toBe("");
  });

  it("passes the form rule when it is empty or a point", () => {
    expect(spot("", {})).toBeNull();
    expect(spot("1, 2", {})).toBeNull();
    expect(spot("here", {})).toEqual({ key: "incorrect" });
  });
});
