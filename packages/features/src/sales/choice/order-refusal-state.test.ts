import { expect, test } from "vitest";
import { refusalOf, seatsLeftAfter } from "./order-refusal-state.ts";

const order = (people: number) => ({ dateId: 5, people, cabin: null });
const date = { id: 5, seats_left: 6, is_busy: false };

test("a refusal for lack of seats limits the seats below the refused party on that date", () => {
  const refusal = refusalOf({ code: "no_seats" }, order(3));
  expect(seatsLeftAfter(refusal, date)).toBe(2);
  expect(seatsLeftAfter(refusal, { ...date, id: 6 })).toBe(6);
  expect(seatsLeftAfter(refusalOf({ code: "no_seats" }, order(1)), date)).toBe(0);
});

test("a date that is gone or busy has no seats", () => {
  expect(seatsLeftAfter(refusalOf({ code: "gone" }, order(1)), date)).toBe(0);
  expect(seatsLeftAfter(null, { ...date, is_busy: true })).toBe(0);
});

test("a refusal for lack of cabins leaves the seats as they are", () => {
  expect(seatsLeftAfter(refusalOf({ code: "no_cabins" }, order(3)), date)).toBe(6);
});

test("refusalOf ignores failures that are not about the date", () => {
  expect(refusalOf({ code: "validation" }, order(1))).toBeNull();
  expect(refusalOf(null, order(1))).toBeNull();
});

test("a refusal says until when seats are held, and nothing when they are sold", () => {
  const until = "2027-03-01T14:30:00.000Z";
  const refused = (data: object) => refusalOf({ code: "no_seats", data }, order(1))?.heldUntil;
  expect(refused({ held_until: until })).toBe(until);
  expect(refused({ held_until: null })).toBeNull();
});
