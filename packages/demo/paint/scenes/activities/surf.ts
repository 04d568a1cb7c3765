import { mix } from "../../colour.ts";
import { jacketOf } from "../../kit/things/figures.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, circle, curve, dash, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** A surfer crouching on a board, riding towards the light. */
function paintSurfer(stage: Stage, x: number, y: number, height: number): void {
  const way = stage.side;
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(y - dy * unit)}`;
  const skin = stage.tone("#c98d66", 0, 0.8);
  const suit = stage.tone("#22344a", 0, 0.35);
  const board = stage.tone(stage.random.pick(["#f2b134", "#f4ead5", "#e8604c"]), 0, 0.95);
  stage.fill(`M${at(-7, 0.5)}Q${at(0, -1.6)} ${at(8, 1.6)}Q${at(1, 0.5)} ${at(-7, 0.5)}Z`, board);
  stage.stroke(`M${at(-6, 0.4)}Q${at(0, -0.8)} ${at(7.2, 1.4)}`, jacketOf(stage), unit * 0.3);
  stage.stroke(
    `M${at(-2.6, 0.2)}L${at(-1.8, 2.4)}L${at(0.2, 3.6)}M${at(2.6, 0.5)}L${at(2.4, 2.8)}L${at(0.4, 3.6)}`,
    suit,
    unit * 1.15,
  );
  stage.stroke(`M${at(0.2, 3.6)}L${at(1.3, 6.4)}`, suit, unit * 1.9);
  stage.stroke(
    `M${at(1.2, 6.3)}L${at(-1.6, 6.9)}L${at(-3.6, 6.2)}M${at(1.4, 6.2)}L${at(4, 5.8)}L${at(5.6, 6.8)}`,
    skin,
    unit * 0.75,
  );
  stage.fill(circle(x + 2 * unit * way, y - 8 * unit, unit * 1.05), skin);
  stage.fill(
    circle(x + 1.7 * unit * way, y - 8.4 * unit, unit * 1),
    stage.tone(stage.random.pick(["#d8b060", "#3a2a20"]), 0, 0.5),
  );
}

/** Paints a breaking wave with a surfer. */
export function paintSurf(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sea = random.pick(["#138a94", "#127f9c", "#17a08c"]);
  const shore = height * (aspect < 1 ? 0.4 : 0.36);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.1,
    depth: 0.76,
    local: "#5f8086",
    sharp: false,
  });
  paintWater(stage, { top: shore, local: sea, ripple: 0.6 });
  paintShore(stage, shore, 0.4);
  for (const [at, tall] of [
    [0.08, 9],
    [0.15, 14],
  ] as const) {
    const y = shore + height * at;
    let crest = "";
    for (let piece = 0; piece < 7; piece += 1)
      crest += dash(
        random.between(0, width),
        y + random.bell() * 6,
        random.between(90, 260),
        tall * 0.5,
      );
    stage.fill(crest, stage.snow(0, 0.9), 0.5);
  }
  // The wall of the wave: highest on the side away from the light, where it has begun to fall.
  const X = (at: number): number => (side > 0 ? at : 1 - at) * width;
  const base = height * 0.86;
  const top = height * (aspect < 1 ? 0.46 : 0.3);
  const crestAt = (at: number): number =>
    base - (base - top) * Math.max(0.1, 1 - at ** 1.5 * 1.06) + 8 * Math.sin(at * 22);
  const crest: Point[] = [];
  for (let step = -2; step <= 32; step += 1)
    crest.push([X(step / 30), crestAt(Math.max(0, step / 30))]);
  const wall = `${curve(crest)}L${X(1.1)} ${height + 10}L${X(-0.1)} ${height + 10}Z`;
  stage.fill(
    wall,
    stage.vertical(top, base, [
      [0, mix(stage.tone(sea, 0, 1), "#bff5e4", 0.5)],
      [0.35, mix(stage.tone(sea, 0, 1), "#5fe0c8", 0.25)],
      [1, stage.tone(sea, 0, 0.2)],
    ]),
  );
  stage.add(`<g clip-path="${stage.clip(wall)}">`);
  for (let line = 0; line < 26; line += 1) {
    const from = line / 26;
    stage.stroke(
      `M${round(X(from * 1.02))} ${round(crestAt(from) + 8)}Q${round(X(from + 0.05))} ${round((crestAt(from) + base) / 2 + 40)} ${round(X(from + 0.3))} ${round(base + 40)}`,
      line % 3 === 0 ? stage.snow(0, 1) : stage.tone(sea, 0, line % 2 ? 0.95 : 0.05),
      random.between(2, 7),
      line % 3 === 0 ? 0.34 : 0.3,
    );
  }
  stage.add("</g>");
  // The lip, thick where it falls.
  for (let drop = 0; drop < 120; drop += 1) {
    const at = random.next() ** 1.7 * 0.8;
    const fall = Math.max(0, 0.34 - at) * height * 0.9 * random.next();
    stage.fill(
      circle(
        X(at) + random.bell() * 20,
        crestAt(at) + fall + random.bell() * 8,
        random.between(3, 16) * (1.1 - at),
      ),
      stage.snow(0, random.between(0.6, 1)),
      0.8,
    );
  }
  const riderAt = 0.5;
  const riderY = crestAt(riderAt) + (base - crestAt(riderAt)) * 0.34;
  stage.stroke(
    `M${round(X(riderAt))} ${round(riderY)}Q${round(X(riderAt - 0.12))} ${round(riderY + 10)} ${round(X(riderAt - 0.22))} ${round(riderY - height * 0.08)}`,
    stage.snow(0, 1),
    8,
    0.7,
  );
  paintSurfer(stage, X(riderAt), riderY, height * (aspect < 1 ? 0.16 : 0.2));
  let foam = "";
  for (let piece = 0; piece < 70; piece += 1) {
    const at = random.next();
    foam += dash(
      X(at),
      base + (height - base) * random.next() * 1.1,
      random.between(30, 130),
      random.between(3, 11),
    );
  }
  stage.fill(foam, stage.snow(0, 1), 0.7);
  paintBirds(stage, X(0.75), shore * 0.5, stage.snow(0, 0.9), 12);
}
