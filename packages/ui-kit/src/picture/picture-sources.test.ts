import { describe, expect, it } from "vitest";
import { srcSet } from "./picture-sources.ts";

describe("srcSet", () => {
  it("names each size with its width and the format asked for", () => {
    expect(srcSet("/{size}/a.jpg", ["374x500", "1200x00"], "webp")).toBe(
      "/374x500/a.webp 374w, /1200x00/a.webp 1200w",
    );
  });
});
