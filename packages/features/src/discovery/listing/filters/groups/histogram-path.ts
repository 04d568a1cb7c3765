/** Heights are written in whole hundredths. */
const full = 100;
/** What is there at all is seen. */
const least = 4;

/**
 * The bars of a histogram as one path, a unit wide each and a hundred high. Heights follow the square root: a
 * crowded price would press all others to the ground.
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
