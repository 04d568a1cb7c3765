import type { Locale } from "@tropa/domain/locale";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import type { TFunction } from "@tropa/i18n/translator";
import type { CardFacts } from "./card-facts.ts";

type Translate = TFunction<"tourCard">;

/** "8 days", "4 hours". */
export function lengthText(
  t: Translate,
  { days, hours = 0 }: Pick<CardFacts, "days" | "hours">,
): string {
  if (days > 0) return t("days", { count: days });
  return hours > 0 ? t("hours", { count: hours }) : "";
}

/** "8 days, 7 nights", "4 hours". */
export function durationText(
  t: Translate,
  { nights, ...length }: Pick<CardFacts, "days" | "nights" | "hours">,
): string {
  if (length.days === 0) return lengthText(t, length);
  const parts = [lengthText(t, length)];
  if (nights > 0) parts.push(t("nights", { count: nights }));
  return parts.join(t("listComma"));
}

/** Returns the next departure, or when a tour by request is available; empty if unknown. */
export function datesText(
  t: Translate,
  locale: Locale,
  { dates, period }: Pick<CardFacts, "dates" | "period">,
): string {
  if (dates) return formatDateRange(dates[0], dates[1], locale, "dayShort");
  if (!period) return "";
  const [start, end] = period.map((date) => date && formatDate(date, locale, "dayShort"));
  if (start && end) return t("anyDatesBetween", { start, end });
  if (start) return t("anyDatesFrom", { start });
  return end ? t("anyDatesTo", { end }) : t("anyDates");
}

/** Number of start times that fit into a line. */
const timesShown = 3;

/** "10:00, 14:00 +2" */
export function timesText(t: Translate, times: readonly string[]): string {
  const shown = times.slice(0, timesShown).join(t("listComma"));
  return times.length > timesShown ? `${shown} +${times.length - timesShown}` : shown;
}
