import { editDistance } from "../../platform/text/edit-distance.ts";

/** Number of allowed typos: none in a short name, which would be another one. */
const mostMistakes = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Whether a text is a mistyped name: same first letter, similar length, few edits. */
export function isTypoOf(typed: string, name: string): boolean {
  const most = mostMistakes(typed.length);
  return most > 0 && typed[0] === name[0] && editDistance(typed, name, most) <= most;
}
