/** A story's slides, counted: which story, which of its slides. */
export type StoryPlace = { story: number; slide: number };

/**
 * Returns the place one step on or back through all slides of all stories; `undefined` beyond the last and before the
 * first.
 */
export function stepFrom(
  { story, slide }: StoryPlace,
  direction: 1 | -1,
  slideCounts: readonly number[],
): StoryPlace | undefined {
  const within = slide + direction;
  if (within >= 0 && within < (slideCounts[story] ?? 0)) return { story, slide: within };
  for (let next = story + direction; next >= 0 && next < slideCounts.length; next += direction) {
    const count = slideCounts[next] ?? 0;
    if (count > 0) return { story: next, slide: direction === 1 ? 0 : count - 1 };
  }
  return undefined;
}
