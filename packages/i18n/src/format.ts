import type { Locale } from "@tropa/domain/locale";

/** How each language writes its dates and numbers. */
const regionOf: Record<Locale, string> = { ru: "ru-RU", en: "en-GB", de: "de-DE", zh: "zh-CN" };

const dateFormats = {
  /** 5 June */
  day: { day: "numeric", month: "long" },
  /** 5 Jun */
  dayShort: { day: "numeric", month: "short" },
  /** 5 June 2027 */
  full: { day: "numeric", month: "long", year: "numeric" },
  /** June 2027 */
  month: { month: "long", year: "numeric" },
  /** Jun 2027 */
  monthBrief: { month: "short", year: "numeric" },
  /** June */
  monthAlone: { month: "long" },
  /** Jun */
  monthShort: { month: "short" },
  /** Sat, 5 June */
  weekday: { weekday: "short", day: "numeric", month: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateFormat = keyof typeof dateFormats;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, format: DateFormat): Intl.DateTimeFormat {
  const key = `${locale}${format}`;
  const known = formatters.get(key);
  if (known) return known;
  // A local date has no zone: it is read and written in UTC, so that no zone can move it.
  const made = new Intl.DateTimeFormat(regionOf[locale], {
    ...dateFormats[format],
    timeZone: "UTC",
  });
  formatters.set(key, made);
  return made;
}

/** Servers and browsers differ in the kind of space they use: one kind keeps hydration exact. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ");

/** A date or a range of them that breaks at its dash alone: "28 December 2026–4 January 2027". */
export const unbroken = (dates: string): string => dates.replaceAll(" ", "\u00a0");

const written = new Map<string, string>();
/** More than a year's days in all languages and forms; then it begins anew. */
const writtenLimit = 20_000;

/** Lists say the same dates again and again, and the platform takes its time over each. */
function once(key: string, write: () => string): string {
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size >= writtenLimit) written.clear();
  const text = write();
  written.set(key, text);
  return text;
}

/** Writes a local date (`yyyy-MM-dd`, or `yyyy-MM` for months). */
export function formatDate(date: string, locale: Locale, format: DateFormat = "day"): string {
  return once(`${date}${locale}${format}`, () => {
    const whole = date.length === 7 ? `${date}-01` : date;
    return plainSpaces(formatter(locale, format).format(new Date(`${whole}T00:00:00Z`)));
  });
}

/** Writes a range of local dates as briefly as the language allows: "5–12 June". */
export function formatDateRange(
  start: string,
  end: string,
  locale: Locale,
  format: DateFormat = "day",
): string {
  if (start === end) return formatDate(start, locale, format);
  // The platform's Chinese ranges fall back to figures with slashes.
  if (locale === "zh") {
    return `${formatDate(start, locale, format)}–${formatDate(end, locale, format)}`;
  }
  return once(`${start}${end}${locale}${format}`, () => {
    const [from, to] = [start, end].map((date) => new Date(`${date}T00:00:00Z`));
    if (!from || !to) return "";
    return plainSpaces(formatter(locale, format).formatRange(from, to)).replace(/ ?[–-] ?/, "–");
  });
}

const numberFormatters = new Map<Locale, Intl.NumberFormat>();

export function formatNumber(value: number, locale: Locale): string {
  const known = numberFormatters.get(locale);
  const made = known ?? new Intl.NumberFormat(regionOf[locale], { maximumFractionDigits: 1 });
  if (!known) numberFormatters.set(locale, made);
  return made.format(value).replace(/\s/g, "\u00a0");
}

const celsiusFormatters = new Map<Locale, Intl.NumberFormat>();

/** Writes whole degrees: "+22°" where warmth is told by a plus, "22°C" elsewhere. */
export function formatCelsius(degrees: number, locale: Locale): string {
  const known = celsiusFormatters.get(locale);
  const made =
    known ??
    new Intl.NumberFormat(regionOf[locale], {
      style: "unit",
      unit: "celsius",
      unitDisplay: "narrow",
      maximumFractionDigits: 0,
      signDisplay: locale === "ru" ? "exceptZero" : "negative",
    });
  if (!known) celsiusFormatters.set(locale, made);
  const text = made.format(degrees).replace("-", "\u2212");
  return locale === "ru" ? text.replace(/\s?°C/, "°") : text.replace(/\s/g, "\u00a0");
}
