import { mix, shift } from "../colour.ts";
import type { Sitter } from "./sitter.ts";

/** Neck, shoulders and clothes. */
export function paintBody(sitter: Sitter): void {
  const { add, line, random, cloth, accent, skin, skinShade, person } = sitter;
  const broad = person === "man" ? 10 : 0;
  const shade = shift(cloth, { lightness: 0.82 });
  const shoulders = `M${58 - broad} 410C${60 - broad} 340 ${104 - broad} 312 158 300L200 312L242 300C${296 + broad} 312 ${340 + broad} 340 ${342 + broad} 410Z`;
  add(`M170 232H230V306Q200 340 170 306Z`, skin);
  add("M170 250Q200 284 230 250V276Q200 304 170 272Z", skinShade);
  add(shoulders, cloth);
  add(
    `M${342 + broad} 410C${340 + broad} 340 ${296 + broad} 312 242 300L236 308C${270 + broad} 330 ${286 + broad} 360 290 410Z`,
    shade,
    0.7,
  );
  const style = random.pick(["tee", "shirt", "jacket", "sweater", "scarf", "anorak"]);
  if (style === "tee") {
    add("M158 300Q200 348 242 300L230 294Q200 326 170 294Z", shift(cloth, { lightness: 1.12 }));
    add("M170 292Q200 322 230 292V284H170Z", skin);
  } else if (style === "shirt") {
    add("M170 292L200 344L230 292V280H170Z", skin);
    add(
      "M158 298L168 286L200 344L178 352ZM242 298L232 286L200 344L222 352Z",
      mix(cloth, "#ffffff", 0.28),
    );
    line("M200 350V410", shade, 3);
    add(
      "M196 366a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM196 392a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
      mix(cloth, "#ffffff", 0.6),
    );
  } else if (style === "jacket") {
    add("M166 296L200 410L234 296Q200 326 166 296Z", accent);
    add("M172 292Q200 318 228 292V284H172Z", skin);
    add("M158 298L170 290L196 410H164L140 348ZM242 298L230 290L204 410H236L260 348Z", shade);
    add("M158 298L140 348L168 360ZM242 298L260 348L232 360Z", mix(cloth, "#ffffff", 0.14));
  } else if (style === "sweater") {
    add(
      "M160 300Q158 274 170 272Q200 296 230 272Q242 274 240 300Q200 336 160 300Z",
      mix(cloth, "#ffffff", 0.16),
    );
    for (const y of [346, 364])
      line(`M${96 - broad} ${y}Q200 ${y + 26} ${304 + broad} ${y}`, mix(accent, "#fff4e0", 0.3), 5);
  } else if (style === "scarf") {
    add("M150 304Q146 274 172 270Q200 290 228 270Q254 274 250 304Q200 344 150 304Z", accent);
    add("M222 314L252 302L262 384L232 390Z", shift(accent, { lightness: 0.88 }));
    line("M158 302Q200 334 242 300", shift(accent, { lightness: 0.84 }), 4);
  } else {
    add(
      "M146 306Q150 268 172 264Q170 292 200 320Q230 292 228 264Q250 268 254 306L204 352V410H196V352Z",
      shift(cloth, { lightness: 1.1 }),
    );
    add("M172 284Q200 312 228 284L200 318Z", skin);
    line("M200 340V410", mix(cloth, "#ffffff", 0.55), 4);
    line(`M${92 - broad} 340L${84 - broad} 410M${308 + broad} 340L${316 + broad} 410`, accent, 14);
  }
}
