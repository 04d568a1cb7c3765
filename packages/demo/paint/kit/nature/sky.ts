import { mix } from "../../colour.ts";
import { circle, dash, polygon, round, type Point } from "../path.ts";
import type { Stage } from "../stage.ts";

const isDark = (stage: Stage): boolean => stage.light === "night";

/** Height of the sun or moon above the horizon, as a share of the sky. */
const heights: Record<Stage["light"], readonly [number, number]> = {
  dawn: [0.14, 0.3],
  day: [0.66, 0.8],
  goldenhour: [0.2, 0.36],
  dusk: [0.05, 0.18],
  night: [0.55, 0.76],
  overcast: [0.42, 0.6],
};

type SkyOptions = {
  horizon: number;
  clouds?: "fair" | "streaks" | "towering" | "none";
  /** Horizontal position of the sun, 0 to 1. */
  sunAt?: number;
  /** Height above the horizon as a share of the sky. */
  sunHeight?: number;
  sunRadius?: number;
  rays?: boolean;
};

/** Paints the sky down to slightly below the horizon, with its light, clouds and stars. */
export function paintSky(stage: Stage, options: SkyOptions): void {
  const { width, height, palette, random, light } = stage;
  const { horizon } = options;
  const [zenith, upper, lower, rim] = palette.sky;
  stage.add(
    `<rect width="${width}" height="${height}" fill="${stage.vertical(0, horizon, [
      [0, zenith],
      [0.38, upper],
      [0.76, lower],
      [1, rim],
    ])}"/>`,
  );
  const [low, high] = heights[light];
  const place = stage.sun;
  if (options.sunAt !== undefined) place.x = width * options.sunAt;
  place.y = horizon * (1 - (options.sunHeight ?? random.between(low, high)));
  place.radius =
    options.sunRadius ??
    (light === "night" ? random.between(26, 38) : light === "day" ? 34 : random.between(36, 62));
  if (isDark(stage)) paintStars(stage, horizon, 1);
  if (light === "dusk") paintStars(stage, horizon * 0.55, 0.35);
  paintGlow(stage);
  const shines = light === "dawn" || light === "goldenhour";
  if (options.rays ?? (shines && random.chance(0.3))) paintRays(stage, horizon);
  paintDisc(stage);
  paintClouds(stage, options);
}

function paintGlow(stage: Stage): void {
  const { width, height, palette, sun, light } = stage;
  const reach = Math.max(width, height) * (light === "day" ? 0.5 : 0.66);
  const strength = light === "overcast" ? 0.45 : light === "night" ? 0.5 : 0.85;
  const glow = stage.radial(sun.x, sun.y, reach, [
    [0, palette.glow, strength],
    [0.16, palette.glow, strength * 0.62],
    [0.42, palette.glow, strength * 0.24],
    [1, palette.glow, 0],
  ]);
  stage.add(`<rect width="${width}" height="${height}" fill="${glow}"/>`);
}

function paintDisc(stage: Stage): void {
  const { palette, sun, light } = stage;
  const { x, y, radius } = sun;
  if (light === "night") {
    for (const ring of [2.6, 1.7]) stage.fill(circle(x, y, radius * ring), palette.glow, 0.08);
    stage.fill(circle(x, y, radius), palette.sun);
    const seas = mix(palette.sun, palette.sky[2], 0.24);
    stage.fill(
      circle(x - radius * 0.3, y - radius * 0.22, radius * 0.26) +
        circle(x + radius * 0.24, y + radius * 0.3, radius * 0.34) +
        circle(x + radius * 0.36, y - radius * 0.38, radius * 0.16),
      seas,
      0.55,
    );
    return;
  }
  if (light === "overcast") {
    stage.fill(circle(x, y, radius), palette.sun, 0.5);
    return;
  }
  for (const ring of [3, 2, 1.42]) stage.fill(circle(x, y, radius * ring), palette.sun, 0.13);
  stage.fill(circle(x, y, radius), palette.sun);
}

function paintRays(stage: Stage, horizon: number): void {
  const { width, height, palette, sun, random } = stage;
  const reach = width + height;
  const count = random.int(13, 19);
  let path = "";
  const turn = random.between(0, 1);
  for (let ray = 0; ray < count; ray += 1) {
    const angle = ((ray + turn) / count) * Math.PI * 2;
    const spread = (Math.PI / count) * 0.52;
    path += polygon([
      [sun.x, sun.y],
      [sun.x + Math.cos(angle - spread) * reach, sun.y + Math.sin(angle - spread) * reach],
      [sun.x + Math.cos(angle + spread) * reach, sun.y + Math.sin(angle + spread) * reach],
    ]);
  }
  const paint = stage.radial(sun.x, sun.y, horizon * 1.1, [
    [0, palette.sun, 0.26],
    [0.5, palette.sun, 0.13],
    [1, palette.sun, 0],
  ]);
  stage.fill(path, paint);
}

/** Stars: many faint, few bright, none in the haze of the horizon. */
export function paintStars(stage: Stage, bottom: number, share: number): void {
  const { width, palette } = stage;
  const random = stage.random.fork("stars");
  const layers = [
    { count: 150, radius: 0.9, opacity: 0.55 },
    { count: 50, radius: 1.4, opacity: 0.8 },
    { count: 12, radius: 2.1, opacity: 1 },
  ];
  for (const { count, radius, opacity } of layers) {
    let path = "";
    for (let star = 0; star < count * share; star += 1) {
      const y = bottom * random.next() ** 1.35 * 0.92;
      path += circle(random.between(0, width), y, radius * random.between(0.7, 1.2));
    }
    stage.fill(path, palette.sun, opacity);
  }
}

function paintClouds(stage: Stage, { horizon, clouds }: SkyOptions): void {
  const { light, random } = stage;
  const choice =
    clouds ??
    (light === "day"
      ? random.pick(["fair", "towering", "streaks"])
      : light === "overcast"
        ? random.pick(["streaks", "fair"])
        : light === "night"
          ? random.pick(["none", "streaks"])
          : random.pick(["streaks", "streaks", "fair", "none"]));
  if (choice === "none") return;
  const { width } = stage;
  if (choice === "streaks") {
    paintStreaks(stage, horizon);
    return;
  }
  if (choice === "towering") {
    for (let bank = 0; bank < 3; bank += 1) {
      const x = width * (0.12 + bank * 0.36 + random.between(-0.1, 0.1));
      paintCloud(stage, x, horizon * random.between(0.86, 0.98), random.between(230, 360), 0.5);
    }
  }
  const count = random.int(2, 4);
  for (let cloud = 0; cloud < count; cloud += 1) {
    const y = horizon * random.between(0.16, 0.62);
    const scale = 0.55 + (1 - y / horizon) * 0.75;
    paintCloud(stage, width * ((cloud + random.between(0.1, 0.9)) / count), y, 170 * scale, 0.3);
  }
}

/** Colours of the lit and the shaded side of clouds. */
function cloudPaints(stage: Stage): { lit: string; under: string } {
  const { palette, light } = stage;
  const [zenith, upper, lower] = palette.sky;
  if (light === "day")
    return { lit: mix("#ffffff", palette.key, 0.3), under: mix(lower, upper, 0.45) };
  if (light === "night")
    return { lit: mix(upper, palette.glow, 0.35), under: mix(upper, zenith, 0.3) };
  if (light === "overcast")
    return { lit: mix(lower, palette.sun, 0.6), under: mix(upper, zenith, 0.35) };
  return {
    lit: mix(palette.glow, palette.sun, 0.4),
    under: mix(mix(upper, lower, 0.5), palette.shade, 0.22),
  };
}

/** A cumulus cloud: rounded above a flat base. */
function paintCloud(stage: Stage, x: number, base: number, span: number, tallness: number): void {
  const { random, side } = stage;
  const { lit, under } = cloudPaints(stage);
  const domes = random.int(6, 9);
  let body = "";
  let rims = "";
  for (let dome = 0; dome < domes; dome += 1) {
    const at = (dome + 0.5) / domes;
    const hump = Math.sin(at * Math.PI) ** 0.8;
    const radius = span * (0.07 + 0.13 * hump * random.between(0.75, 1.2));
    const centreX = x + (at - 0.5) * span;
    const centreY = base - span * tallness * 0.42 * hump * random.between(0.5, 1);
    body += circle(centreX, centreY, radius);
    body += polygon([
      [centreX - radius, centreY],
      [centreX + radius, centreY],
      [centreX + radius, base],
      [centreX - radius, base],
    ]);
    rims += circle(centreX + side * radius * 0.16, centreY - radius * 0.12, radius * 0.84);
  }
  const top = base - span * (tallness * 0.45 + 0.16);
  const clip = stage.clip(
    `M${round(x - span)} ${round(top - 60)}h${round(span * 2)}V${round(base)}h${round(-span * 2)}Z`,
  );
  const fade = stage.vertical(top, base, [
    [0, under, 0.95],
    [0.65, under, 0.6],
    [1, under, 0],
  ]);
  const shine = stage.vertical(top, base, [
    [0, lit, 1],
    [0.55, lit, 0.75],
    [1, lit, 0],
  ]);
  stage.add(`<g clip-path="${clip}">`);
  stage.fill(body, fade);
  stage.fill(rims, shine);
  stage.add("</g>");
}

/** Long thin clouds, denser towards the horizon and lit from below near the sun. */
function paintStreaks(stage: Stage, horizon: number): void {
  const { width, random } = stage;
  const { lit, under } = cloudPaints(stage);
  const count = random.int(7, 12);
  for (let streak = 0; streak < count; streak += 1) {
    const depth = random.next() ** 0.7;
    const y = horizon * (0.1 + 0.78 * depth);
    const length = width * random.between(0.22, 0.6);
    const x = random.between(-0.05, 1.05) * width;
    const thick = (1.15 - depth) * random.between(12, 30);
    let upper = "";
    let lower = "";
    for (let part = 0; part < 4; part += 1) {
      const partX = x + random.between(-0.34, 0.34) * length;
      const partY = y + random.between(-0.5, 0.5) * thick;
      upper += dash(
        partX,
        partY,
        length * random.between(0.35, 0.8),
        thick * random.between(0.6, 1.2),
      );
      lower += dash(
        partX + 10,
        partY + thick * 0.16,
        length * random.between(0.3, 0.66),
        thick * 0.5,
      );
    }
    stage.fill(upper, under, 0.5);
    stage.fill(lower, lit, 0.6);
  }
}

/** Paints a few distant birds, which give the landscape its scale. */
export function paintBirds(stage: Stage, x: number, y: number, colour: string, size = 9): void {
  const { random } = stage;
  const count = random.int(3, 6);
  for (let bird = 0; bird < count; bird += 1) {
    const span = size * random.between(0.7, 1.2);
    const centre: Point = [
      x + bird * size * 2.3 + random.between(-8, 8),
      y + random.bell() * size * 2.6,
    ];
    const lift = span * random.between(0.25, 0.6);
    stage.stroke(
      `M${round(centre[0] - span)} ${round(centre[1] - lift)}q${round(span * 0.6)} ${round(-lift * 0.4)} ${round(span)} ${round(lift)}q${round(span * 0.4)} ${round(-lift * 1.4)} ${round(span)} ${round(-lift)}`,
      colour,
      size * 0.2,
      0.85,
    );
  }
}
