import type { Locale } from "@tropa/domain/locale";
import { formatDate } from "@tropa/i18n/format";

/** Russian formatters add an abbreviated "year". */
const withoutYearWord = (text: string) => text.replace(/\sг\.$/u, "");

const capitalised = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** "january 2027" where the language writes its months small. */
export function plainMonthText(month: string, locale: Locale): string {
  return withoutYearWord(formatDate(month, locale, "month"));
}

/** "January 2027" as a choice reads it. */
export function monthText(month: string, locale: Locale): string {
  return capitalised(plainMonthText(month, locale), locale);
}

/** "Jan 2027", for use beside a number. */
export function briefMonthText(month: string, locale: Locale): string {
  return capitalised(withoutYearWord(formatDate(month, locale, "monthBrief")), locale);
}

/** "January", which may do while the year is plain. */
export function monthAloneText(month: string, locale: Locale): string {
  return capitalised(formatDate(month, locale, "monthAlone"), locale);
}
