import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bookableDates,
  dateState,
  datesSummary,
  groupByMonth,
  isInRequestPeriod,
  lengthOf,
  nearestDate,
  requestPeriod,
} from "./departure-dates.ts";
import type { DatedDeparture } from "./departure-dates.ts";
import { addDays, fromDayNumber } from "../local-date.ts";

const today = "2027-03-10";
const date = (start: string, days = 3, is_busy = false): DatedDeparture => ({
  start,
  end: addDays(start, days - 1),
  is_busy,
});
const onDates = { use_request_period: false, request_period_start: null, request_period_end: null };

describe("dateState", () => {
  it.each([
    [{ is_busy: true, not_guaranteed: false }, false, "busy"],
    [{ is_busy: true, not_guaranteed: true }, true, "busy"],
    [{ is_busy: false, not_guaranteed: true }, false, "preliminary"],
    [{ is_busy: false, not_guaranteed: false }, true, "preliminary"],
    [{ is_busy: false, not_guaranteed: false }, false, "guaranteed"],
    [{ is_busy: false, not_guaranteed: null }, false, "available"],
    [{ is_busy: false }, false, "available"],
  ] as const)("%o of a tour with preliminary dates %s is %s", (variant, preliminary, state) => {
    expect(dateState(variant, { is_dates_preliminary: preliminary })).toBe(state);
  });
});

describe("dates on a card", () => {
  const variants = [
    date("2027-05-01"),
    date("2027-03-10"), // departs today: too late
    date("2027-03-01"),
    date("2027-03-12", 3, true),
    date("2027-03-20", 5),
    date("2027-03-20", 3),
  ];

  it("names the nearest one with seats and how many more there are", () => {
    expect(nearestDate(variants, today)).toEqual(date("2027-03-20", 3));
    expect(datesSummary({ ...onDates, variants }, today)).toEqual({
      kind: "dates",
      nearest: date("2027-03-20", 3),
      more: 2,
    });
  });

  it("falls back to the request period, then to nothing", () => {
    const full = [date("2027-03-12", 3, true)];
    const byRequest = {
      use_request_period: true,
      request_period_start: "2027-01-01",
      request_period_end: "2027-06-30",
    };
    expect(nearestDate(full, today)).toBeNull();
    expect(datesSummary({ ...byRequest, variants: full }, today)).toEqual({
      kind: "request",
      period: { from: "2027-03-11", to: "2027-06-30" },
    });
    expect(datesSummary({ ...byRequest, variants }, today).kind).toBe("dates");
    expect(datesSummary({ ...onDates, variants: full }, today)).toEqual({ kind: "none" });
  });

  const anyDates = fc.array(
    fc
      .tuple(
        fc.integer({ min: 20_800, max: 21_000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
      )
      .map(([day, days, busy]) => date(fromDayNumber(day), days, busy)),
  );

  it("never offers what is full or gone, and loses nothing else", () => {
    fc.assert(
      fc.property(anyDates, (dates) => {
        const open = bookableDates(dates, today);
        expect(open.every(({ start, is_busy }) => !is_busy && start > today)).toBe(true);
        expect(open.map(({ start }) => start)).toEqual(open.map(({ start }) => start).toSorted());
        expect(open.length).toBe(dates.filter((d) => !d.is_busy && d.start > today).length);
        const summary = datesSummary({ ...onDates, variants: dates }, today);
        expect(summary.kind === "dates" ? summary.more + 1 : 0).toBe(open.length);
      }),
    );
  });

  it("months hold every date once, in order", () => {
    fc.assert(
      fc.property(anyDates, (dates) => {
        const months = groupByMonth(dates);
        expect(months.map(({ month }) => month)).toEqual(
          [...new Set(dates.map(({ start }) => start.slice(0, 7)))].toSorted(),
        );
        expect(months.flatMap((group) => group.dates).length).toBe(dates.length);
      }),
    );
  });
});

describe("requestPeriod", () => {
  const period = (start: string | null, end: string | null) =>
    requestPeriod(
      { use_request_period: true, request_period_start: start, request_period_end: end },
      today,
    );

  it.each([
    [null, null, { from: "2027-03-11", to: null }],
    ["2027-04-01", null, { from: "2027-04-01", to: null }],
    ["2027-02-01", "2027-03-11", { from: "2027-03-11", to: "2027-03-11" }],
    ["2027-02-01", "2027-03-10", null],
  ])("from %s to %s leaves %o", (start, end, left) => {
    expect(period(start, end)).toEqual(left);
  });

  it("a tour on dates has none", () => {
    expect(requestPeriod(onDates, today)).toBeNull();
  });

  it.each([
    ["2027-03-31", false],
    ["2027-04-01", true],
    ["2027-04-30", true],
    ["2027-05-01", false],
    ["2027-04-31", false],
  ])("%s can be asked for: %s", (day, is) => {
    expect(isInRequestPeriod(day, period("2027-04-01", "2027-04-30"))).toBe(is);
  });
});

it("a tour from Friday to Sunday has three days and two nights", () => {
  expect(lengthOf({ start: "2027-03-12", end: "2027-03-14" })).toEqual({ days: 3, nights: 2 });
  expect(lengthOf({ start: "2027-03-12", end: "2027-03-12" })).toEqual({ days: 1, nights: 0 });
  expect(() => lengthOf({ start: "2027-03-12", end: "2027-03-11" })).toThrow(RangeError);
  expect(() => lengthOf({ start: "soon", end: "2027-03-11" })).toThrow(RangeError);
});
