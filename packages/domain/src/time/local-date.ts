/**
 * Local calendar date of a place, `yyyy-MM-dd`: departures are dates, never instants
 * (docs/product/bookings-and-payments.md#local-dates). Arithmetic uses UTC midnight, so that every
 * day has 24 hours.
 */
export type LocalDate = string;

/** Pattern of a date; excludes the year 0, which neither the calendar nor databases have. */
const pattern = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** Returns days since 1970-01-01; null if it is not a calendar date. */
export function dayNumber(date: LocalDate): number | null {
  if (!pattern.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  // `Date.parse` may turn a day that its month does not have into a later one, or NaN.
  return new Date(ms).getUTCDate() === Number(date.slice(8)) ? ms / dayMs : null;
}

/** Converts a number of days since 1970-01-01 to a date. */
export function fromDayNumber(day: number): LocalDate {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

export function isLocalDate(value: unknown): value is LocalDate {
  return typeof value === "string" && dayNumber(value) !== null;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

/** Returns today's date in a time zone; the server's own zone is never used. */
export function todayIn(timeZone: string, now: Date = new Date()): LocalDate {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
}

/** Returns a zone's offset from Greenwich at the end of a day: "GMT+8". */
export function zoneOffset(day: LocalDate, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
  const parts = format.formatToParts(new Date(`${day}T23:59:59Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** Whether this IANA time zone exists. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
