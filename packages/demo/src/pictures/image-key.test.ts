import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  imageKey,
  lightsFor,
  parseImageKey,
  placeholderColour,
  portraitPeople,
  seedOf,
} from "./image-key.ts";
import { lights, sceneKinds } from "@tropa/geography/notation/landscapes";

const scene = fc.record({
  kind: fc.constantFrom(...sceneKinds),
  light: fc.constantFrom(...lights),
  seed: fc.string(),
});
const portrait = fc.record({
  kind: fc.constant("portrait" as const),
  person: fc.constantFrom(...portraitPeople),
  seed: fc.string(),
});

describe("image key", () => {
  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(fc.oneof(scene, portrait), (image) => {
        expect(parseImageKey(imageKey(image))).toEqual({ ...image, seed: seedOf(image.seed) });
      }),
    );
  });

  it("is safe in an address for any seed", () => {
    fc.assert(
      fc.property(fc.oneof(scene, portrait), (image) => {
        expect(imageKey(image)).toMatch(/^[0-9a-z-]{1,64}$/);
      }),
    );
  });

  it("normalises a seed idempotently", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(seedOf(seedOf(text))).toBe(seedOf(text));
      }),
    );
  });

  it("is null for an invalid key", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        const parsed = parseImageKey(text);
        expect(parsed === null || imageKey(parsed) === text).toBe(true);
        expect(placeholderColour(text) === null).toBe(parsed === null);
      }),
    );
    for (const key of [
      "",
      "-",
      "mountains",
      "mountains-day",
      "mountains-noon-1",
      "MOUNTAINS-day-1",
      "mountains-day-../x",
      "portrait-woman-",
      "portrait-day-1",
    ]) {
      expect(parseImageKey(key)).toBeNull();
    }
  });

  it("has a placeholder colour", () => {
    fc.assert(
      fc.property(fc.oneof(scene, portrait), (image) => {
        expect(placeholderColour(imageKey(image))).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it("has at least one known light for every kind", () => {
    for (const kind of sceneKinds) {
      expect(lightsFor(kind).length).toBeGreaterThan(0);
      for (const light of lightsFor(kind)) expect(lights).toContain(light);
    }
  });
});
