import { localeFacts, locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatCelsius,
  formatDate,
  formatDateRange,
  formatLabelled,
  formatList,
  formatNumber,
  formatRating,
  unbroken,
} from "./format.ts";
import type { DateFormat } from "./format.ts";

/** What `Intl` calls our languages. */
const tagOf = (locale: Locale) => `${locale}-${localeFacts[locale].country}`;
const intlFormats: Record<DateFormat, Intl.DateTimeFormatOptions> = {
  day: { day: "numeric", month: "long" },
  dayShort: { day: "numeric", month: "short" },
  full: { day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  monthBrief: { month: "short", year: "numeric" },
  monthAlone: { month: "long" },
  monthShort: { month: "short" },
  weekday: { weekday: "short", day: "numeric", month: "long" },
};
const plainSpaces = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ");
/** Every day of two years, one of them a leap year. */
const days = Array.from({ length: 366 + 365 }, (_, index) =>
  new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
);

it.each([
  ["ru", "русский, немецкий", "Комфорт: простой"],
  ["de", "русский, немецкий", "Комфорт: простой"],
  ["zh", "русский、немецкий", "Комфорт：простой"],
] as const)("writes lists and labels in %s", (locale, list, labelled) => {
  expect(formatList(["русский", "немецкий"], locale)).toBe(list);
  expect(formatLabelled("Комфорт", "простой", locale)).toBe(labelled);
});

describe.each(locales)("in %s, formatting matches Intl", (locale) => {
  it.each(Object.keys(intlFormats) as DateFormat[])("for a date as %s", (format) => {
    const intl = new Intl.DateTimeFormat(tagOf(locale), {
      ...intlFormats[format],
      timeZone: "UTC",
    });
    const isOfMonths = !intlFormats[format].day;
    const date = (day: string) => (isOfMonths ? day.slice(0, 7) : day);
    expect(days.map((day) => plainSpaces(formatDate(date(day), locale, format)))).toEqual(
      days.map((day) => plainSpaces(intl.format(new Date(day)))),
    );
  });

  it("for numbers, ratings and temperatures", () => {
    const number = new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 1 });
    const mark = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const degrees = new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 0 });
    const values = fc.oneof(
      fc.integer(),
      fc.integer({ min: -999_999, max: 999_999 }).map((n) => n / 100),
    );
    fc.assert(
      fc.property(values, (value) => {
        // The platform writes "-0".
        fc.pre(value >= 0 || value <= -0.5);
        const written = (format: Intl.NumberFormat) =>
          format.format(value).replace("-", "\u2212").replace(/\s/g, "\u00a0");
        expect(formatNumber(value, locale)).toBe(written(number));
        expect(formatRating(value, locale)).toBe(written(mark));
        expect(formatCelsius(value, locale).replace("+", "")).toContain(written(degrees));
      }),
      { numRuns: 1000 },
    );
  });
});

// The platform's Chinese ranges fall back to figures with slashes.
describe.each(locales.filter((locale) => locale !== "zh"))(
  "in %s, formatting of ranges matches Intl",
  (locale) => {
    it.each(["day", "dayShort", "full"] as const)("for a range as %s", (format) => {
      const intl = new Intl.DateTimeFormat(tagOf(locale), {
        ...intlFormats[format],
        timeZone: "UTC",
      });
      fc.assert(
        fc.property(fc.nat(days.length - 1), fc.nat(60), (index, length) => {
          const start = days[index] ?? "";
          const end = days[Math.min(index + length, days.length - 1)] ?? "";
          const written = plainSpaces(intl.formatRange(new Date(start), new Date(end)));
          const dash = locale === "ru" && /\p{L}.* ?–/u.test(written) ? " — " : "–";
          expect(plainSpaces(formatDateRange(start, end, locale, format))).toBe(
            written.replace(/ ?– ?/, dash),
          );
        }),
        { numRuns: 500 },
      );
    });
  },
);

it.each([
  ["ru", "5 июня", "5 июня 2027\u00a0г.", "июнь 2027\u00a0г."],
  ["en", "June 5", "June 5, 2027", "June 2027"],
  ["de", "5. Juni", "5. Juni 2027", "Juni 2027"],
  ["zh", "6月5日", "2027年6月5日", "2027年6月"],
] as const)("formatDate writes days and months in %s", (locale, day, full, month) => {
  expect(formatDate("2027-06-05", locale)).toBe(day);
  expect(formatDate("2027-06-05", locale, "full")).toBe(full);
  expect(formatDate("2027-06", locale, "month")).toBe(month);
});

it("formatDateRange writes a shared month once", () => {
  expect(formatDateRange("2027-06-12", "2027-06-18", "ru")).toBe("12–18 июня");
  expect(formatDateRange("2027-06-12", "2027-06-18", "en")).toBe("June 12–18");
  expect(formatDateRange("2027-06-28", "2027-07-03", "en")).toBe("June 28–July 3");
  expect(formatDateRange("2027-06-28", "2027-07-03", "ru")).toBe("28 июня\u00a0— 3 июля");
  expect(formatDateRange("2027-06-12", "2027-06-12", "en")).toBe("June 12");
  expect(formatDateRange("2027-06-12", "2027-06-18", "zh", "full")).toBe(
    "2027年6月12日–2027年6月18日",
  );
});

it("writes no spaces that servers and browsers write differently", () => {
  for (const locale of ["ru", "en", "de", "zh"] as const) {
    expect(formatDateRange("2027-06-28", "2027-07-03", locale, "full")).not.toMatch(
      /[\u2009\u202f]/,
    );
    expect(formatNumber(1234567.8, locale)).not.toMatch(/[ \u2009\u202f]/);
  }
});

it.each([
  ["ru", "+22°", "−5°", "0°"],
  ["en", "22°C", "−5°C", "0°C"],
  ["de", "22\u00a0°C", "−5\u00a0°C", "0\u00a0°C"],
  ["zh", "22°C", "−5°C", "0°C"],
] as const)("formatCelsius writes temperatures in %s", (locale, warm, cold, zero) => {
  expect([22.4, -5, -0.3].map((degrees) => formatCelsius(degrees, locale))).toEqual([
    warm,
    cold,
    zero,
  ]);
});

it("formatRating writes one decimal", () => {
  expect(formatRating(5, "ru")).toBe("5,0");
  expect(formatRating(4.87, "en")).toBe("4.9");
});

it("formatDateRange over New Year writes both years", () => {
  expect(formatDateRange("2027-12-28", "2028-01-04", "en")).toBe(
    "December 28, 2027–January 4, 2028",
  );
  expect(formatDateRange("2027-12-28", "2028-01-04", "zh")).toBe("2027年12月28日–2028年1月4日");
});

it("unbroken replaces spaces by non-breaking ones", () => {
  expect(unbroken("28 June–3 July")).toBe("28\u00a0June–3\u00a0July");
});
