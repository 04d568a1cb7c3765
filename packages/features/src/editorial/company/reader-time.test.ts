import { expect, test } from "vitest";
import { clockDifference, isOpenAt, shiftedTime } from "./reader-time.ts";

const now = new Date("2026-07-01T12:00:00Z");

test.each([
  ["Europe/Moscow", "Europe/Moscow", 0],
  ["Europe/Moscow", "Asia/Irkutsk", 300],
  ["Europe/Moscow", "America/New_York", -420],
  ["Europe/London", "Asia/Kolkata", 270],
  ["Europe/London", "Asia/Kathmandu", 285],
  ["Europe/Moscow", "Pacific/Auckland", 540],
])("clockDifference from %s to %s is %d minutes", (office, own, minutes) => {
  expect(clockDifference(office, now, own)).toBe(minutes);
});

test.each([
  ["09:00", 300, "14:00"],
  ["21:00", 300, "02:00"],
  ["09:00", -600, "23:00"],
  ["09:30", 270, "14:00"],
])("shiftedTime of %s by %d minutes is %s", (clock, minutes, shown) => {
  expect(shiftedTime(clock, minutes)).toBe(shown);
});

const days = [
  { weekday: 5, opens: "09:00", closes: "18:00" },
  { weekday: 6, opens: null, closes: null },
];
test.each([
  ["2026-07-03T06:00:00Z", true],
  ["2026-07-03T05:59:00Z", false],
  ["2026-07-03T15:00:00Z", false],
  ["2026-07-04T10:00:00Z", false],
  ["2026-07-05T10:00:00Z", false],
])("an office in Moscow at %s: open is %s", (at, isOpen) => {
  expect(isOpenAt(days, "Europe/Moscow", new Date(at))).toBe(isOpen);
});
