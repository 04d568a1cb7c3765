import { lightnessOf, mix, shift } from "../colour.ts";
import type { Sitter } from "./sitter.ts";

/** Head, ears and features, kept few and friendly. */
export function paintFace(sitter: Sitter): void {
  const { add, line, random, skin, skinShade, person, hairColour } = sitter;
  const jaw = person === "man" ? 6 : 0;
  const long = random.between(-4, 6);
  const chin = 266 + long;
  add(
    "M134 190a15 19 0 1 0 26 0a15 19 0 1 0-26 0ZM240 190a15 19 0 1 0 26 0a15 19 0 1 0-26 0Z",
    skinShade,
  );
  add(
    `M140 168C138 108 168 92 200 92C232 92 262 108 260 168C260 208 ${250 + jaw} 232 ${232 + jaw} 250Q216 ${chin} 200 ${chin}Q184 ${chin} ${168 - jaw} 250C${150 - jaw} 232 140 208 140 168Z`,
    skin,
  );
  add(
    `M200 92C232 92 262 108 260 168C260 208 ${250 + jaw} 232 ${232 + jaw} 250Q216 ${chin} 200 ${chin}Q236 226 234 168C233 128 222 102 200 92Z`,
    skinShade,
    0.32,
  );
  const blush = mix(skin, "#e5605a", 0.16 + 0.3 * lightnessOf(skin) ** 2);
  add(
    "M152 214a14 9 0 1 0 28 0a14 9 0 1 0-28 0ZM220 214a14 9 0 1 0 28 0a14 9 0 1 0-28 0Z",
    blush,
    0.4,
  );
  const eye = "#2b2226";
  const smiling = random.chance(0.3);
  if (smiling) line("M163 190Q173 180 183 190M217 190Q227 180 237 190", eye, 4.4);
  else {
    add(
      "M168.4 189a5.6 6.6 0 1 0 11.2 0a5.6 6.6 0 1 0-11.2 0ZM220.4 189a5.6 6.6 0 1 0 11.2 0a5.6 6.6 0 1 0-11.2 0Z",
      eye,
    );
    add(
      "M174.4 186a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM226.4 186a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
      "#ffffff",
      0.9,
    );
    if (person === "woman")
      line("M166 184Q173 178.6 181 182.6M234 184Q227 178.6 219 182.6", eye, 3);
  }
  const brow = mix(hairColour, "#3a2a24", 0.35);
  const lift = random.between(-2, 2);
  line(
    `M161 ${171 + lift}Q172 ${163 + lift} 184 ${169 + lift}M239 ${171 + lift}Q228 ${163 + lift} 216 ${169 + lift}`,
    brow,
    person === "man" ? 5.6 : 4,
  );
  line("M201 192Q208 210 204 215Q200 219 194 216", shift(skinShade, { lightness: 0.9 }), 3.6);
  const beard = person === "man" && random.chance(0.42);
  if (beard) paintBeard(sitter, chin, jaw);
  const lips = mix(
    skinShade,
    person === "woman" ? "#b8324a" : "#8a3a3a",
    person === "woman" ? 0.6 : 0.45,
  );
  if (random.chance(0.45)) {
    add(
      "M180 231Q200 239 220 231Q216 250 200 250Q184 250 180 231Z",
      shift(lips, { lightness: 0.86 }),
    );
    add("M183 232.6Q200 239.4 217 232.6Q215 238.6 200 240Q185 238.6 183 232.6Z", "#ffffff");
  } else line("M183 233Q200 246 217 233", lips, 4.6);
  if (random.chance(0.24)) paintGlasses(sitter);
  if (random.chance(0.14)) {
    for (const [x, y] of [
      [160, 206],
      [168, 210],
      [176, 206],
      [224, 206],
      [232, 210],
      [240, 206],
    ] as const)
      add(`M${x} ${y}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z`, skinShade);
  }
}

function paintBeard({ add, random, hairColour }: Sitter, chin: number, jaw: number): void {
  const full = random.chance(0.6);
  if (full) {
    add(
      `M140 190C142 214 ${150 - jaw} 236 ${166 - jaw} 254Q184 ${chin + 10} 200 ${chin + 10}Q216 ${chin + 10} ${234 + jaw} 254C${250 + jaw} 236 258 214 260 190Q250 220 232 220Q216 214 200 219Q184 214 168 220Q150 220 140 190Z`,
      hairColour,
    );
    add(
      "M178 230Q200 226 222 230Q218 252 200 252Q182 252 178 230Z",
      shift(hairColour, { lightness: 0.78 }),
      0.5,
    );
  } else {
    add(
      `M176 224Q200 216 224 224Q222 230 214 229Q200 226 186 229Q178 230 176 224ZM184 ${chin - 12}Q200 ${chin - 18} 216 ${chin - 12}Q214 ${chin + 6} 200 ${chin + 7}Q186 ${chin + 6} 184 ${chin - 12}Z`,
      hairColour,
    );
  }
}

function paintGlasses({ add, line, random }: Sitter): void {
  const frame = random.pick(["#2b2f3a", "#7a4a2c", "#b5483a", "#3a5a6c"]);
  const lenses = random.chance(0.6)
    ? "M154 190a20 19 0 1 0 40 0a20 19 0 1 0-40 0ZM206 190a20 19 0 1 0 40 0a20 19 0 1 0-40 0Z"
    : "M154 176H194V198Q194 208 184 208H166Q154 208 154 196ZM206 176H246V196Q246 208 234 208H216Q206 208 206 198Z";
  add(lenses, "#ffffff", 0.2);
  line(`${lenses}M194 188Q200 183 206 188M154 186L141 182M246 186L259 182`, frame, 3.8);
}
