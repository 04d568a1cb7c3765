import type { LocalDate } from "../local-date.ts";

/** Days and hours of an excursion (docs/product/cards-and-dates.md#departures). */
export interface ExcursionDate {
  readonly date: LocalDate;
  readonly times: readonly ExcursionTime[];
}

/** Local times of the place, HH:mm; an end before its start is on the next day. */
export interface ExcursionTime {
  readonly start: string;
  readonly end: string | null;
}

/** One start of an excursion. */
export interface ExcursionSlot extends ExcursionTime {
  readonly date: LocalDate;
}

const dayMinutes = 24 * 60;

/** Minutes since midnight, or null for what is no time of day. */
export function minuteOfDay(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Length in minutes; null without an end. An excursion over midnight ends the next day. */
export function excursionMinutes({ start, end }: ExcursionTime): number | null {
  const from = minuteOfDay(start);
  const to = end === null ? null : minuteOfDay(end);
  if (from === null || to === null) return null;
  return to >= from ? to - from : to - from + dayMinutes;
}

/**
 * Every start that is still ahead, soonest first. Values that are no time of day are left out.
 *
 * @param now local date and time of the place: yyyy-MM-dd and HH:mm
 */
export function comingSlots(
  dates: readonly ExcursionDate[],
  now: { readonly date: LocalDate; readonly time: string },
): ExcursionSlot[] {
  const key = ({ date, start }: ExcursionSlot): string => `${date} ${start}`;
  return dates
    .flatMap(({ date, times }) => times.map((time) => ({ date, ...time })))
    .filter((slot) => minuteOfDay(slot.start) !== null && key(slot) > `${now.date} ${now.time}`)
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** The same starts by day, for a calendar with a list of times. */
export function slotsByDate(
  slots: readonly ExcursionSlot[],
): { date: LocalDate; slots: ExcursionSlot[] }[] {
  return Array.from(
    Map.groupBy(slots, ({ date }) => date),
    ([date, own]) => ({ date, slots: own }),
  );
}
