import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, dayNumber } from "../time/local-date.ts";
import { seasonToPlan } from "./season.ts";

it.each([
  ["2026-11-21", "winter", "2026-12-01", "2027-02-28"],
  ["2026-11-05", "autumn", "2026-09-01", "2026-11-30"],
  ["2027-01-15", "winter", "2026-12-01", "2027-02-28"],
  ["2027-02-20", "spring", "2027-03-01", "2027-05-31"],
  ["2027-07-01", "summer", "2027-06-01", "2027-08-31"],
  ["2028-01-01", "winter", "2027-12-01", "2028-02-29"],
])("seasonToPlan on %s suggests %s", (today, season, start, end) => {
  expect(seasonToPlan(today)).toEqual({ season, start, end });
});

it("seasonToPlan gives a season of three months that contains the day three weeks ahead", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const today = addDays("2000-01-01", days);
      const { start, end } = seasonToPlan(today);
      expect([90, 91, 92]).toContain((dayNumber(end) ?? 0) - (dayNumber(start) ?? 0) + 1);
      expect(end >= addDays(today, 21)).toBe(true);
      expect(start <= addDays(today, 21)).toBe(true);
    }),
  );
});
