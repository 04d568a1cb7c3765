/** Height of the tallest bar. */
const full = 100;
/** Height of the lowest bar that is not empty, so that it stays visible. */
const least = 4;

/**
 * Draws a histogram as one SVG path with bars one unit wide. Heights follow the square root, so that one large value
 * does not flatten all others.
 */
export function histogramPath(counts: readonly number[]): string {
  const most = Math.max(...counts, 1);
  return counts
    .map((count, index) => {
      const height = count === 0 ? 0 : Math.max(least, Math.round(Math.sqrt(count / most) * full));
      return height === 0 ? "" : `M${index} ${full}v-${height}h.8v${height}`;
    })
    .join("");
}
