import type { Locale } from "@tropa/domain/locale";

/** Context and form of a month's name: in a date, beside its year or alone; full or abbreviated. */
export type MonthPlace = "date" | "dateShort" | "year" | "yearShort" | "alone" | "aloneShort";

interface DateWords {
  /** January to December. */
  months: Record<MonthPlace, string[]>;
  /** Sunday to Saturday, abbreviated. */
  weekdays: string[];
  /** A day of the month as written in a date, or as an end of a range: "5." */
  day: (day: string) => string;
  date: (day: string, month: string) => string;
  /** A date or a month with its year. */
  inYear: (rest: string, year: string) => string;
  onWeekday: (weekday: string, date: string) => string;
}

const words = (text: string) => text.split(" ");
const withSpace = (first: string, second: string) => `${first} ${second}`;

const russian = words(
  "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
);
const russianShort = words("янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.");
const english = words(
  "January February March April May June July August September October November December",
);
const englishShort = english.map((month) => month.slice(0, 3));
const german = words(
  "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
);
const germanShort = words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.");
const chinese = english.map((_, index) => `${index + 1}月`);

/**
 * How each language writes dates, after the Unicode CLDR; a test compares every day with `Intl`.
 * Not `Intl` itself, because browsers disagree ("Sep", "Sept") and are slow to format their first
 * date (`writeNumber`).
 */
export const dateWords: Record<Locale, DateWords> = {
  ru: {
    months: {
      // "января", "мая", "марта"
      date: russian.map((month) => month.replace(/[ьй]?$/, (end) => (end ? "я" : "а"))),
      dateShort: words("янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
      year: russian,
      yearShort: russianShort,
      alone: russian,
      aloneShort: russianShort,
    },
    weekdays: words("вс пн вт ср чт пт сб"),
    day: (day) => day,
    date: withSpace,
    inYear: (rest, year) => `${rest} ${year}\u00a0г.`,
    onWeekday: (weekday, date) => `${weekday}, ${date}`,
  },
  en: {
    months: {
      date: english,
      dateShort: englishShort,
      year: english,
      yearShort: englishShort,
      alone: english,
      aloneShort: englishShort,
    },
    weekdays: words("Sun Mon Tue Wed Thu Fri Sat"),
    day: (day) => day,
    date: (day, month) => `${month} ${day}`,
    // A comma stands between day and year only: "June 5, 2027", "June 2027".
    inYear: (rest, year) => (/\d$/.test(rest) ? `${rest}, ${year}` : `${rest} ${year}`),
    onWeekday: (weekday, date) => `${weekday}, ${date}`,
  },
  de: {
    months: {
      date: german,
      dateShort: germanShort,
      year: german,
      yearShort: germanShort,
      alone: german,
      aloneShort: german.map((month) => month.slice(0, 3)),
    },
    weekdays: words("So. Mo. Di. Mi. Do. Fr. Sa."),
    day: (day) => `${day}.`,
    date: withSpace,
    inYear: withSpace,
    onWeekday: (weekday, date) => `${weekday}, ${date}`,
  },
  zh: {
    months: {
      date: chinese,
      dateShort: chinese,
      year: chinese,
      yearShort: chinese,
      alone: words("一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"),
      aloneShort: chinese,
    },
    weekdays: words("周日 周一 周二 周三 周四 周五 周六"),
    day: (day) => `${day}日`,
    date: (day, month) => `${month}${day}`,
    inYear: (rest, year) => `${year}年${rest}`,
    onWeekday: (weekday, date) => `${date}${weekday}`,
  },
};
