import { round } from "../path.ts";
import type { Stage } from "../stage.ts";

/** Paints a cypress. */
export function paintCypress(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  depth: number,
): void {
  const half = height * 0.1;
  const outline = (way: number): string =>
    `M${round(x)} ${round(foot - height)}C${round(x + way * half * 1.1)} ${round(foot - height * 0.62)} ${round(x + way * half * 1.3)} ${round(foot - height * 0.1)} ${round(x)} ${round(foot)}Z`;
  stage.fill(outline(-stage.side), stage.tone("#2a5a3c", depth, 0.05));
  stage.fill(outline(stage.side), stage.tone("#3a7048", depth, 0.8));
}
