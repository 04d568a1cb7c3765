import type { Locale } from "@tropa/domain/locale";
import { formatDate } from "@tropa/i18n/format";

/** "january 2027" where the language writes its months small; Russian formatters add an abbreviated "year". */
export function plainMonthText(month: string, locale: Locale): string {
  return formatDate(month, locale, "month").replace(/ г\.$/u, "");
}

/** "January 2027" as a choice reads it. */
export function monthText(month: string, locale: Locale): string {
  const text = plainMonthText(month, locale);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** "January", which may do while the year is plain. */
export function monthAloneText(month: string, locale: Locale): string {
  const text = formatDate(month, locale, "monthAlone");
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
