import fc from "fast-check";
import { expect, it } from "vitest";
import { isMarkedAtOnce, scanVerdict, typedBookingNumber } from "./arrival-scan.ts";

const facts = {
  bookingId: 10_234,
  organizerId: 7,
  dateId: 500,
  start: "2026-11-25",
  seats: 2,
  firstName: "Мария",
};
const scanner = { organizerId: 7, today: "2026-11-25", marked: new Set<number>() };

it.each([
  ["a code that is not Tropa's", null, scanner, "unknown"],
  ["a code of another organizer's guests", { ...facts, organizerId: 8 }, scanner, "otherOrganizer"],
  ["a code for tomorrow", { ...facts, start: "2026-11-26" }, scanner, "otherDay"],
  ["a code of a trip that has begun", { ...facts, start: "2026-11-24" }, scanner, "begun"],
  ["a code that is already marked", facts, { ...scanner, marked: new Set([10_234]) }, "twice"],
  [
    "a code of guests who are expected today",
    facts,
    { ...scanner, marked: new Set([10_235]) },
    "welcome",
  ],
] as const)("scanVerdict recognizes %s", (_, scanned, by, verdict) => {
  expect(scanVerdict(scanned, by)).toBe(verdict);
});

it("scanVerdict never accepts another organizer's guests, even if they are already marked", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8 }), fc.array(fc.constant(10_234)), (organizerId, marked) => {
      const verdict = scanVerdict(
        { ...facts, organizerId },
        { ...scanner, marked: new Set(marked) },
      );
      expect(isMarkedAtOnce(verdict)).toBe(false);
      expect(verdict).toBe("otherOrganizer");
    }),
  );
});

it.each([
  ["10234", 10_234],
  ["№ 10 234", 10_234],
  ["#10-234", 10_234],
  ["", null],
  ["0", null],
  ["10234a", null],
  ["99999999999", null],
  ["2147483648", null],
] as const)("typedBookingNumber reads %j as %s", (typed, number) => {
  expect(typedBookingNumber(typed)).toBe(number);
});
