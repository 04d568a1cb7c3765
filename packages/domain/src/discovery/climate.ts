import { dayNumber, fromDayNumber } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** Usual weather of a place in a month: means of many years. */
export interface MonthNormal {
  /** 1 to 12. */
  month: number;
  /** Mean of the highest temperature of a day, °C. */
  day: number;
  /** Mean of the lowest temperature of a night, °C. */
  night: number;
  /** Days of the month with rain or snow. */
  wet_days: number;
  /** Surface temperature of the sea or lake, °C; null where swimming is not possible. */
  water: number | null;
}

/** Usual weather on the days of a trip. */
export interface UsualWeather {
  day: number;
  night: number;
  /** Days of the trip with rain or snow. */
  wetDays: number;
  /** Chance of rain or snow on a day, 0 to 1. */
  wetShare: number;
  days: number;
  falls: "rain" | "snow" | "mixed";
  water: number | null;
}

const daysOfYear = 365.25;
const daysOfMonth = daysOfYear / 12;
/** Day of the month to which its means apply. */
const midMonthDay = 15.5;

/**
 * Returns the months whose middles a date lies between, and the share of the way to the later one.
 */
function between(date: LocalDate): { earlier: number; later: number; share: number } {
  const [, month = 1, day = 1] = date.split("-").map(Number);
  const months = month - 1 + (day - midMonthDay) / daysOfMonth;
  const earlier = Math.floor(months);
  return { earlier: (earlier + 12) % 12, later: (earlier + 13) % 12, share: months - earlier };
}

/** Mean temperatures between which rain gradually replaces snow, °C. */
const snowBelow = -1;
const rainAbove = 3;

/**
 * Returns the usual weather between two dates, from the means of twelve months in order.
 * Interpolates between the middles of months, so that the last of May is not as cold as the first.
 * Null without twelve months or for invalid dates.
 */
export function usualWeather(
  months: readonly MonthNormal[],
  start: LocalDate,
  end: LocalDate = start,
): UsualWeather | null {
  const [from, to] = [dayNumber(start), dayNumber(end)];
  if (from === null || to === null || to < from) return null;
  const { earlier, later, share } = between(fromDayNumber(Math.floor((from + to) / 2)));
  const [before, after] = [months[earlier], months[later]];
  if (!before || !after || months.length !== 12) return null;
  const mix = (a: number, b: number) => a + (b - a) * share;
  const days = to - from + 1;
  const [day, night] = [mix(before.day, after.day), mix(before.night, after.night)];
  const mean = (day + night) / 2;
  const wetShare = Math.min(1, mix(before.wet_days, after.wet_days) / daysOfMonth);
  return {
    day: Math.round(day),
    night: Math.round(night),
    wetDays: Math.min(days, Math.round(wetShare * days)),
    wetShare,
    days,
    falls: mean < snowBelow ? "snow" : mean > rainAbove ? "rain" : "mixed",
    water:
      before.water === null || after.water === null
        ? null
        : Math.round(mix(before.water, after.water)),
  };
}

const rad = Math.PI / 180;
/** Tilt of the Earth's axis, degrees. */
const tilt = 23.44;
/**
 * Altitude of the sun's centre at sunrise, degrees: its upper edge appears, and refraction lifts
 * it.
 */
const horizon = -0.833;
const dayMinutes = 24 * 60;

/**
 * Returns minutes from sunrise to sunset at a latitude; a whole day in the polar summer, 0 in the
 * polar night.
 */
export function daylightMinutes(lat: number, date: LocalDate): number {
  const day = dayNumber(date) ?? 0;
  const ofYear = day - (dayNumber(`${date.slice(0, 4)}-01-01`) ?? 0) + 1;
  const declination = tilt * Math.sin((2 * Math.PI * (284 + ofYear)) / 365);
  const [sinLat, cosLat] = [Math.sin(lat * rad), Math.cos(lat * rad)];
  const height = Math.sin(horizon * rad) - sinLat * Math.sin(declination * rad);
  const cosine = height / (cosLat * Math.cos(declination * rad));
  if (cosine <= -1) return dayMinutes;
  if (cosine >= 1) return 0;
  return Math.round((Math.acos(cosine) / Math.PI) * dayMinutes);
}

/** Things to take along for the weather, the most needed first. */
export const weatherAdvice = ["frost", "warm", "rain", "sun", "mask"] as const;
export type WeatherAdvice = (typeof weatherAdvice)[number];

/** Thresholds of temperature, °C. */
const frostNight = -10;
const warmNight = 8;
const hotDay = 28;
/** Daylight from which a sleep mask is advised, minutes. */
const whiteNights = 20 * 60;
/** Share of wet days from which a rain jacket is advised. */
const wetEnough = 0.3;

/** Returns what to take along. `daylight` is in minutes. */
export function adviceOf(weather: UsualWeather, daylight: number): WeatherAdvice[] {
  const needed: Record<WeatherAdvice, boolean> = {
    frost: weather.night <= frostNight,
    warm: weather.night > frostNight && weather.night <= warmNight,
    rain: weather.falls !== "snow" && weather.wetShare >= wetEnough,
    sun: weather.day >= hotDay,
    mask: daylight >= whiteNights,
  };
  return weatherAdvice.filter((advice) => needed[advice]);
}
