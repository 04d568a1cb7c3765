import { mix, shift } from "../colour.ts";
import type { Sitter } from "./sitter.ts";

const dots = (places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(
      ([x, y, radius]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`,
    )
    .join("");

/** Hair behind neck and shoulders. */
export function paintHairBack({ add, hair, hairColour, person }: Sitter): void {
  const back = shift(hairColour, { lightness: 0.8 });
  const covered = hair === "beanie" || hair === "hat" || hair === "cap";
  if (hair === "long" || (covered && person === "woman"))
    add(
      "M132 168C126 92 168 74 200 74C232 74 274 92 268 168C268 226 286 284 274 330H126C114 284 132 226 132 168Z",
      back,
    );
  if (hair === "wavy")
    add(
      "M130 164C120 92 166 72 200 72C234 72 280 92 270 164C292 204 268 226 288 262C300 294 276 318 262 330H138C124 318 100 294 112 262C132 226 108 204 130 164Z",
      back,
    );
  if (hair === "bob")
    add(
      "M130 164C124 92 166 74 200 74C234 74 276 92 270 164C276 206 276 232 262 250H138C124 232 124 206 130 164Z",
      back,
    );
  if (hair === "ponytail")
    add("M232 96C292 92 300 160 284 214C280 240 292 262 282 290C262 268 254 232 256 198Z", back);
  if (hair === "bun") add(dots([[200, 70, 36]]), back);
  if (hair === "curly" && person === "woman")
    add(
      dots([
        [136, 150, 34],
        [126, 196, 32],
        [132, 238, 28],
        [264, 150, 34],
        [274, 196, 32],
        [268, 238, 28],
        [160, 106, 36],
        [240, 106, 36],
        [200, 90, 38],
      ]),
      back,
    );
}

/** Hair over the forehead, or a hat. */
export function paintHairFront(sitter: Sitter): void {
  const { add, line, hair, hairColour, person, random, accent } = sitter;
  const shine = mix(shift(hairColour, { lightness: 1.18 }), "#ffd9a8", 0.14);
  const temples =
    person === "man"
      ? "M139 184Q134 122 154 100L176 120L158 138Q146 152 145 186ZM261 184Q266 122 246 100L224 120L242 138Q254 152 255 186Z"
      : "";
  const parting = random.sign();
  const mirror = (x: number): number => 200 + (x - 200) * parting;
  switch (hair) {
    case "long":
    case "wavy":
      add(
        `M${mirror(138)} 200C${mirror(124)} 104 ${mirror(168)} 74 ${mirror(206)} 74C${mirror(256)} 74 ${mirror(276)} 124 ${mirror(262)} 202C${mirror(258)} 158 ${mirror(246)} 130 ${mirror(214)} 106C${mirror(192)} 138 ${mirror(146)} 146 ${mirror(138)} 200Z`,
        hairColour,
      );
      line(
        `M${mirror(216)} 86Q${mirror(252)} 98 ${mirror(258)} 142M${mirror(190)} 86Q${mirror(154)} 98 ${mirror(146)} 134`,
        shine,
        4,
      );
      break;
    case "bob":
      add(
        "M134 206C122 108 160 74 200 74C240 74 278 108 266 206C262 178 256 158 252 146Q200 130 148 146C144 158 138 178 134 206Z",
        hairColour,
      );
      line("M158 104Q198 84 242 104", shine, 5);
      break;
    case "bun":
    case "ponytail":
      add(
        `M137 182C128 108 164 78 200 78C236 78 272 108 263 182C258 142 ${mirror(238)} 118 ${mirror(214)} 108C${mirror(184)} 124 146 136 137 182Z`,
        hairColour,
      );
      line("M168 96Q200 80 232 98", shine, 4);
      break;
    case "curly":
      add(
        dots([
          [148, 142, 19],
          [156, 118, 22],
          [178, 100, 24],
          [202, 94, 25],
          [226, 102, 24],
          [246, 120, 22],
          [252, 144, 18],
          [190, 112, 20],
          [214, 114, 18],
        ]),
        hairColour,
      );
      add(
        dots([
          [172, 96, 8],
          [200, 86, 9],
          [228, 98, 8],
          [152, 118, 6],
        ]),
        shine,
        0.7,
      );
      break;
    case "short":
      add(
        `${temples}M140 152C136 96 168 80 202 80C238 80 266 98 260 152C254 132 240 122 228 122Q200 128 172 120C154 122 146 132 140 152Z`,
        hairColour,
      );
      line("M168 100Q200 86 234 102", shine, 4);
      break;
    case "side":
      add(
        `${temples}M${mirror(140)} 154C${mirror(132)} 98 ${mirror(172)} 74 ${mirror(214)} 80C${mirror(254)} 84 ${mirror(268)} 116 ${mirror(260)} 154C${mirror(254)} 136 ${mirror(244)} 126 ${mirror(236)} 112C${mirror(206)} 128 ${mirror(160)} 120 ${mirror(140)} 154Z`,
        hairColour,
      );
      line(`M${mirror(160)} 108Q${mirror(196)} 86 ${mirror(236)} 98`, shine, 4);
      break;
    case "quiff":
      add(
        `${temples}M140 150C138 118 150 104 156 96C166 66 232 56 252 82C266 96 262 126 260 150C252 130 244 122 232 118Q198 112 168 122C152 128 146 136 140 150Z`,
        hairColour,
      );
      line("M172 98Q202 72 242 88", shine, 5);
      break;
    case "crop":
      add(
        `${temples}M141 150C138 104 168 86 200 86C232 86 262 104 259 150Q252 124 228 116Q200 110 172 116Q148 124 141 150Z`,
        hairColour,
        0.92,
      );
      break;
    case "bald":
      line("M222 108Q240 118 246 138", mix(sitter.skin, "#ffffff", 0.4), 6);
      break;
    case "beanie":
      paintFringe(sitter, temples);
      add("M134 146C128 84 164 62 200 62C236 62 272 84 266 146Q200 124 134 146Z", accent);
      add("M130 146Q200 118 270 146L268 168Q200 142 132 168Z", shift(accent, { lightness: 0.84 }));
      add(dots([[200, 58, 15]]), mix(accent, "#ffffff", 0.45));
      break;
    case "cap":
      paintFringe(sitter, temples);
      add("M138 146C132 92 166 72 200 72C234 72 268 92 262 146Q200 132 138 146Z", accent);
      add(
        `M${mirror(136)} 144Q${mirror(200)} 124 ${mirror(264)} 144Q${mirror(300)} 152 ${mirror(306)} 166Q${mirror(262)} 154 ${mirror(200)} 152Q${mirror(160)} 152 ${mirror(136)} 144Z`,
        shift(accent, { lightness: 0.8 }),
      );
      add(dots([[200, 72, 5]]), shift(accent, { lightness: 0.8 }));
      break;
    case "hat":
      paintFringe(sitter, temples);
      add("M150 132C148 84 176 70 200 78C224 70 252 84 250 132Z", "#d8b27a");
      add("M148 118Q200 130 252 118L254 138Q200 150 146 138Z", accent);
      add("M92 142Q200 122 308 142Q262 166 200 164Q138 166 92 142Z", "#c99c60");
      break;
  }
}

/** Hair below a cap, without which the head would look shaved. */
function paintFringe({ add, hairColour, person }: Sitter, temples: string): void {
  if (person === "woman")
    add(
      "M136 214C128 150 150 128 200 128C250 128 272 150 264 214C260 178 250 162 236 154Q200 146 164 154C150 162 140 178 136 214Z",
      hairColour,
    );
  else add(temples, hairColour);
}
