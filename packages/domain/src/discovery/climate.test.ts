import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviceOf, daylightMinutes, usualWeather } from "./climate.ts";
import type { MonthNormal } from "./climate.ts";
import { addDays } from "../time/local-date.ts";

const day = [-9, -7, 0, 9, 16, 20, 22, 20, 14, 8, 0, -5];
const months: MonthNormal[] = day.map((degrees, index) => ({
  month: index + 1,
  day: degrees,
  night: degrees - 10,
  wet_days: 12,
  water: index,
}));

const anyDate = fc.integer({ min: 0, max: 3650 }).map((days) => addDays("2026-01-01", days));

describe("usual weather", () => {
  it("equals the month's own figures in the middle of that month", () => {
    expect(usualWeather(months, "2027-07-15", "2027-07-16")).toMatchObject({
      day: 22,
      night: 12,
      wetDays: 1,
      days: 2,
      falls: "rain",
      water: 6,
    });
  });

  it("changes gradually from one month to the next, including over New Year", () => {
    expect(usualWeather(months, "2027-04-30")?.day).toBe(12);
    expect(usualWeather(months, "2026-12-28", "2027-01-04")).toMatchObject({
      day: -7,
      falls: "snow",
    });
  });

  it("stays within the year's figures and has at most as many wet days as the trip has days", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 40 }), (start, length) => {
        const usual = usualWeather(months, start, addDays(start, length));
        expect(usual?.day).toBeGreaterThanOrEqual(Math.min(...day));
        expect(usual?.day).toBeLessThanOrEqual(Math.max(...day));
        expect(usual?.wetDays).toBeLessThanOrEqual(length + 1);
        expect(usual?.wetShare).toBeCloseTo(12 / (365.25 / 12));
      }),
    );
  });

  it.each([
    ["less than a year", months.slice(1), "2027-07-15", "2027-07-16"],
    ["no date", months, "soon", "soon"],
    ["an end before the start", months, "2027-07-16", "2027-07-15"],
  ])("is null for %s", (_, known, start, end) => {
    expect(usualWeather(known, start, end)).toBeNull();
  });

  it("leaves the water temperature empty for a month without one", () => {
    const dry = months.map((normal) => ({ ...normal, water: null }));
    expect(usualWeather(dry, "2027-07-15")?.water).toBeNull();
  });
});

describe("daylightMinutes", () => {
  it.each([
    // Almanac figures, to within a few minutes.
    ["Moscow at midsummer", 55.75, "2027-06-21", 1053],
    ["Moscow at midwinter", 55.75, "2026-12-22", 420],
    ["Saint Petersburg at midsummer", 59.94, "2027-06-21", 1130],
    ["the equator", 0, "2027-03-01", 727],
    ["Cape Town at midwinter", -33.9, "2027-06-21", 594],
  ])("gives the length of the day in %s", (_, lat, date, minutes) => {
    expect(Math.abs(daylightMinutes(lat, date) - minutes)).toBeLessThan(8);
  });

  it("gives 1440 minutes in the polar summer and none in the polar night", () => {
    expect(daylightMinutes(68.97, "2027-06-21")).toBe(1440);
    expect(daylightMinutes(68.97, "2026-12-22")).toBe(0);
  });

  it("stays between 0 and 1440 minutes, and mirrored latitudes add up to about a day", () => {
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), anyDate, (lat, date) => {
        const [here, there] = [daylightMinutes(lat, date), daylightMinutes(-lat, date)];
        expect(here).toBeGreaterThanOrEqual(0);
        expect(here).toBeLessThanOrEqual(1440);
        // The refraction of both adds up, the more the flatter the sun rises.
        expect(Math.abs(here + there - 1440)).toBeLessThanOrEqual(Math.abs(lat) < 60 ? 40 : 1440);
      }),
    );
  });
});

it.each([
  [
    "a frosty trip",
    { day: -15, night: -24, wetDays: 3, wetShare: 0.375, falls: "snow" },
    400,
    ["frost"],
  ],
  [
    "the white nights",
    { day: 18, night: 8, wetDays: 4, wetShare: 0.5, falls: "rain" },
    1300,
    ["warm", "rain", "mask"],
  ],
  ["a dry heat", { day: 36, night: 22, wetDays: 0, wetShare: 0.0, falls: "rain" }, 800, ["sun"]],
  ["a mild week", { day: 22, night: 14, wetDays: 1, wetShare: 0.125, falls: "rain" }, 800, []],
] as const)("advises what to pack for %s", (_, weather, daylight, advice) => {
  expect(adviceOf({ days: 8, water: null, ...weather }, daylight)).toEqual(advice);
});
