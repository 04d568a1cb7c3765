import fc from "fast-check";
import { expect, it, test } from "vitest";
import { addDays, dayNumber, fromDayNumber } from "../time/local-date.ts";
import {
  dayFault,
  departureEnd,
  MAX_DAYS_AHEAD,
  MAX_SERIES,
  seriesDays,
  weekdayOf,
  weekdays,
} from "./departure-series.ts";

test.each([
  ["2026-07-06", 1],
  ["2026-07-12", 7],
  ["2024-02-29", 4],
  ["1970-01-01", 4],
  ["1969-12-29", 1],
])("weekdayOf gives for %s the day %i", (date, day) => {
  expect(weekdayOf(date)).toBe(day);
});

test.each([
  ["every week on the weekday of its first date", {}, ["2026-07-04", "2026-07-11", "2026-07-18"]],
  [
    "on chosen weekdays",
    { weekdays: [2, 6], to: "2026-07-14" },
    ["2026-07-04", "2026-07-07", "2026-07-11", "2026-07-14"],
  ],
  [
    "every other calendar week",
    { weekdays: [1, 6], everyWeeks: 2, to: "2026-07-20" },
    ["2026-07-04", "2026-07-13", "2026-07-18"],
  ],
  ["on a single day", { to: "2026-07-04" }, ["2026-07-04"]],
  ["with an end before its start", { to: "2026-07-03" }, []],
  [
    "across the end of a month and of summer time",
    { from: "2026-10-24", to: "2026-11-01" },
    ["2026-10-24", "2026-10-31"],
  ],
  ["with an invalid start date", { from: "2026-02-30" }, []],
] as const)("seriesDays lists the dates of a series %s", (_, changes, days) => {
  const series = { from: "2026-07-04", to: "2026-07-20", weekdays: [], everyWeeks: 1, ...changes };
  expect(seriesDays(series)).toEqual(days);
});

const day = fc.integer({ min: 18_000, max: 40_000 });

it("seriesDays returns ascending days of its weekdays within the period, at most one over the limit", () => {
  const series = fc.record({
    from: day.map(fromDayNumber),
    length: fc.integer({ min: 0, max: 900 }),
    weekdays: fc.uniqueArray(fc.constantFrom(...weekdays)),
    everyWeeks: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(series, ({ from, length, ...rest }) => {
      const to = addDays(from, length);
      const days = seriesDays({ from, to, ...rest });
      const allowed = rest.weekdays.length > 0 ? rest.weekdays : [weekdayOf(from)];
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days.length).toBeLessThanOrEqual(MAX_SERIES + 1);
      for (const one of days) {
        expect(one >= from && one <= to).toBe(true);
        expect(allowed).toContain(weekdayOf(one));
      }
      // Of two days in the series the weeks lie whole steps apart.
      const weeks = days.map((one) => Math.floor(((dayNumber(one) ?? 0) + 3) / 7));
      for (const week of weeks) expect((week - (weeks[0] ?? 0)) % rest.everyWeeks).toBe(0);
    }),
  );
});

test.each([
  ["2026-07-04", 0, "2026-07-04"],
  ["2026-07-04", 1, "2026-07-04"],
  ["2026-12-30", 4, "2027-01-02"],
])("departureEnd of a start on %s with %i days is %s", (start, days, end) => {
  expect(departureEnd(start, days)).toBe(end);
});

test("dayFault refuses a start before tomorrow or too far ahead", () => {
  const today = "2026-07-04";
  expect(dayFault(today, today)).toBe("past");
  expect(dayFault("2026-07-05", today)).toBeNull();
  expect(dayFault(addDays(today, MAX_DAYS_AHEAD), today)).toBeNull();
  expect(dayFault(addDays(today, MAX_DAYS_AHEAD + 1), today)).toBe("far");
});
