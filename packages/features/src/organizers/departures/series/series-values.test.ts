import { expect, test } from "vitest";
import { daysFault, daysWithGaps, firstSeries, timesOf, withDays } from "./series-values.ts";

const today = "2027-03-10";

test("a new series begins tomorrow or on the first day of the shown month", () => {
  expect(firstSeries(today, "2027-03").days).toEqual(["2027-03-11"]);
  expect(firstSeries(today, "2027-07").days).toEqual(["2027-07-01"]);
});

test("excluded days are shown in the series and not added", () => {
  const values = { ...firstSeries(today, "2027-07"), kind: "series" as const, to: "2027-07-20" };
  const series = withDays({ ...values, without: ["2027-07-08"] });
  expect(daysWithGaps(series)).toEqual(["2027-07-01", "2027-07-08", "2027-07-15"]);
  expect(series.days).toEqual(["2027-07-01", "2027-07-15"]);
});

test.each([
  [[], "none"],
  [["2027-03-10"], "past"],
  [["2027-03-11", "2029-03-10"], "far"],
  [Array.from({ length: 61 }, (_, index) => `2027-05-${index}`), "many"],
  [["2027-03-11"], null],
])("daysFault of %j is %s", (days, fault) => {
  expect(daysFault({ days }, today)).toBe(fault);
});

test.each([
  ["9:30, 14:00", ["09:30", "14:00"]],
  ["10:00;18:00", ["10:00", "18:00"]],
  ["", []],
  ["25:00", null],
  ["noon", null],
])("timesOf reads %j as %j", (text, times) => {
  expect(timesOf(text)).toEqual(times);
});
