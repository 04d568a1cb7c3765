import type { Language } from "@tropa/geography/notation/place-seed";
import type { Random } from "../random.ts";
import type { Season } from "../tours/season.ts";
import type { Stop } from "../tours/stops.ts";
import type { TourPlan } from "../tours/plan.ts";
import type { Slots } from "./deck.ts";
import { shuffled } from "./deck.ts";
import {
  capital,
  countRu,
  dayForms,
  daysInWordsRu,
  hoursRu,
  inMonthRu,
  monthRu,
  placeForms,
  upToPeopleRu,
} from "./words-ru.ts";

/** Up to three sights of a plan whose names read well in a list, in the order of the route. */
function namedStops(plan: TourPlan, random: Random, language: Language): Stop[] {
  const stops = plan.stops.filter((stop) => stop.isListable[language]);
  const ofKind = stops.filter(({ sight }) => sight.kinds.includes(plan.kind));
  const others = stops.filter((stop) => !ofKind.includes(stop));
  const chosen = new Set([...shuffled(random, ofKind), ...shuffled(random, others)].slice(0, 3));
  return plan.stops.filter((stop) => chosen.has(stop));
}

/** Placeholders for sights, for languages without inflected names. */
export function sightSlots(
  plan: TourPlan,
  random: Random,
  language: Exclude<Language, "ru">,
): Slots {
  const [a, b, c] = namedStops(plan, random, language);
  return {
    A: a?.[language],
    B: b?.[language],
    C: c?.[language],
    First: plan.stops[0]?.[language],
    Last: plan.stops.at(-1)?.[language],
  };
}

/** The place without its subtitle: "Курилы" for "Курилы: Итуруп и Кунашир". */
const placeName = (plan: TourPlan, locale: Language) =>
  plan.place.name[locale].split(/[:：]/, 1)[0] ?? plan.place.name[locale];

/** The second place, if the combined name does not contain "and" twice. */
function secondName(plan: TourPlan, locale: Language): string | undefined {
  const chained = / и | and | und |与|和/;
  if (!plan.second || chained.test(plan.second.name[locale])) return undefined;
  return chained.test(plan.place.name[locale]) ? undefined : plan.second.name[locale];
}

const seasonRu: Record<Season, string> = {
  winter: "зимой",
  spring: "весной",
  summer: "летом",
  autumn: "осенью",
};
const seasonEn: Record<Season, string> = {
  winter: "winter",
  spring: "spring",
  summer: "summer",
  autumn: "autumn",
};
const seasonDe: Record<Season, string> = {
  winter: "Winter",
  spring: "Frühling",
  summer: "Sommer",
  autumn: "Herbst",
};
const seasonZh: Record<Season, string> = {
  winter: "冬季",
  spring: "春季",
  summer: "夏季",
  autumn: "秋季",
};

const monthsEn =
  "January February March April May June July August September October November December".split(
    " ",
  );
const monthsDe =
  "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");

const isHalfDay = (plan: TourPlan) => plan.hours > 0 && plan.hours <= 5;

/** Countries where a bathhouse is part of the evening. */
const banyaCountries = new Set(["russia", "belarus", "kazakhstan"]);

/** The tour's month, if it runs in only one. */
function monthOf(plan: TourPlan): number | undefined {
  return plan.months.length === 1 ? plan.months[0] : undefined;
}

/**
 * A duration in words: "8 дней", "неделя", "выходные". `forDays` is the accusative, which differs for "неделя" only.
 */
function lengthRu(days: number): { forDays: string | undefined; length: string | undefined } {
  if (days === 0) return { forDays: undefined, length: undefined };
  if (days === 7) return { forDays: "неделю", length: "неделя" };
  return { forDays: countRu(days, dayForms), length: countRu(days, dayForms) };
}

function whereRu({ place }: TourPlan): Slots {
  return { around: place.ru.around, inside: place.ru.inside, Inside: capital(place.ru.inside) };
}

/** Placeholders for Russian texts. */
export function slotsRu(plan: TourPlan, random: Random): Slots {
  const [a, b, c] = namedStops(plan, random, "ru");
  const { forDays, length } = lengthRu(plan.days);
  // "Around" does not fit a voyage between two places.
  const isVoyage = plan.form === "cruise" && plan.second !== null;
  const month = monthOf(plan);
  return {
    A: a?.ru,
    B: b?.ru,
    C: c?.ru,
    a: a?.ruInside,
    b: b?.ruInside,
    c: c?.ruInside,
    first: plan.stops[0]?.ruInside,
    last: plan.stops.at(-1)?.ruInside,
    P: placeName(plan, "ru"),
    ...(isVoyage ? {} : whereRu(plan)),
    Q: secondName(plan, "ru"),
    forDays,
    length,
    Length: length && capital(length),
    inWords: plan.days > 0 ? daysInWordsRu(plan.days) : undefined,
    InWords: plan.days > 0 ? capital(daysInWordsRu(plan.days)) : undefined,
    weekend: plan.days > 0 && plan.days <= 3 ? "Выходные" : undefined,
    long: plan.days >= 7 ? "Большой круг" : undefined,
    hours: plan.hours > 0 ? hoursRu(plan.hours) : undefined,
    half: isHalfDay(plan) ? "полдня" : undefined,
    Hours: plan.hours > 0 ? hoursRu(plan.hours) : undefined,
    count: plan.stops.length >= 4 ? countRu(plan.stops.length, placeForms) : undefined,
    season: plan.season ? seasonRu[plan.season] : undefined,
    Season: plan.season ? capital(seasonRu[plan.season]) : undefined,
    month: month ? monthRu(month) : undefined,
    Month: month ? capital(monthRu(month)) : undefined,
    inMonth: month ? inMonthRu(month) : undefined,
    upTo: upToPeopleRu(plan.groupSize),
    small: plan.groupSize <= 8 ? upToPeopleRu(plan.groupSize) : undefined,
    banya: banyaCountries.has(plan.place.country) ? "баня" : undefined,
  };
}

/** "an" for "an 8-day", "an 11-day". */
const article = (count: number) => ([8, 11, 18].includes(count) ? "an" : "a");

/** Placeholders for English texts. */
export function slotsEn(plan: TourPlan, random: Random): Slots {
  const month = monthOf(plan);
  const { days } = plan;
  const length = days === 7 ? "a week" : days > 0 ? `${days} days` : undefined;
  return {
    ...sightSlots(plan, random, "en"),
    P: placeName(plan, "en"),
    Q: secondName(plan, "en"),
    length,
    Length: length && capital(length),
    aDayLong: days > 0 ? `${article(days)} ${days}-day` : undefined,
    ADayLong: days > 0 ? capital(`${article(days)} ${days}-day`) : undefined,
    weekend: days > 0 && days <= 3 ? "weekend" : undefined,
    long: days >= 7 ? "long" : undefined,
    hours: plan.hours > 0 ? `${plan.hours} hours` : undefined,
    half: isHalfDay(plan) ? "half a day" : undefined,
    count: plan.stops.length >= 4 ? String(plan.stops.length) : undefined,
    season: plan.season ? seasonEn[plan.season] : undefined,
    month: month ? monthsEn[month - 1] : undefined,
    size: String(plan.groupSize),
    small: plan.groupSize <= 8 ? String(plan.groupSize) : undefined,
    banya: banyaCountries.has(plan.place.country) ? "banya" : undefined,
  };
}

/** Placeholders for German texts. */
export function slotsDe(plan: TourPlan): Slots {
  const month = monthOf(plan);
  const { days } = plan;
  return {
    P: placeName(plan, "de"),
    Q: secondName(plan, "de"),
    length: days === 7 ? "eine Woche" : days > 0 ? `${days} Tage` : undefined,
    Length: days === 7 ? "Eine Woche" : days > 0 ? `${days} Tage` : undefined,
    inLength: days === 7 ? "in einer Woche" : days > 0 ? `in ${days} Tagen` : undefined,
    weekend: days > 0 && days <= 3 ? "Wochenende" : undefined,
    hours: plan.hours > 0 ? `${plan.hours} Stunden` : undefined,
    half: isHalfDay(plan) ? "Halber Tag" : undefined,
    count: plan.stops.length >= 4 ? String(plan.stops.length) : undefined,
    season: plan.season ? seasonDe[plan.season] : undefined,
    month: month ? monthsDe[month - 1] : undefined,
    size: String(plan.groupSize),
    small: plan.groupSize <= 8 ? String(plan.groupSize) : undefined,
  };
}

/** Placeholders for Chinese texts. */
export function slotsZh(plan: TourPlan): Slots {
  const month = monthOf(plan);
  const { days } = plan;
  return {
    P: placeName(plan, "zh"),
    Q: secondName(plan, "zh"),
    length: days > 0 ? `${days}天${days - 1}晚` : undefined,
    days: days > 0 ? `${days}日` : undefined,
    weekend: days > 0 && days <= 3 ? "周末" : undefined,
    hours: plan.hours > 0 ? `${plan.hours}小时` : undefined,
    half: isHalfDay(plan) ? "半日" : undefined,
    count: plan.stops.length >= 4 ? String(plan.stops.length) : undefined,
    season: plan.season ? seasonZh[plan.season] : undefined,
    month: month ? `${month}月` : undefined,
    size: String(plan.groupSize),
    small: plan.groupSize <= 8 ? String(plan.groupSize) : undefined,
  };
}
