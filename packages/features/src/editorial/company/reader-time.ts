const dayMinutes = 24 * 60;
const quarterHour = 15;
const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Minutes since midnight in a time zone; in the reader's own if none is given. */
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

/** Minutes by which the reader's clock is ahead of a zone's, from −720 to 720, rounded to quarters of an hour. */
export function clockDifference(timeZone: string, now: Date, own?: string): number {
  const ahead = clockMinutes(now, own) - clockMinutes(now, timeZone);
  const within = ((ahead + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
  return Math.round(within / quarterHour) * quarterHour;
}

/** Whether an office is open at an instant. Weekdays (Monday is 1) and hours are in its own time zone. */
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

/** Adds minutes to a time of day such as "09:00", wrapping at midnight. */
export function shiftedTime(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  const at = (hours * 60 + rest + minutes + dayMinutes) % dayMinutes;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}
