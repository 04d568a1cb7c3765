import type { Random } from "../../src/random.ts";
import type { PortraitPerson } from "../pictures-to-paint.ts";

/** A hairstyle. */
export type Hair =
  | "long"
  | "wavy"
  | "bob"
  | "bun"
  | "ponytail"
  | "curly"
  | "short"
  | "side"
  | "quiff"
  | "crop"
  | "bald"
  | "beanie"
  | "cap"
  | "hat";

/** Properties shared by the parts of a portrait. The head is about 120 units wide in a square of 400. */
export type Sitter = {
  person: PortraitPerson;
  random: Random;
  skin: string;
  /** Skin colour in the shade. */
  skinShade: string;
  hair: Hair;
  hairColour: string;
  cloth: string;
  accent: string;
  add: (path: string, paint: string, opacity?: number) => void;
  line: (path: string, paint: string, width: number) => void;
};
