import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";

describe("contrast", () => {
  it("goes from 1 to 21", () => {
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
    expect(contrast("#000000", "#ffffff")).toBe(21);
  });

  it("is the same either way round", () => {
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  });
});
