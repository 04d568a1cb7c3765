import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";

describe("contrast", () => {
  it("ranges from 1 to 21", () => {
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
    expect(contrast("#000000", "#ffffff")).toBe(21);
  });

  it("is symmetric", () => {
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  });
});
