import { heroScenes } from "@tropa/domain/discovery/hero-scenes";
import type { LocalDate } from "@tropa/domain/local-date";

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
] as const satisfies readonly (keyof typeof heroScenes)[];

export interface HeroScene {
  /** Picture template with `{size}`. */
  image: string;
  colour: string;
}

/** The landscape that the home page opens with. */
export function heroScene(today: LocalDate): HeroScene {
  const { key, colour } = heroScenes[seasons[Number(today.slice(5, 7)) - 1] ?? "summer"];
  return { image: `/images/${key}/{size}.avif`, colour };
}
