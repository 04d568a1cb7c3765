import { addDays, dayNumber } from "./local-date.ts";
import type { LocalDate } from "./local-date.ts";

/** A month of the calendar, `yyyy-MM`. */
export type LocalMonth = string;

export const monthOf = (date: LocalDate): LocalMonth => date.slice(0, 7);

/** Returns the month a number of months later. */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** Returns all days of a month. */
export function daysOf(month: LocalMonth): LocalDate[] {
  const first = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  const length = (dayNumber(next) ?? 0) - (dayNumber(first) ?? 0);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** Returns today's date by the clock of the reader's device. */
export function localToday(now: Date = new Date()): LocalDate {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}
