import { expect, test } from "vitest";
import { addMonths, daysOf, localToday } from "./local-month.ts";

test.each([
  ["2027-12", 1, "2028-01"],
  ["2027-11", 3, "2028-02"],
  ["2027-01", -1, "2026-12"],
])("addMonths turns %s plus %i months into %s", (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

test("daysOf lists all days of a month", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  expect(daysOf("2027-12").at(-1)).toBe("2027-12-31");
});

test("localToday takes the day from the reader's clock", () => {
  expect(localToday(new Date(2027, 0, 5, 23, 59))).toBe("2027-01-05");
});
