/** Shortest and longest pause between attempts, ms. */
export interface BackOff {
  shortestPause: number;
  longestPause: number;
}

export const defaultBackOff: BackOff = { shortestPause: 500, longestPause: 30_000 };

/**
 * Returns the pause before the next attempt, ms: doubled each time up to the longest, then reduced
 * by up to a half at random, so that thousands of clients of a lost server do not all reconnect at
 * once.
 */
export function backOff(
  tries: number,
  { shortestPause, longestPause }: BackOff,
  random: () => number = Math.random,
): number {
  const pause = Math.min(longestPause, shortestPause * 2 ** Math.min(tries, 30));
  return pause * (0.5 + random() / 2);
}
