import { expect, it } from "vitest";
import { firstDate, whyUnavailable } from "./first-date.ts";

const date = (id: number, start: string, seats: number) => ({
  id,
  start,
  is_busy: seats === 0,
  seats_left: seats,
});
const dates = [
  date(1, "2027-05-01", 8),
  date(2, "2027-06-01", 2),
  date(3, "2027-06-10", 0),
  date(4, "2027-07-20", 8),
];

it("says why the date of an address cannot be had", () => {
  expect([1, 3, 9, null].map((id) => whyUnavailable(dates, id))).toEqual([
    null,
    "soldOut",
    "gone",
    null,
  ]);
});

it("begins with the nearest date with seats for the party where the wanted one is sold out", () => {
  expect(firstDate(dates, 3, 1)?.id).toBe(2);
  expect(firstDate(dates, 3, 4)?.id).toBe(1);
  expect(firstDate(dates, 3, 40)?.id).toBe(2);
});

it("keeps the wanted date, however few its seats are", () => {
  expect(firstDate(dates, 2, 5)?.id).toBe(2);
});

it("begins with the first date where none or an unknown one is wanted", () => {
  expect(firstDate(dates, null, 1)?.id).toBe(1);
  expect(firstDate(dates, 9, 3)?.id).toBe(1);
  expect(firstDate([date(3, "2027-06-10", 0)], 3, 1)).toBeUndefined();
});
