import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sceneKinds } from "@tropa/geography/notation/landscapes";
import type { Light, SceneKind } from "@tropa/geography/notation/landscapes";

/** The folder of the picture files, which `npm run paint` creates. */
export const pictureFolder = join(import.meta.dirname, "../../pictures");

/** Placeholder colours by the pictures' names. */
const colours = JSON.parse(readFileSync(join(pictureFolder, "colours.json"), "utf8")) as Readonly<
  Record<string, string>
>;

/** A picture as stored in catalogues: address template and colour. */
const stored = ([name, colour]: [string, string]): string => `/images/${name}/{size}.avif${colour}`;

const nameOf = (picture: string): string => picture.split("/")[2] ?? "";

/** Path of a picture's file. */
export const fileOf = (picture: string): string => join(pictureFolder, `${nameOf(picture)}.webp`);

/** Scene of a picture: names are like `lake-dawn-3`. */
export const sceneOf = (picture: string): string => nameOf(picture).replace(/-[a-z]+-\d+$/, "");

const byScene = Map.groupBy(Object.entries(colours).map(stored), sceneOf);

/** Returns all pictures of a scene. */
export function picturesOf(scene: string): readonly string[] {
  const found = byScene.get(scene);
  if (!found) throw new Error(`Nothing is painted of "${scene}"`);
  return found;
}

/** Returns a portrait; the same number gives the same face. */
export function portraitOf(gender: "woman" | "man", number: number): string {
  const faces = picturesOf("portrait").filter((face) =>
    nameOf(face).startsWith(`portrait-${gender}-`),
  );
  return faces[number % faces.length] ?? "";
}

const isLight = (picture: string, light: Light) => nameOf(picture).includes(`-${light}-`);

/**
 * Returns a function that picks pictures of some scenes, best scene first, the least used picture, and in a given light
 * if possible.
 */
export function createPictureTurns(): (scenes: readonly SceneKind[], light?: Light) => string {
  const uses = new Map<string, number>();
  return (scenes, light) => {
    const found = scenes.flatMap((scene, rank) => {
      const all = picturesOf(scene);
      const lit = light ? all.filter((picture) => isLight(picture, light)) : [];
      return (lit.length > 0 ? lit : all).map((picture) => ({
        picture,
        cost: (uses.get(picture) ?? 0) + rank * 0.9,
      }));
    });
    const [best] = found.toSorted((one, other) => one.cost - other.cost);
    if (!best) throw new Error("A picture of no scene");
    uses.set(best.picture, (uses.get(best.picture) ?? 0) + 1);
    return best.picture;
  };
}

/** Picks a picture by words: "frozen-lake day". */
export function pictureTurn(words: string, turns: ReturnType<typeof createPictureTurns>): string {
  const [scene, light] = words.split(" ");
  const kind = sceneKinds.find((candidate) => candidate === scene);
  if (!kind) throw new Error(`No such picture: ${words}`);
  return turns([kind], light as Light);
}
