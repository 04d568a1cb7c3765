import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { difference, pixelsOf } from "./compare.ts";
import type { Pixels } from "./compare.ts";

const box = (left: number, colour = "#0b4a75", height = 80): Promise<Pixels> =>
  pixelsOf(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="${height}"><rect width="160" height="${height}" fill="#fff"/><rect x="${left}" y="20" width="60" height="40" fill="${colour}"/></svg>`,
      ),
    ),
  );

describe("two pictures", () => {
  it("are alike without a change", async () => {
    expect(await difference(await box(20), await box(20), "same browser")).toBeNull();
    expect(await difference(await box(20), await box(20), "other browser")).toBeNull();
  });

  it("differ when an object moved by one pixel", async () => {
    expect(await difference(await box(20), await box(21), "same browser")).toMatch("pixels differ");
  });

  it("differ in another browser only when an object moved visibly", async () => {
    expect(await difference(await box(20), await box(20.4), "other browser")).toBeNull();
    expect(await difference(await box(20), await box(28), "other browser")).toMatch("differ");
  });

  it("differ when a colour changed", async () => {
    const [one, other] = [await box(20), await box(20, "#0b7c4a")];
    expect(await difference(one, other, "same browser")).toMatch("pixels differ");
    expect(await difference(one, other, "other browser")).toMatch("pixels differ");
  });

  it("differ in size", async () => {
    expect(await difference(await box(20), await box(20, "#0b4a75", 96), "other browser")).toBe(
      "160×96 px instead of 160×80",
    );
  });
});
