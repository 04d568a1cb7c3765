import type { Locale } from "@tropa/domain/locale";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: creating one takes as long as rendering a message. */
function format(locale: Locale, kind: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${kind}`;
  const found = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, found);
  return found;
}

/** Returns the day of a moment in the reader's time zone, YYYY-MM-DD. */
export function dayOf(moment: string | Date): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The time of day, such as 14:05. */
export const timeOf = (moment: string, locale: Locale): string =>
  format(locale, "time", { timeStyle: "short" }).format(new Date(moment));

const isThisYear = (moment: string) => new Date(moment).getFullYear() === new Date().getFullYear();

/** Returns a time for today's moments, a day for others. */
export function shortMoment(moment: string, locale: Locale): string {
  if (dayOf(moment) === dayOf(new Date())) return timeOf(moment, locale);
  const [kind, options] = isThisYear(moment)
    ? (["short", { day: "numeric", month: "short" }] as const)
    : (["old", { day: "2-digit", month: "2-digit", year: "2-digit" }] as const);
  return format(locale, kind, options).format(new Date(moment));
}

/** Returns the day as the separator between messages shows it, except for today and yesterday. */
export function longDay(moment: string, locale: Locale): string {
  const [kind, year] = isThisYear(moment)
    ? (["day", {}] as const)
    : (["day of year", { year: "numeric" }] as const);
  return format(locale, kind, { day: "numeric", month: "long", ...year }).format(new Date(moment));
}

/** Whether a moment is today, yesterday, or neither. */
export function nearDay(moment: string): "today" | "yesterday" | null {
  const now = new Date();
  const day = dayOf(moment);
  if (day === dayOf(now)) return "today";
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayOf(before) ? "yesterday" : null;
}
