export type Season = "winter" | "spring" | "summer" | "autumn";

const northern: Record<number, Season> = {
  12: "winter",
  1: "winter",
  2: "winter",
  3: "spring",
  4: "spring",
  5: "spring",
  6: "summer",
  7: "summer",
  8: "summer",
  9: "autumn",
  10: "autumn",
  11: "autumn",
};

/** Latitude below which there are no four seasons. */
const tropics = 24;

/** Returns the season of a month (1 to 12) at a latitude; null in the tropics. */
export function seasonOf(month: number, lat: number): Season | null {
  if (Math.abs(lat) < tropics) return null;
  return northern[lat < 0 ? ((month + 5) % 12) + 1 : month] ?? null;
}

/** Returns the only season of all these months; null if they span several. */
export function commonSeason(months: readonly number[], lat: number): Season | null {
  const seasons = new Set(months.map((month) => seasonOf(month, lat)));
  const [only = null] = seasons;
  return seasons.size === 1 ? only : null;
}

/** Orders months as one run without a gap, which may cross the new year. */
export function monthRun(months: readonly number[]): number[] {
  const set = new Set(months);
  if (set.size === 12) return [...set].sort((a, b) => a - b);
  const starts = [...set].filter((month) => !set.has(((month + 10) % 12) + 1));
  const runs = starts.map((start) => {
    const run = [start];
    for (let next = (start % 12) + 1; set.has(next); next = (next % 12) + 1) run.push(next);
    return run;
  });
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
}
