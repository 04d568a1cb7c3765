import { expect, it } from "vitest";
import { minuteOfDay } from "./excursion-date.ts";

it.each([
  ["00:00", 0],
  ["09:30", 570],
  ["23:59", 1439],
  ["24:00", null],
  ["9:30", null],
  ["", null],
])("minuteOfDay reads %s as %s", (time, minute) => {
  expect(minuteOfDay(time)).toBe(minute);
});
