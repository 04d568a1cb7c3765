import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { lightsFor, portraitPeople } from "./pictures-to-paint.ts";
import { lights, sceneKinds } from "@tropa/geography/notation/landscapes";
import { drawPortrait } from "./portraits/portrait.ts";
import { drawScene } from "./scene.ts";

/** How far apart the tones of a rendered picture lie, by channel. */
async function spreadOf(svg: string): Promise<number> {
  // Of an SVG itself each figure would draw the picture anew.
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  return Math.max(...channels.map((channel) => channel.stdev));
}

const card = { width: 200, height: 150 };
const tall = { width: 120, height: 160 };

describe("drawn scenes", () => {
  it.each(sceneKinds)("%s has visible contrast, tall and wide", async (kind) => {
    const [first, second = first] = lightsFor(kind);
    for (const [light, format] of [
      [first, card],
      [second, tall],
    ] as const) {
      const svg = drawScene({ kind, light, seed: "one", ...format });
      expect(await spreadOf(svg)).toBeGreaterThan(9);
    }
  });

  it.each(sceneKinds)("%s contains no invalid number in any light", (kind) => {
    // One number gone wrong and the renderer drops the shape, or all that follows, in silence.
    for (const light of lights) {
      for (const format of [card, tall]) {
        const svg = drawScene({ kind, light, seed: light, ...format });
        for (const broken of ["NaN", "Infinity", "undefined"]) {
          expect(svg.includes(broken)).toBe(false);
        }
      }
    }
  });

  it("depend only on the seed", () => {
    for (const kind of sceneKinds) {
      const draw = (seed: string): string => drawScene({ kind, light: "day", seed, ...card });
      const first = draw("a");
      expect(draw("a")).toBe(first);
      expect(draw("b")).not.toBe(first);
    }
  });

  it("are the same in every size of a format", () => {
    const body = (svg: string): string => svg.slice(svg.indexOf("viewBox"));
    const small = drawScene({ kind: "lake", light: "dawn", seed: "a", width: 400, height: 300 });
    const large = drawScene({ kind: "lake", light: "dawn", seed: "a", width: 800, height: 600 });
    expect(body(small)).toBe(body(large));
  });
});

describe("drawn portraits", () => {
  it.each(portraitPeople)("show a %s that depends only on the seed", async (person) => {
    const draw = (seed: string): string => drawPortrait({ person, seed, width: 96, height: 96 });
    expect(draw("a")).toBe(draw("a"));
    expect(draw("a")).not.toBe(draw("b"));
    for (let seed = 0; seed < 20; seed += 1) {
      const svg = draw(`s${seed}`);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(await spreadOf(svg)).toBeGreaterThan(9);
    }
  });
});
