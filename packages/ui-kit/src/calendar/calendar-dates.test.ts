import { addDays } from "@tropa/domain/time/local-date";
import { describe, expect, it } from "vitest";
import {
  addMonthsToDate,
  dateForKey,
  extendRange,
  isDateDisabled,
  monthWeeks,
  nearestDate,
  previewRange,
} from "./calendar-dates.ts";
import { addMonths } from "@tropa/domain/time/local-month";

const today = "2027-06-09";

describe("addMonthsToDate", () => {
  it("keeps the day of the month or takes the last day", () => {
    expect(addMonthsToDate("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonthsToDate("2028-02-29", 12)).toBe("2029-02-28");
    expect(addMonthsToDate("2027-03-15", -1)).toBe("2027-02-15");
  });
});

describe("monthWeeks", () => {
  it("starts the week on the reader's first weekday", () => {
    // The first of June 2027 is a Tuesday.
    expect(monthWeeks("2027-06", 1)[0]?.indexOf("2027-06-01")).toBe(1);
    expect(monthWeeks("2027-06", 0)[0]?.indexOf("2027-06-01")).toBe(2);
  });

  it.each(["2027-02", "2028-02", "2027-08", "2027-12"])("has every day of %s once", (month) => {
    const weeks = monthWeeks(month, 1);
    const days = weeks.flat().filter((date) => date !== undefined);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(new Set(days).size).toBe(days.length);
    expect(days.at(0)).toBe(`${month}-01`);
    expect(days.at(-1)).toBe(addDays(`${addMonths(month, 1)}-01`, -1));
  });
});

describe("isDateDisabled", () => {
  it("accepts today as a bound", () => {
    expect(isDateDisabled("2027-06-08", { min: "today" }, today)).toBe(true);
    expect(isDateDisabled(today, { min: "today", max: "today" }, today)).toBe(false);
    expect(isDateDisabled("2027-06-10", { max: "today" }, today)).toBe(true);
  });

  it("follows the lists of available and disabled dates", () => {
    expect(isDateDisabled(today, { available: ["2027-06-10"] }, today)).toBe(true);
    expect(isDateDisabled("2027-06-10", { available: ["2027-06-10"] }, today)).toBe(false);
    expect(isDateDisabled(today, { disabled: [today] }, today)).toBe(true);
  });

  it("disables nothing without limits", () => {
    expect(isDateDisabled(today, {}, today)).toBe(false);
  });
});

describe("dateForKey", () => {
  it.each([
    ["ArrowLeft", false, "2027-06-08"],
    ["ArrowRight", false, "2027-06-10"],
    ["ArrowUp", false, "2027-06-02"],
    ["ArrowDown", false, "2027-06-16"],
    ["Home", false, "2027-06-07"],
    ["End", false, "2027-06-13"],
    ["PageUp", false, "2027-05-09"],
    ["PageDown", false, "2027-07-09"],
    ["PageUp", true, "2026-06-09"],
    ["PageDown", true, "2028-06-09"],
    ["a", false, undefined],
  ] as const)("%s with shift %s leads to %s", (key, shift, date) => {
    expect(dateForKey(key, today, shift, 1)).toBe(date);
  });
});

describe("dateForKey from right to left", () => {
  it("swaps the left and right arrow keys", () => {
    expect(dateForKey("ArrowLeft", today, false, 1, true)).toBe("2027-06-10");
    expect(dateForKey("ArrowRight", today, false, 1, true)).toBe("2027-06-08");
    expect(dateForKey("ArrowDown", today, false, 1, true)).toBe("2027-06-16");
  });
});

describe("nearestDate", () => {
  it("is the first available date", () => {
    expect(nearestDate(today, { available: ["2027-07-03", "2027-07-01"] })).toBe("2027-07-01");
  });

  it("stays within the bounds", () => {
    expect(nearestDate(today, { min: "2027-08-01" })).toBe("2027-08-01");
    expect(nearestDate(today, { max: "2027-05-01" })).toBe("2027-05-01");
    expect(nearestDate(today, { min: "today", max: "today" })).toBe(today);
    expect(nearestDate(undefined, {})).toBeUndefined();
  });
});

describe("previewRange", () => {
  it("shows the end of a begun range only after its start", () => {
    expect(previewRange({ from: today }, "2027-06-11")).toEqual({ from: today, to: "2027-06-11" });
    expect(previewRange({ from: today }, "2027-06-01")).toEqual({ from: today });
    expect(previewRange({ from: today, to: today }, "2027-06-11")).toEqual({
      from: today,
      to: today,
    });
    expect(previewRange({}, "2027-06-11")).toEqual({});
  });
});

describe("extendRange", () => {
  it("starts a range, ends it, and starts another", () => {
    const begun = extendRange({}, "2027-06-10");
    expect(begun).toEqual({ from: "2027-06-10" });
    const whole = extendRange(begun, "2027-06-17");
    expect(whole).toEqual({ from: "2027-06-10", to: "2027-06-17" });
    expect(extendRange(whole, "2027-07-01")).toEqual({ from: "2027-07-01" });
  });

  it("takes an earlier date as another start", () => {
    expect(extendRange({ from: "2027-06-10" }, "2027-06-01")).toEqual({ from: "2027-06-01" });
  });
});
