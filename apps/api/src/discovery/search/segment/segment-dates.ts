import { bitsFor, members, setBit, wordsFor } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import { firstDayOfMonth, monthOfDay } from "../query/calendar-months.ts";
import { sortedByFloat, ascending } from "../sets/radix-sort.ts";
import { INDEXED_MONTHS } from "./segment.ts";
import type { DateSets } from "./segment.ts";
import { LAST_DAY } from "../sets/tour-columns.ts";
import type { TourColumns } from "../sets/tour-columns.ts";

type Departures = Pick<DateSets, "departureDay" | "departureStart" | "departureTour">;

function isAscending(values: Int32Array): boolean {
  for (let i = 1; i < values.length; i++) if (values[i]! < values[i - 1]!) return false;
  return true;
}

/** Returns the order of departures by day; a load from the database is sorted already. */
export function departuresByDay({ departureDay: days }: TourColumns): Int32Array {
  const order = ascending(days.length);
  return isAscending(days) ? order : sortedByFloat(order, new Float64Array(days));
}

/** Groups departures by day; a tour that departs twice on a day is listed once. */
function buildDepartures(
  { departureDay: days, departureRow, size }: TourColumns,
  byDay: Int32Array,
  ordinals: Int32Array,
): Departures {
  const foundDays: number[] = [];
  const starts: number[] = [];
  const tours = new Int32Array(days.length);
  // A bit set sorts the tours of a day and drops duplicates.
  const ofDay = bitsFor(size);
  let end = 0;
  for (let i = 0; i < byDay.length;) {
    const day = days[byDay[i]!]!;
    ofDay.fill(0);
    for (; i < byDay.length && days[byDay[i]!] === day; i++)
      setBit(ofDay, ordinals[departureRow[byDay[i]!]!]!);
    foundDays.push(day);
    starts.push(end);
    end = members(ofDay, tours, end);
  }
  return {
    departureDay: Int32Array.from(foundDays),
    departureStart: Int32Array.from([...starts, end]),
    departureTour: tours.slice(0, end),
  };
}

function nextDepartures(departures: Departures, size: number, today: number): Int32Array {
  const { departureDay, departureStart, departureTour } = departures;
  const next = new Int32Array(size).fill(LAST_DAY);
  for (let i = departureDay.length - 1; i >= 0 && departureDay[i]! > today; i--) {
    for (let at = departureStart[i]!; at < departureStart[i + 1]!; at++)
      next[departureTour[at]!] = departureDay[i]!;
  }
  return next;
}

/**
 * @param byDay departures by day
 * @param rows row of each ordinal
 * @param ordinals ordinal of each row
 * @param today day number; months are prepared from that of today on
 */
export function buildDates(
  columns: TourColumns,
  byDay: Int32Array,
  { rows, ordinals }: { rows: Int32Array; ordinals: Int32Array },
  today: number,
): DateSets {
  const { size, periodStart, periodEnd } = columns;
  const departures = buildDepartures(columns, byDay, ordinals);
  const periodTour = ascending(size).filter(
    (ordinal) => periodStart[rows[ordinal]!]! <= periodEnd[rows[ordinal]!]!,
  );
  const dates = {
    ...departures,
    nextDeparture: nextDepartures(departures, size, today),
    periodTour,
    periodStart: periodTour.map((ordinal) => periodStart[rows[ordinal]!]!),
    periodEnd: periodTour.map((ordinal) => periodEnd[rows[ordinal]!]!),
    onRequest: setOf(periodTour, size),
  };
  const firstMonth = monthOfDay(today);
  const months = new Int32Array(INDEXED_MONTHS * wordsFor(size));
  const monthMask = new Int32Array(size);
  for (let i = 0; i < INDEXED_MONTHS; i++) {
    const bits = months.subarray(i * wordsFor(size), (i + 1) * wordsFor(size));
    addMonth(bits, dates, firstMonth + i);
    for (let ordinal = 0; ordinal < size; ordinal++)
      monthMask[ordinal]! |= ((bits[ordinal >>> 5]! >>> (ordinal & 31)) & 1) << i;
  }
  return { ...dates, firstMonth, months, monthMask };
}

function setOf(ordinals: Int32Array, size: number): Bits {
  const bits = bitsFor(size);
  for (const ordinal of ordinals) setBit(bits, ordinal);
  return bits;
}

function addMonth(
  bits: Int32Array,
  dates: Omit<DateSets, "firstMonth" | "months" | "monthMask">,
  month: number,
): void {
  const first = firstDayOfMonth(month);
  const end = firstDayOfMonth(month + 1);
  const { departureDay, departureStart, departureTour } = dates;
  for (let i = 0; i < departureDay.length; i++) {
    if (departureDay[i]! < first || departureDay[i]! >= end) continue;
    for (let at = departureStart[i]!; at < departureStart[i + 1]!; at++)
      setBit(bits, departureTour[at]!);
  }
  for (let i = 0; i < dates.periodTour.length; i++) {
    if (dates.periodStart[i]! < end && dates.periodEnd[i]! >= first)
      setBit(bits, dates.periodTour[i]!);
  }
}
