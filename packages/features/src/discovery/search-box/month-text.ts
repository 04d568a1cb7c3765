import type { Locale } from "@tropa/domain/locale";
import { capitalised, formatDate } from "@tropa/i18n/format";

/** Removes the abbreviated "year" that Russian formatters add. */
const withoutYearWord = (text: string) => text.replace(/\sг\.$/u, "");

/** "January 2027" inside a sentence: lower case if the language writes months so. */
export function plainMonthText(month: string, locale: Locale): string {
  return withoutYearWord(formatDate(month, locale, "month"));
}

/** "January 2027" on its own, always capitalised. */
export function monthText(month: string, locale: Locale): string {
  return capitalised(plainMonthText(month, locale), locale);
}

/** "Jan 2027", for use beside a number. */
export function briefMonthText(month: string, locale: Locale): string {
  return capitalised(withoutYearWord(formatDate(month, locale, "monthBrief")), locale);
}

/** "January", for use where the year is obvious. */
export function monthAloneText(month: string, locale: Locale): string {
  return capitalised(formatDate(month, locale, "monthAlone"), locale);
}
