import { addDays, dayNumber } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";

/** Where the reader is. */
function thisMonth(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}`;
}

/** The month, `yyyy-MM`, so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** Every day of a month. */
export function daysOf(month: string): LocalDate[] {
  const first = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  const length = (dayNumber(next) ?? 0) - (dayNumber(first) ?? 0);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** Today where the reader is. */
export const localToday = (now = new Date()): LocalDate =>
  `${thisMonth(now)}-${String(now.getDate()).padStart(2, "0")}`;

/** The month that an address names; this one where it names none. */
export function monthOfQuery(query: URLSearchParams): string {
  const named = query.get("month") ?? "";
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : thisMonth();
}
