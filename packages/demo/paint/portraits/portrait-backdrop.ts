import { shift } from "../colour.ts";
import { createRandom } from "../../src/random.ts";

const backdrops = [
  ["#cfe3dc", "#9cc4b4"],
  ["#f6dcc4", "#eab592"],
  ["#d4e2f0", "#9dbbd8"],
  ["#f4e6bc", "#e2c479"],
  ["#e6d8ec", "#bfa3cf"],
  ["#f5d3cd", "#dc9d96"],
  ["#dbe6c4", "#aac084"],
  ["#cfe6ea", "#8ec2cb"],
] as const;

/** Returns the two colours behind a portrait; also used for its placeholder colour. */
export function portraitBackdrop(seed: string): readonly [string, string] {
  const random = createRandom(`backdrop/${seed}`);
  const [upper, lower] = random.pick(backdrops);
  const hue = random.between(-8, 8);
  return [shift(upper, { hue }), shift(lower, { hue })];
}
