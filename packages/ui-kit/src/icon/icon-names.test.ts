import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { iconNames } from "./icon-names.ts";

const sprite = readFileSync(new URL("sprite.svg", import.meta.url), "utf8");

describe("the sprite", () => {
  it("contains exactly the icons in iconNames", () => {
    expect(Array.from(sprite.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id)).toEqual([
      ...iconNames,
    ]);
  });
});
