import { expect, it } from "vitest";
import { milesOf, usesMetricSystem } from "./measurement.ts";
import { timeZoneByName, timeZoneOf, timeZones } from "./time-zones.ts";

const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");

it("there are 27 zones, from MSK-15 to MSK+11", () => {
  expect(timeZones.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 15 }, (_, index) => `MSK-${15 - index}`),
    "MSK",
    ...Array.from({ length: 11 }, (_, index) => `MSK+${index + 1}`),
  ]);
  expect(timeZones.map(({ offset }) => offset)).toEqual(
    Array.from({ length: 27 }, (_, index) => index - 15),
  );
});

it.each(timeZones)("$iana is $name in winter and in summer", ({ iana, offset }) => {
  expect(timeZoneByName(iana, winter)?.offset).toBe(offset);
  expect(timeZoneByName(iana, summer)?.offset).toBe(offset);
});

it.each([
  ["Europe/Berlin", winter, -2],
  ["Europe/Berlin", summer, -1],
  ["UTC", winter, -3],
  ["America/New_York", winter, -8],
  ["Asia/Kolkata", winter, 2], // UTC+5:30
  ["America/St_Johns", winter, -7], // UTC-3:30
  ["Asia/Kathmandu", winter, 2], // UTC+5:45
  ["Pacific/Chatham", winter, 10], // UTC+13:45
  ["Nowhere/At_All", winter, undefined],
  ["", winter, undefined],
])("%s at %s is %s hours from Moscow", (iana, at, offset) => {
  expect(timeZoneByName(iana, at)?.offset).toBe(offset);
});

it("is found by its offset", () => {
  expect(timeZoneOf(3)).toMatchObject({ name: "MSK+3", iana: "Asia/Omsk" });
  expect(timeZoneOf(12)).toBeNull();
  expect(timeZoneOf(0.5)).toBeNull();
});

it.each([
  [0.3, 0],
  [0.6, 1],
  [12, 7],
  [100, 62],
  [321.8688, 200],
])("%d kilometres are %d miles", (kilometres, miles) => {
  expect(milesOf(kilometres)).toBe(miles);
});

it("all countries are metric but three", () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter((code) => !usesMetricSystem(code))).toEqual(["LR", "MM", "US"]);
});
