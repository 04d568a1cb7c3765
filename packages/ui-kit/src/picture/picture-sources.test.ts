import { describe, expect, it } from "vitest";
import { imageUrl, sizeWidth, srcSet } from "./picture-sources.ts";

describe("imageUrl", () => {
  it("fills in the size", () => {
    expect(imageUrl("/photos/{size}/lake.jpg", "374x500")).toBe("/photos/374x500/lake.jpg");
  });

  it("swaps the extension and keeps what follows it", () => {
    expect(imageUrl("/p/{size}/lake.v2.jpg?v=3", "250x300", "avif")).toBe(
      "/p/250x300/lake.v2.avif?v=3",
    );
  });
});

describe("srcSet", () => {
  it("names each width", () => {
    expect(srcSet("/{size}/a.jpg", ["374x500", "748x1000"], "webp")).toBe(
      "/374x500/a.webp 374w, /748x1000/a.webp 748w",
    );
  });
});

describe("sizeWidth", () => {
  it("reads sizes that keep the proportions too", () => {
    expect(sizeWidth("1200x00")).toBe(1200);
  });
});
