import fc from "fast-check";
import { expect, test } from "vitest";
import { nextMonths, firstMonth, nextSeasons, periodDates, periodOf, seasonOf } from "./periods.ts";

test.each([
  ["2027-02", "2027-02-01", "2027-02-28"],
  ["2028-02", "2028-02-01", "2028-02-29"],
  ["2026-12", "2026-12-01", "2026-12-31"],
  ["2027-summer", "2027-06-01", "2027-08-31"],
  ["2026-winter", "2026-12-01", "2027-02-28"],
  ["2027-winter", "2027-12-01", "2028-02-29"],
])("%s runs from %s to %s and is recognised by these dates", (period, dateFrom, dateTo) => {
  expect(periodDates(period)).toEqual({ dateFrom, dateTo, flexDays: 0 });
  expect(periodOf({ dateFrom, dateTo, flexDays: 0 })).toBe(period);
});

test.each(["", "2027-13", "2027-monsoon", "summer", "0000-01", "0000-summer", "2027-06-01"])(
  "%j is refused as a period",
  (word) => expect(periodDates(word)).toBeNull(),
);

test("periodOf is null for dates that are not exactly a whole month or season", () => {
  const dates = { dateFrom: "2027-06-01", dateTo: "2027-06-30", flexDays: 0 };
  expect(periodOf(dates)).toBe("2027-06");
  expect(periodOf({ ...dates, dateTo: "2027-06-29" })).toBeNull();
  expect(periodOf({ ...dates, dateTo: null })).toBeNull();
  expect(periodOf({ ...dates, flexDays: 2 })).toBeNull();
});

test("nextMonths and nextSeasons cover a year from the given month", () => {
  const months = nextMonths("2026-11");
  expect(months).toHaveLength(12);
  expect(months.slice(0, 4)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  expect(months.at(-1)).toBe("2027-10");
  expect(nextSeasons("2026-11")).toEqual([
    "2026-autumn",
    "2026-winter",
    "2027-spring",
    "2027-summer",
  ]);
  expect(nextSeasons("2027-02")[0]).toBe("2026-winter");
  expect(seasonOf("2026-winter")).toEqual({ season: "winter", year: 2026 });
  expect(seasonOf("2026-11")).toBeNull();
});

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, "0")}`);

test("every offered period is recognised by its dates and has not ended", () => {
  fc.assert(
    fc.property(month, (from) => {
      for (const period of [...nextMonths(from), ...nextSeasons(from)]) {
        const dates = periodDates(period);
        expect(dates && periodOf(dates)).toBe(period);
        expect(dates?.dateTo && dates.dateTo >= `${from}-01`).toBe(true);
      }
    }),
  );
});

test("offers a month until its last two days", () => {
  expect(["2026-11-28", "2026-11-29", "2026-12-30"].map(firstMonth)).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
  ]);
});
