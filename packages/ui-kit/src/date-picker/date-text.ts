import type { LocalDate } from "@tropa/domain/time/local-date";
import type { DateRange } from "../calendar/calendar-dates.ts";

// JavaScript engines use different kinds of space; a plain one keeps server and browser equal.
// Ranges have no spaces around the dash, as elsewhere.
const plain = (text: string) => text.replace(/\s/g, " ").replace(/ ?– ?/, "–");
const noon = (date: LocalDate) => new Date(`${date}T12:00:00Z`);

/** Formats a date or range for the reader; empty for none. */
export function dateText({ from, to }: DateRange, locale: string): string {
  if (from === undefined) return "";
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  if (to === undefined) return `${plain(format.format(noon(from)))}–`;
  return plain(format.formatRange(noon(from), noon(to)));
}
