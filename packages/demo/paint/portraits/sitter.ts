import type { Random } from "../../src/random.ts";
import type { PortraitPerson } from "../pictures-to-paint.ts";

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

/** What the parts of one bust share. Units: the head is about 120 wide on a square of 400. */
export type Sitter = {
  person: PortraitPerson;
  random: Random;
  skin: string;
  /** The same skin where the light does not reach. */
  skinShade: string;
  hair: Hair;
  hairColour: string;
  cloth: string;
  accent: string;
  add: (path: string, paint: string, opacity?: number) => void;
  line: (path: string, paint: string, width: number) => void;
};
