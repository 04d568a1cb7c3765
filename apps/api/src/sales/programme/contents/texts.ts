import { fill } from "@tropa/domain/text/fill";
import type { Locale } from "@tropa/domain/locale";
import { pluralCategory } from "@tropa/domain/text/plural";
import type { PluralCategory } from "@tropa/domain/text/plural";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

type Plurals = Partial<Record<PluralCategory, string>>;

/** Texts of a programme: with `{placeholders}`, or the plural forms of a word. */
export type ProgrammeTexts = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends { other: string }
    ? Plurals
    : (typeof en)[Key];
};

const catalogues: Record<Locale, ProgrammeTexts> = readMessages<typeof en>(
  import.meta.dirname,
  "messages",
);

export function textsOf(locale: Locale): ProgrammeTexts {
  return catalogues[locale];
}

/** Returns a number with the right plural form: 1 день, 2 дня, 5 дней. */
export function countText(locale: Locale, forms: Plurals, count: number): string {
  return fill(forms[pluralCategory(locale, count)] ?? forms.other ?? "", { count });
}

/** Formats a local date. Uses UTC, so that no zone shifts it. */
export function formatDate(date: string, locale: Locale): string {
  return formatOf(locale).format(new Date(date)).replace(/\s/g, " ");
}

/** Formats a range of dates; a single date if both are equal. */
export function formatDateRange(start: string, end: string, locale: Locale): string {
  if (start === end) return formatDate(start, locale);
  // `Intl` formats Chinese ranges with slashes.
  if (locale === "zh") {
    const isSameYear = start.slice(0, 4) === end.slice(0, 4);
    const last = formatDate(end, locale);
    return `${formatDate(start, locale)}–${isSameYear ? last.replace(/^\d+年/, "") : last}`;
  }
  const range = formatOf(locale).formatRange(new Date(start), new Date(end));
  // Russian dates use a dash with spaces between words.
  const text = range.replace(/\s/g, " ").replace(/ ?[–-] ?/, "–");
  return locale === "ru" ? text.replace(/(?<= \p{L}[^–]*)–/u, "\u00a0— ") : text;
}

/** Formats a month with its year. */
export function formatMonth(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(date)).replace(/\s/g, " ");
}

function formatOf(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
