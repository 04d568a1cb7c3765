import { localeFacts } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { writeNumber } from "@tropa/domain/written-number";
import { dateWords } from "./date-words.ts";
import type { MonthPlace } from "./date-words.ts";

/** The parts of a date to write, and the context of its month. */
interface DateShape {
  month: MonthPlace;
  hasDay?: boolean;
  hasYear?: boolean;
  hasWeekday?: boolean;
}

const dateFormats = {
  /** June 5 */
  day: { month: "date", hasDay: true },
  /** Jun 5 */
  dayShort: { month: "dateShort", hasDay: true },
  /** June 5, 2027 */
  full: { month: "date", hasDay: true, hasYear: true },
  /** June 2027 */
  month: { month: "year", hasYear: true },
  /** Jun 2027 */
  monthBrief: { month: "yearShort", hasYear: true },
  /** June */
  monthAlone: { month: "alone" },
  /** Jun */
  monthShort: { month: "aloneShort" },
  /** Sat, June 5 */
  weekday: { month: "date", hasDay: true, hasWeekday: true },
} satisfies Record<string, DateShape>;
export type DateFormat = keyof typeof dateFormats;

const parseDate = (date: string) => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: Number(month) - 1, day: String(Number(day)) };
};

function writeDate(date: string, locale: Locale, shape: DateShape): string {
  const words = dateWords[locale];
  const { year, month, day } = parseDate(date);
  let text = words.months[shape.month][month] ?? "";
  if (shape.hasDay) text = words.date(words.day(day), text);
  if (shape.hasYear) text = words.inYear(text, year);
  if (!shape.hasWeekday) return text;
  return words.onWeekday(words.weekdays[new Date(date).getUTCDay()] ?? "", text);
}

/** Writes a local date (`yyyy-MM-dd`, or `yyyy-MM` for months). */
export function formatDate(date: string, locale: Locale, format: DateFormat = "day"): string {
  return writeDate(date, locale, dateFormats[format]);
}

/** Writes a range of local dates as briefly as the language allows: "June 5–12". */
export function formatDateRange(
  start: string,
  end: string,
  locale: Locale,
  format: "day" | "dayShort" | "full" = "day",
): string {
  if (start === end) return formatDate(start, locale, format);
  const shape: DateShape = dateFormats[format];
  const [from, to] = [parseDate(start), parseDate(end)];
  const spansYears = from.year !== to.year;
  if (locale === "en" && !spansYears && from.month === to.month) {
    const days = `${writeDate(start, locale, { ...shape, hasYear: false })}–${to.day}`;
    return shape.hasYear ? dateWords.en.inYear(days, to.year) : days;
  }
  // Chinese writes the month before the day, so neither end can omit it.
  const isStartWhole = spansYears || locale === "zh";
  const endShape: DateShape = { ...shape, hasYear: shape.hasYear || spansYears };
  const last = writeDate(end, locale, endShape);
  if (!isStartWhole && from.month === to.month) return `${dateWords[locale].day(from.day)}–${last}`;
  const first = writeDate(start, locale, isStartWhole ? endShape : { ...shape, hasYear: false });
  // Russian sets spaces and a long dash between words.
  return first + (locale === "ru" ? "\u00a0— " : "–") + last;
}

/** Makes a date or range break only at its dash: "28 December 2026–4 January 2027". */
export const unbroken = (dates: string): string => dates.replaceAll(/(?<!—) /g, "\u00a0");

/** Writes a number with at most one decimal. */
export function formatNumber(value: number, locale: Locale): string {
  const tenths = Math.round(Math.abs(value) * 10);
  return writeNumber(value, tenths % 10 === 0 ? 0 : 1, localeFacts[locale].numbers);
}

/** Formats a rating with exactly one decimal, so that ratings align in columns. */
export function formatRating(rating: number, locale: Locale): string {
  return writeNumber(rating, 1, localeFacts[locale].numbers);
}

/** Formats whole degrees: "+22°" in languages that write a plus, "22°C" in others. */
export function formatCelsius(degrees: number, locale: Locale): string {
  const facts = localeFacts[locale];
  const whole = writeNumber(degrees, 0, facts.numbers);
  const plus = locale === "ru" && Number(whole) > 0 ? "+" : "";
  return `${plus}${whole}${facts.degrees}`;
}

/** Joins items with the language's comma. */
export function formatList(items: readonly string[], locale: Locale): string {
  return items.join(locale === "zh" ? "、" : ", ");
}

/** Joins a label and its value: "Comfort: simple". */
export function formatLabelled(label: string, value: string, locale: Locale): string {
  return locale === "zh" ? `${label}：${value}` : `${label}: ${value}`;
}

/** Capitalises a text that stands alone. */
export const capitalised = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
