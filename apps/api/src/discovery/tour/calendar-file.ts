import { addDays } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";

/** A departure as a calendar entry. */
export interface CalendarEntry {
  /** The same for the same departure, so that a second download replaces the first. */
  uid: string;
  madeAt: Date;
  start: LocalDate;
  /** The last day. */
  end: LocalDate;
  /** `HH:mm` of the place; null for whole days. */
  time: string | null;
  /** With a time. */
  hours: number;
  title: string;
  text: string;
  location: string;
  lat: number;
  lng: number;
  url: string;
  isTentative: boolean;
}

/** Octets of a line without its break (RFC 5545, section 3.1). */
const longestLine = 75;
const minutesOfDay = 24 * 60;

/** Section 3.3.11: what parts values and lines is escaped. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, String.raw`\$&`)
      .replace(/\r\n|\r|\n/g, String.raw`\n`)
      // oxlint-disable-next-line no-control-regex -- the format takes no control characters
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

/** Section 3.1: long lines go on after a break and a space; no character is cut in two. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    // The space at the beginning of the next line counts too.
    if (octets + length > longestLine) {
      parts.push(part);
      part = "";
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join("\r\n ");
}

const compact = (date: LocalDate) => date.replaceAll("-", "");
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Days, or hours of the place: a time without a zone is read as the watch there shows it (section 3.3.5, form 1). */
function span({ start, end, time, hours }: CalendarEntry): string[] {
  if (time === null)
    return [
      `DTSTART;VALUE=DATE:${compact(start)}`,
      // Whole days end before the day that is named.
      `DTEND;VALUE=DATE:${compact(addDays(end, 1))}`,
    ];
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const until = hour * 60 + minute + Math.max(1, hours) * 60;
  const lastDay = addDays(start, Math.floor(until / minutesOfDay));
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join("");
  return [
    `DTSTART:${compact(start)}T${clock(hour * 60 + minute)}00`,
    `DTEND:${compact(lastDay)}T${clock(until % minutesOfDay)}00`,
  ];
}

/** A departure as a file that every calendar takes (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, madeAt, title, text, location, lat, lng, url, isTentative } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tropa//Departures//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp(madeAt)}`,
    ...span(entry),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `LOCATION:${escapeText(location)}`,
    `GEO:${lat.toFixed(6)};${lng.toFixed(6)}`,
    `URL:${url}`,
    `STATUS:${isTentative ? "TENTATIVE" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
