const dayMinutes = 24 * 60;
const halfHour = 30;
const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Minutes of a day on the clock of a zone, at an instant; of the reader's own where none is named. */
function clockMinutes(now: Date, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone !== undefined && { timeZone }),
  }).format(now);
  const [hours = 0, minutes = 0] = parts.split(":").map(Number);
  return hours * 60 + minutes;
}

/** By how many minutes the reader's clock is ahead of that of a zone: from −12 to 12 hours, by half hours. */
export function clockDifference(timeZone: string, now: Date, own?: string): number {
  const ahead = clockMinutes(now, own) - clockMinutes(now, timeZone);
  const within = ((ahead + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
  return Math.round(within / halfHour) * halfHour;
}

/** Whether an office answers at an instant; weekdays and hours are of its own zone, Monday is 1. */
export function isOpenAt(
  days: readonly { weekday: number; opens: string | null; closes: string | null }[],
  timeZone: string,
  now: Date,
): boolean {
  const name = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "short" }).format(now);
  const today = days.find(({ weekday }) => weekday === weekdayNames.indexOf(name) + 1);
  if (!today || today.opens === null || today.closes === null) return false;
  const at = shiftedTime("00:00", clockMinutes(now, timeZone));
  return today.opens <= at && at < today.closes;
}

/** "09:00" some minutes later, on a clock of 24 hours. */
export function shiftedTime(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  const at = (hours * 60 + rest + minutes + dayMinutes) % dayMinutes;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}
