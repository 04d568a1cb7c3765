import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { describe, expect, it } from "vitest";
import { answerTime, dateMarks, decisionOf, shownDates, termsOf, lengthOf } from "./date-facts.ts";

const date: DateVariant = {
  id: 1,
  tour_id: 1,
  start: "2027-06-12",
  end: "2027-06-18",
  times: [],
  price: 100,
  currency: "RUB",
  charge_price: 100,
  original_price: 100,
  price_without_discount: null,
  original_price_without_discount: null,
  is_busy: false,
  not_guaranteed: false,
  seats_left: 8,
  held_until: null,
  seats_total: 12,
  cabins_left: [],
  discount: null,
};
const tour = { is_dates_preliminary: false };
const sure = { kind: "guaranteed" };
const discount = (
  type: NonNullable<DateVariant["discount"]>["type_string"],
  end: string | null,
) => ({
  type_string: type,
  end_date: end,
  size: 10,
  format: { id: 2 as const },
});

describe("dateMarks", () => {
  it("marks a plain date as guaranteed", () => {
    expect(dateMarks(date, tour)).toEqual([sure]);
  });

  it("marks a sold-out date only as busy", () => {
    const sold = { ...date, is_busy: true, seats_left: 0, discount: discount("seasonal", null) };
    expect(dateMarks(sold, tour)).toEqual([{ kind: "busy" }]);
  });

  it("marks seats that are held apart from seats that are sold", () => {
    const until = "2027-03-01T14:30:00.000Z";
    const held = { ...date, is_busy: true, seats_left: 0, held_until: until };
    expect(dateMarks(held, tour)).toEqual([{ kind: "held", until }]);
  });

  it("marks a date as preliminary by itself or by its tour", () => {
    expect(dateMarks({ ...date, not_guaranteed: true }, tour)).toEqual([{ kind: "preliminary" }]);
    expect(dateMarks(date, { is_dates_preliminary: true })).toEqual([{ kind: "preliminary" }]);
  });

  it.each([
    [discount("early_booking_dates", "2027-03-01"), { kind: "until", date: "2027-03-01" }],
    [discount("early_booking_dates", null), { kind: "early" }],
    [discount("early_booking_days", null), { kind: "early" }],
    [discount("on_tour_date", null), { kind: "hot" }],
    [discount("seasonal", null), { kind: "hot" }],
  ])("labels the discount %o", (given, mark) => {
    expect(dateMarks({ ...date, discount: given }, tour)).toEqual([sure, mark]);
  });

  it("marks the last three seats", () => {
    expect(dateMarks({ ...date, seats_left: 3 }, tour)).toEqual([sure, { kind: "few", seats: 3 }]);
    expect(dateMarks({ ...date, seats_left: 4 }, tour)).toEqual([sure]);
  });
});

describe("shownDates", () => {
  const dates = Array.from({ length: 10 }, (_, index) => ({ ...date, id: index + 1 }));
  const ids = (chosen: number | null, all: boolean) =>
    shownDates(dates, chosen, all).map(({ id }) => id);

  it("gives the first four dates and the chosen one", () => {
    expect(ids(null, false)).toEqual([1, 2, 3, 4]);
    expect(ids(2, false)).toEqual([1, 2, 3, 4]);
    expect(ids(9, false)).toEqual([1, 2, 3, 4, 9]);
  });

  it("gives all dates when expanded or when they are few", () => {
    expect(ids(null, true)).toHaveLength(10);
    expect(shownDates(dates.slice(0, 4), null, false)).toHaveLength(4);
  });
});

describe("a departure that gathers its group", () => {
  const terms = { ...tour, min_group_size: 6, decided_days: 14, cancellation_days: 30 };
  const open = { ...date, not_guaranteed: true };

  it.each([
    [date, "guaranteed", 0, null],
    [open, "gathering", 2, "2027-05-29"],
    [{ ...open, seats_left: 6 }, "gathered", 0, "2027-05-29"],
    [{ ...open, seats_left: 12 }, "gathering", 6, "2027-05-29"],
  ])('%o is "%s"', (given, certainty, missing, decidedBy) => {
    expect(decisionOf(given, terms, "2027-01-01")).toMatchObject({ certainty, missing, decidedBy });
  });

  it("can be cancelled free of charge until its decision", () => {
    expect(termsOf(date, terms, "2027-01-01").freeUntil).toBe("2027-05-13");
    expect(termsOf(open, terms, "2027-01-01").freeUntil).toBe("2027-05-29");
  });

  it("may be left for nothing until it is decided when that is late", () => {
    expect(termsOf(open, terms, "2027-06-02")).toMatchObject({
      freeUntil: "2027-06-02",
      isDecisionLate: true,
    });
    expect(termsOf(date, terms, "2027-06-02").isDecisionLate).toBeUndefined();
  });
});

it.each([
  [0, "hour"],
  [60, "hour"],
  [61, "hours"],
  [240, "hours"],
  [241, "day"],
  [1440, "day"],
  [1441, "days"],
])("an answer after %i minutes counts as within the %s", (minutes, kind) => {
  expect(answerTime(minutes)).toBe(kind);
});

it.each([
  ["2027-06-01", "2027-06-08", { days: 8, nights: 7 }, { days: 8, nights: 7 }],
  ["2027-06-01", "2027-06-10", { days: 8, nights: 7 }, { days: 10, nights: 9 }],
  ["2027-06-01", "2027-06-01", { days: 1, nights: 0 }, { days: 1, nights: 0 }],
  // A march that is over at midnight: its nights stay fewer.
  ["2027-06-01", "2027-06-03", { days: 3, nights: 1 }, { days: 3, nights: 1 }],
  ["2027-06-01", "2027-06-01", { days: 0, nights: 0 }, { days: 0, nights: 0 }],
])("from %s to %s, a tour of %o lasts %o", (start, end, duration, expected) => {
  expect(lengthOf({ start, end }, { duration: { ...duration, hours: 4 } })).toMatchObject(expected);
});
