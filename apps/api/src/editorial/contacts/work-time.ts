import type { workTimeCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { addDays, dayNumber, todayIn } from "@tropa/domain/time/local-date";
import type { OfficeHours, WorkTimeRow } from "./contacts-store.ts";

type WorkTime = AnswerOf<typeof workTimeCall>;

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The answer without configured working hours. */
export const noWorkTime: WorkTime = {
  time_zone: null,
  is_open: false,
  today: null,
  opens_next: null,
  days: weekdays.map((weekday) => ({ weekday, opens: null, closes: null })),
};

/** Day 0, 1970-01-01, was a Thursday; Monday is 1. */
function weekdayOf(date: string): number {
  return (((dayNumber(date) ?? 0) + 3) % 7) + 1;
}

/** Local time of the office, "09:05". */
function clockIn(timeZone: string, now: Date): string {
  const format = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", format).format(now);
}

/** Whether the office is open, and when it opens next, in the office's own time zone. */
export function workState(row: Pick<WorkTimeRow, "time_zone" | "hours">, now: Date): WorkTime {
  const { time_zone, hours } = row;
  const of = (weekday: number): OfficeHours | null =>
    hours.find((day) => day.weekday === weekday) ?? null;
  const date = todayIn(time_zone, now);
  const clock = clockIn(time_zone, now);
  const today = of(weekdayOf(date));
  const is_open = today !== null && clock >= today.opens && clock < today.closes;
  return {
    time_zone,
    is_open,
    today: { date, opens: today?.opens ?? null, closes: today?.closes ?? null },
    opens_next: is_open ? null : nextOpening(of, date, clock),
    days: weekdays.map((weekday) => ({
      weekday,
      opens: of(weekday)?.opens ?? null,
      closes: of(weekday)?.closes ?? null,
    })),
  };
}

function nextOpening(
  of: (weekday: number) => OfficeHours | null,
  date: string,
  clock: string,
): WorkTime["opens_next"] {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(date, ahead);
    const opens = of(weekdayOf(day))?.opens;
    if (opens !== undefined && (ahead > 0 || clock < opens)) return { date: day, time: opens };
  }
  return null;
}
