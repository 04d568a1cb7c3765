import { expect, it } from "vitest";
import { comingSlots, excursionMinutes, minuteOfDay, slotsByDate } from "./excursion-date.ts";

it.each([
  ["00:00", 0],
  ["09:30", 570],
  ["23:59", 1439],
  ["24:00", null],
  ["9:30", null],
  ["", null],
])("%s is minute %s", (time, minute) => {
  expect(minuteOfDay(time)).toBe(minute);
});

it.each([
  ["10:00", "13:30", 210],
  ["22:00", "01:00", 180], // over midnight
  ["10:00", null, null],
  ["10:00", "later", null],
])("%s to %s lasts %s", (start, end, minutes) => {
  expect(excursionMinutes({ start, end })).toBe(minutes);
});

const dates = [
  { date: "2027-06-02", times: [{ start: "09:00", end: "11:00" }] },
  {
    date: "2027-06-01",
    times: [
      { start: "18:00", end: null },
      { start: "10:00", end: "12:00" },
      { start: "noon", end: null },
      { start: "12:00", end: "14:00" },
    ],
  },
  { date: "2027-05-31", times: [{ start: "10:00", end: "12:00" }] },
];

it("lists the starts still ahead, soonest first", () => {
  const slots = comingSlots(dates, { date: "2027-06-01", time: "10:00" });
  expect(slots.map(({ date, start }) => `${date} ${start}`)).toEqual([
    "2027-06-01 12:00",
    "2027-06-01 18:00",
    "2027-06-02 09:00",
  ]);
  expect(slotsByDate(slots).map(({ date, slots: own }) => [date, own.length])).toEqual([
    ["2027-06-01", 2],
    ["2027-06-02", 1],
  ]);
});
