import { describe, expect, it } from "vitest";
import { placeLabels } from "./place-labels.ts";

const drawing = { width: 720, height: 420 };
const at = (x: number, y: number, label = "Barnaul") => ({ x, y, label });

describe("placeLabels", () => {
  it("puts a name after its place, or before it at the edge", () => {
    expect(placeLabels([at(100, 100)], drawing)).toEqual(["end"]);
    expect(placeLabels([at(700, 100)], drawing)).toEqual(["start"]);
  });

  it("covers neither places nor other names", () => {
    expect(placeLabels([at(300, 100), at(360, 100)], drawing)).toEqual(["start", "end"]);
    expect(placeLabels([at(300, 100), at(300, 110)], drawing)).toEqual(["end", "start"]);
  });

  it("keeps a name clear of the way through its place", () => {
    const eastward = [at(300, 200), at(600, 200)];
    expect(placeLabels([at(300, 200)], drawing, eastward)).toEqual(["start"]);
    const through = [at(100, 200), ...eastward];
    expect(placeLabels([at(300, 200)], drawing, through)).toEqual(["below"]);
    const cross = [...through, at(300, 200), at(300, 20), at(300, 400)];
    expect(placeLabels([at(300, 200)], drawing, cross)).toEqual(["above-end"]);
  });

  it("leaves names out when there is no room", () => {
    const crowd = Array.from({ length: 8 }, () => at(300, 200));
    expect(placeLabels(crowd, drawing).filter((side) => side === "none").length).toBeGreaterThan(2);
  });
});
