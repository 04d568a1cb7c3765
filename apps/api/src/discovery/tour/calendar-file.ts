import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { ICalEventData } from "ical-generator";

/** A departure as a calendar entry. */
export interface CalendarEntry {
  /** Stable per departure, so that a second download replaces the first. */
  uid: string;
  madeAt: Date;
  /** Increases with each change. */
  sequence?: number;
  start: LocalDate;
  /** The last day. */
  end: LocalDate;
  /** `HH:mm` in local time of the place; null for whole days. */
  time: string | null;
  /** Length of an excursion; 0 if unknown. */
  hours: number;
  title: string;
  text: string;
  location: string;
  lat: number;
  lng: number;
  url: string;
  status: keyof typeof ICalEventStatus;
}

const hourMs = 3_600_000;

/** Assumed length of excursions from old imports, which have none. */
const usualHours = 2;

/** Removes control characters: the format forbids them and the library does not check. */
const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");

/**
 * Returns the span of a calendar entry: whole days if it has no time; else from its time to the end of the last day, or
 * of an excursion's hours. Its times have no zone, which means local time wherever the reader is (RFC 5545, section
 * 3.3.5, form 1).
 */
function span({ start, end, time, hours }: CalendarEntry): Partial<ICalEventData> {
  // The end of whole days is exclusive.
  const afterLastDay = new Date(addDays(end, 1));
  if (time === null) return { allDay: true, start: new Date(start), end: afterLastDay };
  const from = new Date(`${start}T${time}:00Z`);
  const afterHours = new Date(from.getTime() + (hours || usualHours) * hourMs);
  const until = afterHours < new Date(end) ? afterLastDay : afterHours;
  return { floating: true, start: from, end: until };
}

/** Returns a departure as an iCalendar file (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const location = plain(entry.location);
  const calendar = ical({
    prodId: "-//Tropa//Departures//EN",
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: entry.uid,
    stamp: entry.madeAt,
    start: entry.madeAt,
    ...span(entry),
    summary: plain(entry.title),
    description: plain(entry.text),
    // The library ignores a location without a title.
    location: location && { title: location, geo: { lat: entry.lat, lon: entry.lng } },
    url: entry.url,
    sequence: entry.sequence ?? 0,
    status: ICalEventStatus[entry.status],
    transparency: ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}
