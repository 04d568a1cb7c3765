import type { LocalDate } from "@tropa/domain/time/local-date";
import type { DateRange } from "../calendar/calendar-dates.ts";

// Engines disagree about the kind of space; a plain one keeps server and browser equal. A range is written as everywhere
// else: without spaces at its dash.
const plain = (text: string) => text.replace(/\s/g, " ").replace(/ ?– ?/, "–");
const noon = (date: LocalDate) => new Date(`${date}T12:00:00Z`);

/** A date or a range in the reader's own form; an empty text for none. */
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
