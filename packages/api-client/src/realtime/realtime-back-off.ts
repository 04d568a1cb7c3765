export interface BackOff {
  shortestPause: number;
  longestPause: number;
}

export const defaultBackOff: BackOff = { shortestPause: 500, longestPause: 30_000 };

/**
 * Milliseconds before the next try: doubled each time up to the longest, then cut by a random half, so that
 * thousands who lost one server do not all come back in the same moment.
 */
export function backOff(
  tries: number,
  { shortestPause, longestPause }: BackOff,
  random: () => number = Math.random,
): number {
  const pause = Math.min(longestPause, shortestPause * 2 ** Math.min(tries, 30));
  return pause * (0.5 + random() / 2);
}
