import { paintRidge } from "./mountains.ts";
import type { Stage } from "../stage.ts";

/** Colours of rock. */
export const rocks = ["#6d7488", "#7a7280", "#5f7184", "#85746c", "#64707a"] as const;

/** Colours of conifers. */
export const pines = ["#1f4a3c", "#23513f", "#1c4447", "#2f5538"] as const;

/** Colours of meadows. */
export const meadows = ["#6d9147", "#7f9a4a", "#5c8a4f", "#93a04c"] as const;

/** Colours of flowers. */
export const flowers = [
  ["#f4efe0", "#f2c94c"],
  ["#d65a8c", "#f4efe0"],
  ["#8f6fd0", "#f2c94c"],
  ["#e8604c", "#f4d06a"],
] as const;

/** Two or three distant ridges in the haze, behind everything else. */
export function paintDistance(stage: Stage, horizon: number, rock: string): void {
  const { height } = stage;
  paintRidge(stage, {
    base: horizon - height * 0.1,
    height: height * 0.16,
    depth: 0.86,
    local: rock,
    sharp: true,
  });
  paintRidge(stage, {
    base: horizon - height * 0.04,
    height: height * 0.15,
    depth: 0.74,
    local: rock,
    sharp: true,
  });
}

/** Colours of mountain lakes. */
export const waters = ["#1d6f8a", "#1f7f7c", "#235f8c", "#2a8a94"] as const;
