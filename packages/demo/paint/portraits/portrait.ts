import type { Hair, Sitter } from "./sitter.ts";
import { mix, shift } from "../colour.ts";
import type { PortraitPerson } from "../pictures-to-paint.ts";
import { paintBody } from "./portrait-clothes.ts";
import { portraitBackdrop } from "./portrait-backdrop.ts";
import { paintFace } from "./portrait-face.ts";
import { paintHairBack, paintHairFront } from "./portrait-hair.ts";
import { createRandom } from "../../src/random.ts";

const skins = [
  "#f7d9c2",
  "#f2c9a8",
  "#eabb94",
  "#e0a67c",
  "#cf9066",
  "#b87a52",
  "#9a623f",
  "#7a4a30",
  "#5f3825",
] as const;
const darkHair = ["#2a211f", "#3a2a24", "#241f26", "#4a3228"] as const;
const anyHair = [
  ...darkHair,
  "#6a432c",
  "#8a5a34",
  "#b07a44",
  "#d8ab6a",
  "#a8532f",
  "#c9c4bc",
  "#8d8a88",
] as const;
const cloths = [
  "#2f6b5a",
  "#c9563f",
  "#e0a23c",
  "#34618f",
  "#7a4f86",
  "#d9788a",
  "#4a5a6c",
  "#e8e0d0",
  "#9aa04c",
  "#2a8a94",
  "#b5483a",
  "#5a4a42",
] as const;

const hairs: Record<PortraitPerson, readonly [Hair, ...Hair[]]> = {
  woman: ["long", "wavy", "bob", "bun", "ponytail", "curly", "long", "bob", "beanie", "hat"],
  man: ["short", "side", "quiff", "curly", "crop", "short", "side", "bald", "beanie", "cap", "hat"],
};

/** Draws the portrait of an organizer or traveller as SVG. Deterministic. */
export function drawPortrait(options: {
  person: PortraitPerson;
  seed: string;
  width: number;
  height: number;
}): string {
  const { person, seed, width, height } = options;
  const random = createRandom(`portrait/${person}/${seed}`);
  const [upper, lower] = portraitBackdrop(seed);
  const parts: string[] = [];
  const skin = random.pick(skins);
  const fair = skins.indexOf(skin) < 4;
  const cloth = random.pick(cloths);
  const hair = random.pick(hairs[person]);
  const sitter: Sitter = {
    person,
    random,
    skin,
    skinShade: mix(shift(skin, { lightness: 0.86, chroma: 1.12 }), "#8a4a50", 0.12),
    hair,
    hairColour: random.pick(fair ? anyHair : darkHair),
    cloth,
    accent:
      cloths[(cloths.indexOf(cloth) + random.int(1, cloths.length - 1)) % cloths.length] ?? cloth,
    add: (path, paint, opacity = 1) => {
      parts.push(
        `<path d="${path}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`,
      );
    },
    line: (path, paint, thickness) => {
      parts.push(
        `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
    },
  };
  paintBackdrop(sitter, upper, lower);
  paintHairBack(sitter);
  paintBody(sitter);
  paintFace(sitter);
  paintHairFront(sitter);
  // Head and shoulders fill the short side, because most portraits are shown small; the backdrop extends beyond them.
  const aspect = width / height;
  const wide = Math.max(324, 324 * aspect);
  const tall = Math.max(324, 324 / aspect);
  const left = 200 - wide / 2;
  const top = 366 - tall;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${wide} ${tall}" preserveAspectRatio="none">${parts.join("")}</svg>`;
}

/** A blurred landscape. */
function paintBackdrop({ add, random }: Sitter, upper: string, lower: string): void {
  add("M-2000-2000H2400V2400H-2000Z", upper);
  const sunX = random.pick([96, 312]);
  add(`M${sunX - 58} 112a58 58 0 1 0 116 0a58 58 0 1 0-116 0Z`, mix(upper, "#ffffff", 0.5));
  const dip = random.between(-26, 26);
  add(
    `M-2000 ${262 + dip}L-40 ${262 + dip}Q70 ${178 + dip} 170 ${244 - dip}T420 ${216 - dip}L2400 ${216 - dip}V2400H-2000Z`,
    mix(upper, lower, 0.55),
  );
  add(
    `M-2000 ${330 - dip}L-40 ${330 - dip}Q110 ${262 - dip} 230 ${312 + dip}T430 ${286 + dip}L2400 ${286 + dip}V2400H-2000Z`,
    lower,
  );
}
