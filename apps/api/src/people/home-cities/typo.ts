import { editDistance } from "../../platform/text/edit-distance.ts";

/** How many letters may be wrong: none of a short name, which would be another name. */
const mostMistakes = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Whether somebody has meant a name and mistyped it: it begins with the same letter and is about as long. */
export function isTypoOf(typed: string, name: string): boolean {
  const most = mostMistakes(typed.length);
  return most > 0 && typed[0] === name[0] && editDistance(typed, name, most) <= most;
}
