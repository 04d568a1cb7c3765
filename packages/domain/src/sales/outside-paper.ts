import { todayIn } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** A paper's number as it is compared: people write it in any case, with spaces or any hyphen. */
export const paperKey = (number: string): string =>
  number
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212]+/gu, "-");

/**
 * What is wrong with the day on which money came for a booking: it lies `ahead`, or `before` the
 * booking was made. The day of either clock is taken, as staff and place may be far apart.
 */
export function paidDayFault(
  day: LocalDate,
  { madeAt, timeZone }: { madeAt: Date; timeZone: string },
  now: Date,
): "ahead" | "before" | null {
  const ends = (moment: Date) => [todayIn(timeZone, moment), todayIn("UTC", moment)].toSorted();
  if (day > (ends(now)[1] ?? day)) return "ahead";
  return day < (ends(madeAt)[0] ?? day) ? "before" : null;
}
