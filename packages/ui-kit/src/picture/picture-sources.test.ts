import { describe, expect, it } from "vitest";
import { srcSet } from "./picture-sources.ts";

describe("srcSet", () => {
  it("lists each size with its width", () => {
    expect(srcSet("/{size}/a.jpg", ["374x500", "1200x00"])).toBe(
      "/374x500/a.avif 374w, /1200x00/a.avif 1200w",
    );
  });
});
