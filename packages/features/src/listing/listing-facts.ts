import type { Counts } from "./listing-page.ts";

const monthsNamed = 3;

/** The months with the most departures, in the order of the calendar. Where all are alike there is no season. */
export function busiestMonths(counts: Counts): string[] {
  const months = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  const [most] = months[0]?.slice(1) ?? [];
  const [least] = months.at(-1)?.slice(1) ?? [];
  if (most === least) return [];
  return months
    .slice(0, monthsNamed)
    .map(([month]) => month)
    .toSorted();
}
