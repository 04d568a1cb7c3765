import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sceneKinds } from "@tropa/geography/notation/landscapes";
import type { Light, SceneKind } from "@tropa/geography/notation/landscapes";

/** Where the files of all pictures lie; `npm run paint` makes them. */
export const pictureFolder = join(import.meta.dirname, "../../pictures");

/** The colour of each picture that shows until it has come, by its name. */
const colours = JSON.parse(readFileSync(join(pictureFolder, "colours.json"), "utf8")) as Readonly<
  Record<string, string>
>;

/** A picture as catalogues hold it: its address, and its colour. */
const stored = ([name, colour]: [string, string]): string => `/images/${name}/{size}.avif${colour}`;

const nameOf = (picture: string): string => picture.split("/")[2] ?? "";

/** The file of a picture. */
export const fileOf = (picture: string): string => join(pictureFolder, `${nameOf(picture)}.webp`);

/** Scenes are called `lake-dawn-3`. */
export const sceneOf = (picture: string): string => nameOf(picture).replace(/-[a-z]+-\d+$/, "");

const byScene = Map.groupBy(Object.entries(colours).map(stored), sceneOf);

/** All pictures of a scene. */
export function picturesOf(scene: string): readonly string[] {
  const found = byScene.get(scene);
  if (!found) throw new Error(`Nothing is painted of "${scene}"`);
  return found;
}

/** Somebody's face; the same number is the same face. */
export function portraitOf(gender: "woman" | "man", number: number): string {
  const faces = picturesOf("portrait").filter((face) =>
    nameOf(face).startsWith(`portrait-${gender}-`),
  );
  return faces[number % faces.length] ?? "";
}

const isLight = (picture: string, light: Light) => nameOf(picture).includes(`-${light}-`);

/** Gives out pictures of some scenes, best first: one that was used least, in this light where there is one. */
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

/** The picture that is called for by "frozen-lake day". */
export function pictureTurn(words: string, turns: ReturnType<typeof createPictureTurns>): string {
  const [scene, light] = words.split(" ");
  const kind = sceneKinds.find((candidate) => candidate === scene);
  if (!kind) throw new Error(`No such picture: ${words}`);
  return turns([kind], light as Light);
}
