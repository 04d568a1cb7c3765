import { addDays } from "@tropa/domain/local-date";

const monthsOffered = 12;
/** Any day of a month and so many more lie in the next one. */
const fromFirstToNextMonth = 31;

/** A year of months from this one on, `yyyy-MM`. */
export function nextMonths(from: string): string[] {
  const months = [from];
  while (months.length < monthsOffered) {
    months.push(addDays(`${months.at(-1) ?? from}-01`, fromFirstToNextMonth).slice(0, 7));
  }
  return months;
}
