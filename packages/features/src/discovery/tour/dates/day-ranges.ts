/** Formats day numbers: "1, 5", "2–4". */
export function dayRanges(days: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
