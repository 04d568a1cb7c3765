import type { LocalDate } from "@tropa/domain/local-date";

/** Pictures of the image service, one a season; each leaves its sky to the heading. */
const scenes = {
  winter: { key: "northern-lights-night-hero", colour: "#123a5c" },
  spring: { key: "lake-dawn-hero1", colour: "#8f7fb5" },
  summer: { key: "hiking-goldenhour-b3", colour: "#8fa27a" },
  autumn: { key: "autumn-forest-goldenhour-h", colour: "#d98a55" },
} as const;

/** From January on; the year turns to snow with November, when people plan for it. */
const seasons = [
  "winter",
  "winter",
  "spring",
  "spring",
  "spring",
  "summer",
  "summer",
  "summer",
  "autumn",
  "autumn",
  "winter",
  "winter",
] as const satisfies readonly (keyof typeof scenes)[];

export interface HeroScene {
  /** Picture template with `{size}`. */
  image: string;
  colour: string;
}

/** The landscape that the home page opens with. */
export function heroScene(today: LocalDate): HeroScene {
  const { key, colour } = scenes[seasons[Number(today.slice(5, 7)) - 1] ?? "summer"];
  return { image: `/images/${key}/{size}.avif`, colour };
}
