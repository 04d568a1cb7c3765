import type { Locale } from "@tropa/domain/locale";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import type { TFunction } from "@tropa/i18n/translator";
import { monthText } from "./month-text.ts";
import { periodOf, seasonOf } from "./periods.ts";
import type { Period, TravelDates } from "./periods.ts";

type WhenTexts = TFunction<"home">;

/** "Summer 2027"; a winter names two years. */
export function periodText(period: Period, t: WhenTexts, locale: Locale): string {
  const named = seasonOf(period);
  if (!named) return monthText(period, locale);
  const { season, year } = named;
  const years = season === "winter" ? `${year}/${String(year + 1).slice(2)}` : String(year);
  return t(`when.${season}`, { year: years });
}

/** Formats the chosen dates; empty for any time. */
export function whenText(dates: TravelDates, t: WhenTexts, locale: Locale): string {
  const { dateFrom, dateTo, flexDays } = dates;
  const period = periodOf(dates);
  if (period !== null) return periodText(period, t, locale);
  const day = (date: string) => formatDate(date, locale, "dayShort");
  let text = "";
  if (dateFrom !== null && dateTo !== null)
    text = formatDateRange(dateFrom, dateTo, locale, "dayShort");
  else if (dateFrom !== null) text = t("when.from", { date: day(dateFrom) });
  else if (dateTo !== null) text = t("when.to", { date: day(dateTo) });
  return text !== "" && flexDays > 0 ? t("when.flexible", { text, days: flexDays }) : text;
}
